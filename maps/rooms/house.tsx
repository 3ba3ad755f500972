<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="house" tilewidth="32" tileheight="32" tilecount="214" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0">
  <image width="32" height="32" source="../../sprites/rooms/armchair_00.svg"/>
 </tile>
 <tile id="1">
  <image width="32" height="32" source="../../sprites/rooms/armchair_01.svg"/>
 </tile>
 <tile id="2">
  <image width="32" height="32" source="../../sprites/rooms/armchair_10.svg"/>
 </tile>
 <tile id="3">
  <image width="32" height="32" source="../../sprites/rooms/armchair_11.svg"/>
 </tile>
 <tile id="4">
  <image width="32" height="32" source="../../sprites/rooms/armour_00.svg"/>
 </tile>
 <tile id="5">
  <image width="32" height="32" source="../../sprites/rooms/armour_10.svg"/>
 </tile>
 <tile id="6">
  <image width="32" height="32" source="../../sprites/rooms/balustrade_hole_00.svg"/>
 </tile>
 <tile id="7">
  <image width="32" height="32" source="../../sprites/rooms/balustrade_hole_01.svg"/>
 </tile>
 <tile id="8">
  <image width="32" height="32" source="../../sprites/rooms/balustrade_hole_10.svg"/>
 </tile>
 <tile id="9">
  <image width="32" height="32" source="../../sprites/rooms/balustrade_hole_11.svg"/>
 </tile>
 <tile id="10">
  <image width="32" height="32" source="../../sprites/rooms/balustrade_hole_20.svg"/>
 </tile>
 <tile id="11">
  <image width="32" height="32" source="../../sprites/rooms/balustrade_hole_21.svg"/>
 </tile>
 <tile id="12">
  <image width="32" height="32" source="../../sprites/rooms/balustrade_hole_30.svg"/>
 </tile>
 <tile id="13">
  <image width="32" height="32" source="../../sprites/rooms/balustrade_hole_31.svg"/>
 </tile>
 <tile id="14">
  <image width="32" height="32" source="../../sprites/rooms/barbell_00.svg"/>
 </tile>
 <tile id="15">
  <image width="32" height="32" source="../../sprites/rooms/barbell_01.svg"/>
 </tile>
 <tile id="16">
  <image width="32" height="32" source="../../sprites/rooms/bed_00.svg"/>
 </tile>
 <tile id="17">
  <image width="32" height="32" source="../../sprites/rooms/bed_01.svg"/>
 </tile>
 <tile id="18">
  <image width="32" height="32" source="../../sprites/rooms/bed_10.svg"/>
 </tile>
 <tile id="19">
  <image width="32" height="32" source="../../sprites/rooms/bed_11.svg"/>
 </tile>
 <tile id="20">
  <image width="32" height="32" source="../../sprites/rooms/bed_20.svg"/>
 </tile>
 <tile id="21">
  <image width="32" height="32" source="../../sprites/rooms/bell_board_00.svg"/>
 </tile>
 <tile id="22">
  <image width="32" height="32" source="../../sprites/rooms/bell_board_01.svg"/>
 </tile>
 <tile id="23">
  <image width="32" height="32" source="../../sprites/rooms/bench_00.svg"/>
 </tile>
 <tile id="24">
  <image width="32" height="32" source="../../sprites/rooms/big_plant_00.svg"/>
 </tile>
 <tile id="25">
  <image width="32" height="32" source="../../sprites/rooms/big_plant_01.svg"/>
 </tile>
 <tile id="26">
  <image width="32" height="32" source="../../sprites/rooms/big_plant_10.svg"/>
 </tile>
 <tile id="27">
  <image width="32" height="32" source="../../sprites/rooms/big_plant_11.svg"/>
 </tile>
 <tile id="28">
  <image width="32" height="32" source="../../sprites/rooms/billiards_00.svg"/>
 </tile>
 <tile id="29">
  <image width="32" height="32" source="../../sprites/rooms/billiards_01.svg"/>
 </tile>
 <tile id="30">
  <image width="32" height="32" source="../../sprites/rooms/billiards_02.svg"/>
 </tile>
 <tile id="31">
  <image width="32" height="32" source="../../sprites/rooms/billiards_10.svg"/>
 </tile>
 <tile id="32">
  <image width="32" height="32" source="../../sprites/rooms/billiards_11.svg"/>
 </tile>
 <tile id="33">
  <image width="32" height="32" source="../../sprites/rooms/billiards_12.svg"/>
 </tile>
 <tile id="34">
  <image width="32" height="32" source="../../sprites/rooms/billiards_21.svg"/>
 </tile>
 <tile id="35">
  <image width="32" height="32" source="../../sprites/rooms/billiards_30.svg"/>
 </tile>
 <tile id="36">
  <image width="32" height="32" source="../../sprites/rooms/billiards_31.svg"/>
 </tile>
 <tile id="37">
  <image width="32" height="32" source="../../sprites/rooms/broken_chair_00.svg"/>
 </tile>
 <tile id="38">
  <image width="32" height="32" source="../../sprites/rooms/broken_chair_01.svg"/>
 </tile>
 <tile id="39">
  <image width="32" height="32" source="../../sprites/rooms/candelabra.svg"/>
 </tile>
 <tile id="40">
  <image width="32" height="32" source="../../sprites/rooms/card_table_00.svg"/>
 </tile>
 <tile id="41">
  <image width="32" height="32" source="../../sprites/rooms/card_table_01.svg"/>
 </tile>
 <tile id="42">
  <image width="32" height="32" source="../../sprites/rooms/card_table_10.svg"/>
 </tile>
 <tile id="43">
  <image width="32" height="32" source="../../sprites/rooms/card_table_11.svg"/>
 </tile>
 <tile id="44">
  <image width="32" height="32" source="../../sprites/rooms/chair.svg"/>
 </tile>
 <tile id="45">
  <image width="32" height="32" source="../../sprites/rooms/chair_diag.svg"/>
 </tile>
 <tile id="46">
  <image width="32" height="32" source="../../sprites/rooms/chair_wall.svg"/>
 </tile>
 <tile id="47">
  <image width="32" height="32" source="../../sprites/rooms/clock.svg"/>
 </tile>
 <tile id="48">
  <image width="32" height="32" source="../../sprites/rooms/coats.svg"/>
 </tile>
 <tile id="49">
  <image width="32" height="32" source="../../sprites/rooms/cot_00.svg"/>
 </tile>
 <tile id="50">
  <image width="32" height="32" source="../../sprites/rooms/cot_10.svg"/>
 </tile>
 <tile id="51">
  <image width="32" height="32" source="../../sprites/rooms/court_00.svg"/>
 </tile>
 <tile id="52">
  <image width="32" height="32" source="../../sprites/rooms/court_01.svg"/>
 </tile>
 <tile id="53">
  <image width="32" height="32" source="../../sprites/rooms/court_02.svg"/>
 </tile>
 <tile id="54">
  <image width="32" height="32" source="../../sprites/rooms/court_04.svg"/>
 </tile>
 <tile id="55">
  <image width="32" height="32" source="../../sprites/rooms/court_10.svg"/>
 </tile>
 <tile id="56">
  <image width="32" height="32" source="../../sprites/rooms/court_11.svg"/>
 </tile>
 <tile id="57">
  <image width="32" height="32" source="../../sprites/rooms/court_12.svg"/>
 </tile>
 <tile id="58">
  <image width="32" height="32" source="../../sprites/rooms/court_13.svg"/>
 </tile>
 <tile id="59">
  <image width="32" height="32" source="../../sprites/rooms/court_20.svg"/>
 </tile>
 <tile id="60">
  <image width="32" height="32" source="../../sprites/rooms/court_21.svg"/>
 </tile>
 <tile id="61">
  <image width="32" height="32" source="../../sprites/rooms/court_22.svg"/>
 </tile>
 <tile id="62">
  <image width="32" height="32" source="../../sprites/rooms/court_25.svg"/>
 </tile>
 <tile id="63">
  <image width="32" height="32" source="../../sprites/rooms/court_32.svg"/>
 </tile>
 <tile id="64">
  <image width="32" height="32" source="../../sprites/rooms/court_40.svg"/>
 </tile>
 <tile id="65">
  <image width="32" height="32" source="../../sprites/rooms/court_50.svg"/>
 </tile>
 <tile id="66">
  <image width="32" height="32" source="../../sprites/rooms/court_53.svg"/>
 </tile>
 <tile id="67">
  <image width="32" height="32" source="../../sprites/rooms/court_54.svg"/>
 </tile>
 <tile id="68">
  <image width="32" height="32" source="../../sprites/rooms/court_55.svg"/>
 </tile>
 <tile id="69">
  <image width="32" height="32" source="../../sprites/rooms/cracks_00.svg"/>
 </tile>
 <tile id="70">
  <image width="32" height="32" source="../../sprites/rooms/cracks_01.svg"/>
 </tile>
 <tile id="71">
  <image width="32" height="32" source="../../sprites/rooms/cracks_10.svg"/>
 </tile>
 <tile id="72">
  <image width="32" height="32" source="../../sprites/rooms/cracks_11.svg"/>
 </tile>
 <tile id="73">
  <image width="32" height="32" source="../../sprites/rooms/dance_floor_01.svg"/>
 </tile>
 <tile id="74">
  <image width="32" height="32" source="../../sprites/rooms/dance_floor_02.svg"/>
 </tile>
 <tile id="75">
  <image width="32" height="32" source="../../sprites/rooms/dance_floor_11.svg"/>
 </tile>
 <tile id="76">
  <image width="32" height="32" source="../../sprites/rooms/dance_floor_12.svg"/>
 </tile>
 <tile id="77">
  <image width="32" height="32" source="../../sprites/rooms/dance_floor_13.svg"/>
 </tile>
 <tile id="78">
  <image width="32" height="32" source="../../sprites/rooms/dance_floor_14.svg"/>
 </tile>
 <tile id="79">
  <image width="32" height="32" source="../../sprites/rooms/dance_floor_20.svg"/>
 </tile>
 <tile id="80">
  <image width="32" height="32" source="../../sprites/rooms/dance_floor_22.svg"/>
 </tile>
 <tile id="81">
  <image width="32" height="32" source="../../sprites/rooms/dartboard.svg"/>
 </tile>
 <tile id="82">
  <image width="32" height="32" source="../../sprites/rooms/dining_table_00.svg"/>
 </tile>
 <tile id="83">
  <image width="32" height="32" source="../../sprites/rooms/dining_table_10.svg"/>
 </tile>
 <tile id="84">
  <image width="32" height="32" source="../../sprites/rooms/dining_table_11.svg"/>
 </tile>
 <tile id="85">
  <image width="32" height="32" source="../../sprites/rooms/dining_table_20.svg"/>
 </tile>
 <tile id="86">
  <image width="32" height="32" source="../../sprites/rooms/dining_table_21.svg"/>
 </tile>
 <tile id="87">
  <image width="32" height="32" source="../../sprites/rooms/dining_table_30.svg"/>
 </tile>
 <tile id="88">
  <image width="32" height="32" source="../../sprites/rooms/dining_table_40.svg"/>
 </tile>
 <tile id="89">
  <image width="32" height="32" source="../../sprites/rooms/dining_table_41.svg"/>
 </tile>
 <tile id="90">
  <image width="32" height="32" source="../../sprites/rooms/double_bed_00.svg"/>
 </tile>
 <tile id="91">
  <image width="32" height="32" source="../../sprites/rooms/double_bed_01.svg"/>
 </tile>
 <tile id="92">
  <image width="32" height="32" source="../../sprites/rooms/double_bed_02.svg"/>
 </tile>
 <tile id="93">
  <image width="32" height="32" source="../../sprites/rooms/double_bed_10.svg"/>
 </tile>
 <tile id="94">
  <image width="32" height="32" source="../../sprites/rooms/double_bed_11.svg"/>
 </tile>
 <tile id="95">
  <image width="32" height="32" source="../../sprites/rooms/double_bed_12.svg"/>
 </tile>
 <tile id="96">
  <image width="32" height="32" source="../../sprites/rooms/double_bed_13.svg"/>
 </tile>
 <tile id="97">
  <image width="32" height="32" source="../../sprites/rooms/double_bed_20.svg"/>
 </tile>
 <tile id="98">
  <image width="32" height="32" source="../../sprites/rooms/double_bed_21.svg"/>
 </tile>
 <tile id="99">
  <image width="32" height="32" source="../../sprites/rooms/double_bed_30.svg"/>
 </tile>
 <tile id="100">
  <image width="32" height="32" source="../../sprites/rooms/double_bed_31.svg"/>
 </tile>
 <tile id="101">
  <image width="32" height="32" source="../../sprites/rooms/double_bed_33.svg"/>
 </tile>
 <tile id="102">
  <image width="32" height="32" source="../../sprites/rooms/dresser_00.svg"/>
 </tile>
 <tile id="103">
  <image width="32" height="32" source="../../sprites/rooms/dresser_01.svg"/>
 </tile>
 <tile id="104">
  <image width="32" height="32" source="../../sprites/rooms/dummy.svg"/>
 </tile>
 <tile id="105">
  <image width="32" height="32" source="../../sprites/rooms/fireplace_00.svg"/>
 </tile>
 <tile id="106">
  <image width="32" height="32" source="../../sprites/rooms/fireplace_01.svg"/>
 </tile>
 <tile id="107">
  <image width="32" height="32" source="../../sprites/rooms/grand_piano_00.svg"/>
 </tile>
 <tile id="108">
  <image width="32" height="32" source="../../sprites/rooms/grand_piano_01.svg"/>
 </tile>
 <tile id="109">
  <image width="32" height="32" source="../../sprites/rooms/grand_piano_10.svg"/>
 </tile>
 <tile id="110">
  <image width="32" height="32" source="../../sprites/rooms/grand_piano_11.svg"/>
 </tile>
 <tile id="111">
  <image width="32" height="32" source="../../sprites/rooms/grand_piano_20.svg"/>
 </tile>
 <tile id="112">
  <image width="32" height="32" source="../../sprites/rooms/grand_piano_21.svg"/>
 </tile>
 <tile id="113">
  <image width="32" height="32" source="../../sprites/rooms/hole_00.svg"/>
 </tile>
 <tile id="114">
  <image width="32" height="32" source="../../sprites/rooms/hole_01.svg"/>
 </tile>
 <tile id="115">
  <image width="32" height="32" source="../../sprites/rooms/hole_10.svg"/>
 </tile>
 <tile id="116">
  <image width="32" height="32" source="../../sprites/rooms/hole_11.svg"/>
 </tile>
 <tile id="117">
  <image width="32" height="32" source="../../sprites/rooms/lantern.svg"/>
 </tile>
 <tile id="118">
  <image width="32" height="32" source="../../sprites/rooms/mat_00.svg"/>
 </tile>
 <tile id="119">
  <image width="32" height="32" source="../../sprites/rooms/mat_10.svg"/>
 </tile>
 <tile id="120">
  <image width="32" height="32" source="../../sprites/rooms/mats_00.svg"/>
 </tile>
 <tile id="121">
  <image width="32" height="32" source="../../sprites/rooms/mats_01.svg"/>
 </tile>
 <tile id="122">
  <image width="32" height="32" source="../../sprites/rooms/nightstand.svg"/>
 </tile>
 <tile id="123">
  <image width="32" height="32" source="../../sprites/rooms/picture.svg"/>
 </tile>
 <tile id="124">
  <image width="32" height="32" source="../../sprites/rooms/plant.svg"/>
 </tile>
 <tile id="125">
  <image width="32" height="32" source="../../sprites/rooms/portrait.svg"/>
 </tile>
 <tile id="126">
  <image width="32" height="32" source="../../sprites/rooms/punchbag.svg"/>
 </tile>
 <tile id="127">
  <image width="32" height="32" source="../../sprites/rooms/rafters_00.svg"/>
 </tile>
 <tile id="128">
  <image width="32" height="32" source="../../sprites/rooms/rafters_01.svg"/>
 </tile>
 <tile id="129">
  <image width="32" height="32" source="../../sprites/rooms/rafters_10.svg"/>
 </tile>
 <tile id="130">
  <image width="32" height="32" source="../../sprites/rooms/rafters_11.svg"/>
 </tile>
 <tile id="131">
  <image width="32" height="32" source="../../sprites/rooms/rafters_20.svg"/>
 </tile>
 <tile id="132">
  <image width="32" height="32" source="../../sprites/rooms/rafters_21.svg"/>
 </tile>
 <tile id="133">
  <image width="32" height="32" source="../../sprites/rooms/rafters_30.svg"/>
 </tile>
 <tile id="134">
  <image width="32" height="32" source="../../sprites/rooms/rafters_31.svg"/>
 </tile>
 <tile id="135">
  <image width="32" height="32" source="../../sprites/rooms/rafters_40.svg"/>
 </tile>
 <tile id="136">
  <image width="32" height="32" source="../../sprites/rooms/rafters_50.svg"/>
 </tile>
 <tile id="137">
  <image width="32" height="32" source="../../sprites/rooms/rafters_70.svg"/>
 </tile>
 <tile id="138">
  <image width="32" height="32" source="../../sprites/rooms/red_end_00.svg"/>
 </tile>
 <tile id="139">
  <image width="32" height="32" source="../../sprites/rooms/red_end_01.svg"/>
 </tile>
 <tile id="140">
  <image width="32" height="32" source="../../sprites/rooms/red_runner_00.svg"/>
 </tile>
 <tile id="141">
  <image width="32" height="32" source="../../sprites/rooms/rocking_horse_00.svg"/>
 </tile>
 <tile id="142">
  <image width="32" height="32" source="../../sprites/rooms/rocking_horse_01.svg"/>
 </tile>
 <tile id="143">
  <image width="32" height="32" source="../../sprites/rooms/rocking_horse_10.svg"/>
 </tile>
 <tile id="144">
  <image width="32" height="32" source="../../sprites/rooms/rocking_horse_11.svg"/>
 </tile>
 <tile id="145">
  <image width="32" height="32" source="../../sprites/rooms/round_rug_00.svg"/>
 </tile>
 <tile id="146">
  <image width="32" height="32" source="../../sprites/rooms/round_rug_01.svg"/>
 </tile>
 <tile id="147">
  <image width="32" height="32" source="../../sprites/rooms/round_rug_11.svg"/>
 </tile>
 <tile id="148">
  <image width="32" height="32" source="../../sprites/rooms/rug_00.svg"/>
 </tile>
 <tile id="149">
  <image width="32" height="32" source="../../sprites/rooms/rug_01.svg"/>
 </tile>
 <tile id="150">
  <image width="32" height="32" source="../../sprites/rooms/rug_10.svg"/>
 </tile>
 <tile id="151">
  <image width="32" height="32" source="../../sprites/rooms/rug_11.svg"/>
 </tile>
 <tile id="152">
  <image width="32" height="32" source="../../sprites/rooms/rug_20.svg"/>
 </tile>
 <tile id="153">
  <image width="32" height="32" source="../../sprites/rooms/rug_21.svg"/>
 </tile>
 <tile id="154">
  <image width="32" height="32" source="../../sprites/rooms/runner_00.svg"/>
 </tile>
 <tile id="155">
  <image width="32" height="32" source="../../sprites/rooms/runner_end_00.svg"/>
 </tile>
 <tile id="156">
  <image width="32" height="32" source="../../sprites/rooms/runner_end_01.svg"/>
 </tile>
 <tile id="157">
  <image width="32" height="32" source="../../sprites/rooms/sheeted_00.svg"/>
 </tile>
 <tile id="158">
  <image width="32" height="32" source="../../sprites/rooms/sheeted_01.svg"/>
 </tile>
 <tile id="159">
  <image width="32" height="32" source="../../sprites/rooms/sheeted_02.svg"/>
 </tile>
 <tile id="160">
  <image width="32" height="32" source="../../sprites/rooms/sheeted_10.svg"/>
 </tile>
 <tile id="161">
  <image width="32" height="32" source="../../sprites/rooms/sheeted_11.svg"/>
 </tile>
 <tile id="162">
  <image width="32" height="32" source="../../sprites/rooms/sheeted_12.svg"/>
 </tile>
 <tile id="163">
  <image width="32" height="32" source="../../sprites/rooms/sheeted_small_00.svg"/>
 </tile>
 <tile id="164">
  <image width="32" height="32" source="../../sprites/rooms/sheeted_small_10.svg"/>
 </tile>
 <tile id="165">
  <image width="32" height="32" source="../../sprites/rooms/sideboard_00.svg"/>
 </tile>
 <tile id="166">
  <image width="32" height="32" source="../../sprites/rooms/sideboard_01.svg"/>
 </tile>
 <tile id="167">
  <image width="32" height="32" source="../../sprites/rooms/sideboard_02.svg"/>
 </tile>
 <tile id="168">
  <image width="32" height="32" source="../../sprites/rooms/small_chest.svg"/>
 </tile>
 <tile id="169">
  <image width="32" height="32" source="../../sprites/rooms/stairs_up_00.svg"/>
 </tile>
 <tile id="170">
  <image width="32" height="32" source="../../sprites/rooms/stairs_up_01.svg"/>
 </tile>
 <tile id="171">
  <image width="32" height="32" source="../../sprites/rooms/stairs_up_02.svg"/>
 </tile>
 <tile id="172">
  <image width="32" height="32" source="../../sprites/rooms/stairs_up_03.svg"/>
 </tile>
 <tile id="173">
  <image width="32" height="32" source="../../sprites/rooms/stairs_up_04.svg"/>
 </tile>
 <tile id="174">
  <image width="32" height="32" source="../../sprites/rooms/stairs_up_10.svg"/>
 </tile>
 <tile id="175">
  <image width="32" height="32" source="../../sprites/rooms/stairs_up_11.svg"/>
 </tile>
 <tile id="176">
  <image width="32" height="32" source="../../sprites/rooms/stairs_up_12.svg"/>
 </tile>
 <tile id="177">
  <image width="32" height="32" source="../../sprites/rooms/stairs_up_13.svg"/>
 </tile>
 <tile id="178">
  <image width="32" height="32" source="../../sprites/rooms/stairs_up_14.svg"/>
 </tile>
 <tile id="179">
  <image width="32" height="32" source="../../sprites/rooms/stairs_up_20.svg"/>
 </tile>
 <tile id="180">
  <image width="32" height="32" source="../../sprites/rooms/stairs_up_21.svg"/>
 </tile>
 <tile id="181">
  <image width="32" height="32" source="../../sprites/rooms/stairs_up_22.svg"/>
 </tile>
 <tile id="182">
  <image width="32" height="32" source="../../sprites/rooms/stairs_up_23.svg"/>
 </tile>
 <tile id="183">
  <image width="32" height="32" source="../../sprites/rooms/stairs_up_24.svg"/>
 </tile>
 <tile id="184">
  <image width="32" height="32" source="../../sprites/rooms/stairs_up_40.svg"/>
 </tile>
 <tile id="185">
  <image width="32" height="32" source="../../sprites/rooms/stairs_up_41.svg"/>
 </tile>
 <tile id="186">
  <image width="32" height="32" source="../../sprites/rooms/stairs_up_42.svg"/>
 </tile>
 <tile id="187">
  <image width="32" height="32" source="../../sprites/rooms/stairs_up_43.svg"/>
 </tile>
 <tile id="188">
  <image width="32" height="32" source="../../sprites/rooms/stairs_up_44.svg"/>
 </tile>
 <tile id="189">
  <image width="32" height="32" source="../../sprites/rooms/stairwell_00.svg"/>
 </tile>
 <tile id="190">
  <image width="32" height="32" source="../../sprites/rooms/stairwell_01.svg"/>
 </tile>
 <tile id="191">
  <image width="32" height="32" source="../../sprites/rooms/stairwell_02.svg"/>
 </tile>
 <tile id="192">
  <image width="32" height="32" source="../../sprites/rooms/stairwell_03.svg"/>
 </tile>
 <tile id="193">
  <image width="32" height="32" source="../../sprites/rooms/stairwell_10.svg"/>
 </tile>
 <tile id="194">
  <image width="32" height="32" source="../../sprites/rooms/stairwell_11.svg"/>
 </tile>
 <tile id="195">
  <image width="32" height="32" source="../../sprites/rooms/stairwell_12.svg"/>
 </tile>
 <tile id="196">
  <image width="32" height="32" source="../../sprites/rooms/stairwell_13.svg"/>
 </tile>
 <tile id="197">
  <image width="32" height="32" source="../../sprites/rooms/stairwell_23.svg"/>
 </tile>
 <tile id="198">
  <image width="32" height="32" source="../../sprites/rooms/trunk_00.svg"/>
 </tile>
 <tile id="199">
  <image width="32" height="32" source="../../sprites/rooms/trunk_01.svg"/>
 </tile>
 <tile id="200">
  <image width="32" height="32" source="../../sprites/rooms/umbrellas.svg"/>
 </tile>
 <tile id="201">
  <image width="32" height="32" source="../../sprites/rooms/vaulting_horse_00.svg"/>
 </tile>
 <tile id="202">
  <image width="32" height="32" source="../../sprites/rooms/wardrobe_00.svg"/>
 </tile>
 <tile id="203">
  <image width="32" height="32" source="../../sprites/rooms/wardrobe_01.svg"/>
 </tile>
 <tile id="204">
  <image width="32" height="32" source="../../sprites/rooms/wardrobe_10.svg"/>
 </tile>
 <tile id="205">
  <image width="32" height="32" source="../../sprites/rooms/washstand_00.svg"/>
 </tile>
 <tile id="206">
  <image width="32" height="32" source="../../sprites/rooms/washstand_01.svg"/>
 </tile>
 <tile id="207">
  <image width="32" height="32" source="../../sprites/rooms/washstand_10.svg"/>
 </tile>
 <tile id="208">
  <image width="32" height="32" source="../../sprites/rooms/web_00.svg"/>
 </tile>
 <tile id="209">
  <image width="32" height="32" source="../../sprites/rooms/web_01.svg"/>
 </tile>
 <tile id="210">
  <image width="32" height="32" source="../../sprites/rooms/web_10.svg"/>
 </tile>
 <tile id="211">
  <image width="32" height="32" source="../../sprites/rooms/web_11.svg"/>
 </tile>
 <tile id="212">
  <image width="32" height="32" source="../../sprites/rooms/weights_00.svg"/>
 </tile>
 <tile id="213">
  <image width="32" height="32" source="../../sprites/rooms/weights_01.svg"/>
 </tile>
</tileset>
