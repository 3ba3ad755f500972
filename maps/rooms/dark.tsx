<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="dark" tilewidth="32" tileheight="32" tilecount="240" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0">
  <image width="32" height="32" source="../../sprites/rooms/blood_drag_00.svg"/>
 </tile>
 <tile id="1">
  <image width="32" height="32" source="../../sprites/rooms/blood_drag_01.svg"/>
 </tile>
 <tile id="2">
  <image width="32" height="32" source="../../sprites/rooms/blood_drag_10.svg"/>
 </tile>
 <tile id="3">
  <image width="32" height="32" source="../../sprites/rooms/blood_drag_11.svg"/>
 </tile>
 <tile id="4">
  <image width="32" height="32" source="../../sprites/rooms/blood_drag_20.svg"/>
 </tile>
 <tile id="5">
  <image width="32" height="32" source="../../sprites/rooms/blood_drag_21.svg"/>
 </tile>
 <tile id="6">
  <image width="32" height="32" source="../../sprites/rooms/blood_hand.svg"/>
 </tile>
 <tile id="7">
  <image width="32" height="32" source="../../sprites/rooms/blood_pool_00.svg"/>
 </tile>
 <tile id="8">
  <image width="32" height="32" source="../../sprites/rooms/blood_pool_01.svg"/>
 </tile>
 <tile id="9">
  <image width="32" height="32" source="../../sprites/rooms/blood_pool_02.svg"/>
 </tile>
 <tile id="10">
  <image width="32" height="32" source="../../sprites/rooms/blood_pool_03.svg"/>
 </tile>
 <tile id="11">
  <image width="32" height="32" source="../../sprites/rooms/blood_pool_10.svg"/>
 </tile>
 <tile id="12">
  <image width="32" height="32" source="../../sprites/rooms/blood_pool_11.svg"/>
 </tile>
 <tile id="13">
  <image width="32" height="32" source="../../sprites/rooms/blood_pool_12.svg"/>
 </tile>
 <tile id="14">
  <image width="32" height="32" source="../../sprites/rooms/blood_pool_13.svg"/>
 </tile>
 <tile id="15">
  <image width="32" height="32" source="../../sprites/rooms/blood_pool_20.svg"/>
 </tile>
 <tile id="16">
  <image width="32" height="32" source="../../sprites/rooms/blood_pool_21.svg"/>
 </tile>
 <tile id="17">
  <image width="32" height="32" source="../../sprites/rooms/blood_pool_22.svg"/>
 </tile>
 <tile id="18">
  <image width="32" height="32" source="../../sprites/rooms/blood_pool_23.svg"/>
 </tile>
 <tile id="19">
  <image width="32" height="32" source="../../sprites/rooms/blood_pool_30.svg"/>
 </tile>
 <tile id="20">
  <image width="32" height="32" source="../../sprites/rooms/blood_pool_31.svg"/>
 </tile>
 <tile id="21">
  <image width="32" height="32" source="../../sprites/rooms/blood_pool_32.svg"/>
 </tile>
 <tile id="22">
  <image width="32" height="32" source="../../sprites/rooms/blood_pool_33.svg"/>
 </tile>
 <tile id="23">
  <image width="32" height="32" source="../../sprites/rooms/blood_splash_00.svg"/>
 </tile>
 <tile id="24">
  <image width="32" height="32" source="../../sprites/rooms/blood_splash_01.svg"/>
 </tile>
 <tile id="25">
  <image width="32" height="32" source="../../sprites/rooms/bones_wall_00.svg"/>
 </tile>
 <tile id="26">
  <image width="32" height="32" source="../../sprites/rooms/bones_wall_01.svg"/>
 </tile>
 <tile id="27">
  <image width="32" height="32" source="../../sprites/rooms/bones_wall_02.svg"/>
 </tile>
 <tile id="28">
  <image width="32" height="32" source="../../sprites/rooms/bones_wall_03.svg"/>
 </tile>
 <tile id="29">
  <image width="32" height="32" source="../../sprites/rooms/bones_wall_04.svg"/>
 </tile>
 <tile id="30">
  <image width="32" height="32" source="../../sprites/rooms/bones_wall_05.svg"/>
 </tile>
 <tile id="31">
  <image width="32" height="32" source="../../sprites/rooms/bones_wall_10.svg"/>
 </tile>
 <tile id="32">
  <image width="32" height="32" source="../../sprites/rooms/bones_wall_11.svg"/>
 </tile>
 <tile id="33">
  <image width="32" height="32" source="../../sprites/rooms/bones_wall_12.svg"/>
 </tile>
 <tile id="34">
  <image width="32" height="32" source="../../sprites/rooms/bones_wall_13.svg"/>
 </tile>
 <tile id="35">
  <image width="32" height="32" source="../../sprites/rooms/bones_wall_14.svg"/>
 </tile>
 <tile id="36">
  <image width="32" height="32" source="../../sprites/rooms/bones_wall_15.svg"/>
 </tile>
 <tile id="37">
  <image width="32" height="32" source="../../sprites/rooms/brazier_00.svg"/>
 </tile>
 <tile id="38">
  <image width="32" height="32" source="../../sprites/rooms/brazier_10.svg"/>
 </tile>
 <tile id="39">
  <image width="32" height="32" source="../../sprites/rooms/broken_statue_00.svg"/>
 </tile>
 <tile id="40">
  <image width="32" height="32" source="../../sprites/rooms/broken_statue_10.svg"/>
 </tile>
 <tile id="41">
  <image width="32" height="32" source="../../sprites/rooms/burnt_beam_02.svg"/>
 </tile>
 <tile id="42">
  <image width="32" height="32" source="../../sprites/rooms/burnt_beam_03.svg"/>
 </tile>
 <tile id="43">
  <image width="32" height="32" source="../../sprites/rooms/burnt_beam_10.svg"/>
 </tile>
 <tile id="44">
  <image width="32" height="32" source="../../sprites/rooms/burnt_beam_11.svg"/>
 </tile>
 <tile id="45">
  <image width="32" height="32" source="../../sprites/rooms/burnt_beam_12.svg"/>
 </tile>
 <tile id="46">
  <image width="32" height="32" source="../../sprites/rooms/burnt_beam_13.svg"/>
 </tile>
 <tile id="47">
  <image width="32" height="32" source="../../sprites/rooms/burnt_beam_20.svg"/>
 </tile>
 <tile id="48">
  <image width="32" height="32" source="../../sprites/rooms/burnt_beam_21.svg"/>
 </tile>
 <tile id="49">
  <image width="32" height="32" source="../../sprites/rooms/burnt_chair_00.svg"/>
 </tile>
 <tile id="50">
  <image width="32" height="32" source="../../sprites/rooms/burnt_chair_01.svg"/>
 </tile>
 <tile id="51">
  <image width="32" height="32" source="../../sprites/rooms/burnt_chair_10.svg"/>
 </tile>
 <tile id="52">
  <image width="32" height="32" source="../../sprites/rooms/burnt_chair_11.svg"/>
 </tile>
 <tile id="53">
  <image width="32" height="32" source="../../sprites/rooms/bust.svg"/>
 </tile>
 <tile id="54">
  <image width="32" height="32" source="../../sprites/rooms/candles.svg"/>
 </tile>
 <tile id="55">
  <image width="32" height="32" source="../../sprites/rooms/chasm_01.svg"/>
 </tile>
 <tile id="56">
  <image width="32" height="32" source="../../sprites/rooms/chasm_02.svg"/>
 </tile>
 <tile id="57">
  <image width="32" height="32" source="../../sprites/rooms/chasm_04.svg"/>
 </tile>
 <tile id="58">
  <image width="32" height="32" source="../../sprites/rooms/chasm_11.svg"/>
 </tile>
 <tile id="59">
  <image width="32" height="32" source="../../sprites/rooms/chasm_12.svg"/>
 </tile>
 <tile id="60">
  <image width="32" height="32" source="../../sprites/rooms/chasm_13.svg"/>
 </tile>
 <tile id="61">
  <image width="32" height="32" source="../../sprites/rooms/chasm_14.svg"/>
 </tile>
 <tile id="62">
  <image width="32" height="32" source="../../sprites/rooms/chasm_21.svg"/>
 </tile>
 <tile id="63">
  <image width="32" height="32" source="../../sprites/rooms/chasm_22.svg"/>
 </tile>
 <tile id="64">
  <image width="32" height="32" source="../../sprites/rooms/chasm_24.svg"/>
 </tile>
 <tile id="65">
  <image width="32" height="32" source="../../sprites/rooms/chasm_31.svg"/>
 </tile>
 <tile id="66">
  <image width="32" height="32" source="../../sprites/rooms/chasm_32.svg"/>
 </tile>
 <tile id="67">
  <image width="32" height="32" source="../../sprites/rooms/chasm_33.svg"/>
 </tile>
 <tile id="68">
  <image width="32" height="32" source="../../sprites/rooms/chasm_34.svg"/>
 </tile>
 <tile id="69">
  <image width="32" height="32" source="../../sprites/rooms/chasm_41.svg"/>
 </tile>
 <tile id="70">
  <image width="32" height="32" source="../../sprites/rooms/chasm_42.svg"/>
 </tile>
 <tile id="71">
  <image width="32" height="32" source="../../sprites/rooms/chasm_44.svg"/>
 </tile>
 <tile id="72">
  <image width="32" height="32" source="../../sprites/rooms/chasm_51.svg"/>
 </tile>
 <tile id="73">
  <image width="32" height="32" source="../../sprites/rooms/chasm_54.svg"/>
 </tile>
 <tile id="74">
  <image width="32" height="32" source="../../sprites/rooms/chasm_61.svg"/>
 </tile>
 <tile id="75">
  <image width="32" height="32" source="../../sprites/rooms/chasm_62.svg"/>
 </tile>
 <tile id="76">
  <image width="32" height="32" source="../../sprites/rooms/chasm_64.svg"/>
 </tile>
 <tile id="77">
  <image width="32" height="32" source="../../sprites/rooms/chasm_71.svg"/>
 </tile>
 <tile id="78">
  <image width="32" height="32" source="../../sprites/rooms/chasm_74.svg"/>
 </tile>
 <tile id="79">
  <image width="32" height="32" source="../../sprites/rooms/dust_00.svg"/>
 </tile>
 <tile id="80">
  <image width="32" height="32" source="../../sprites/rooms/dust_01.svg"/>
 </tile>
 <tile id="81">
  <image width="32" height="32" source="../../sprites/rooms/dust_10.svg"/>
 </tile>
 <tile id="82">
  <image width="32" height="32" source="../../sprites/rooms/dust_11.svg"/>
 </tile>
 <tile id="83">
  <image width="32" height="32" source="../../sprites/rooms/embers_00.svg"/>
 </tile>
 <tile id="84">
  <image width="32" height="32" source="../../sprites/rooms/embers_01.svg"/>
 </tile>
 <tile id="85">
  <image width="32" height="32" source="../../sprites/rooms/embers_10.svg"/>
 </tile>
 <tile id="86">
  <image width="32" height="32" source="../../sprites/rooms/embers_11.svg"/>
 </tile>
 <tile id="87">
  <image width="32" height="32" source="../../sprites/rooms/footprints_00.svg"/>
 </tile>
 <tile id="88">
  <image width="32" height="32" source="../../sprites/rooms/footprints_01.svg"/>
 </tile>
 <tile id="89">
  <image width="32" height="32" source="../../sprites/rooms/footprints_10.svg"/>
 </tile>
 <tile id="90">
  <image width="32" height="32" source="../../sprites/rooms/footprints_11.svg"/>
 </tile>
 <tile id="91">
  <image width="32" height="32" source="../../sprites/rooms/gap_boards_00.svg"/>
 </tile>
 <tile id="92">
  <image width="32" height="32" source="../../sprites/rooms/gap_boards_01.svg"/>
 </tile>
 <tile id="93">
  <image width="32" height="32" source="../../sprites/rooms/gap_boards_10.svg"/>
 </tile>
 <tile id="94">
  <image width="32" height="32" source="../../sprites/rooms/hall_block_00.svg"/>
 </tile>
 <tile id="95">
  <image width="32" height="32" source="../../sprites/rooms/hall_block_01.svg"/>
 </tile>
 <tile id="96">
  <image width="32" height="32" source="../../sprites/rooms/hall_block_10.svg"/>
 </tile>
 <tile id="97">
  <image width="32" height="32" source="../../sprites/rooms/hall_block_11.svg"/>
 </tile>
 <tile id="98">
  <image width="32" height="32" source="../../sprites/rooms/lake_00.svg"/>
 </tile>
 <tile id="99">
  <image width="32" height="32" source="../../sprites/rooms/lake_01.svg"/>
 </tile>
 <tile id="100">
  <image width="32" height="32" source="../../sprites/rooms/lake_02.svg"/>
 </tile>
 <tile id="101">
  <image width="32" height="32" source="../../sprites/rooms/lake_03.svg"/>
 </tile>
 <tile id="102">
  <image width="32" height="32" source="../../sprites/rooms/lake_10.svg"/>
 </tile>
 <tile id="103">
  <image width="32" height="32" source="../../sprites/rooms/lake_11.svg"/>
 </tile>
 <tile id="104">
  <image width="32" height="32" source="../../sprites/rooms/lake_12.svg"/>
 </tile>
 <tile id="105">
  <image width="32" height="32" source="../../sprites/rooms/lake_13.svg"/>
 </tile>
 <tile id="106">
  <image width="32" height="32" source="../../sprites/rooms/lake_14.svg"/>
 </tile>
 <tile id="107">
  <image width="32" height="32" source="../../sprites/rooms/lake_21.svg"/>
 </tile>
 <tile id="108">
  <image width="32" height="32" source="../../sprites/rooms/lake_24.svg"/>
 </tile>
 <tile id="109">
  <image width="32" height="32" source="../../sprites/rooms/lake_25.svg"/>
 </tile>
 <tile id="110">
  <image width="32" height="32" source="../../sprites/rooms/lake_34.svg"/>
 </tile>
 <tile id="111">
  <image width="32" height="32" source="../../sprites/rooms/lake_35.svg"/>
 </tile>
 <tile id="112">
  <image width="32" height="32" source="../../sprites/rooms/lake_44.svg"/>
 </tile>
 <tile id="113">
  <image width="32" height="32" source="../../sprites/rooms/lake_45.svg"/>
 </tile>
 <tile id="114">
  <image width="32" height="32" source="../../sprites/rooms/lake_50.svg"/>
 </tile>
 <tile id="115">
  <image width="32" height="32" source="../../sprites/rooms/loose_boards_00.svg"/>
 </tile>
 <tile id="116">
  <image width="32" height="32" source="../../sprites/rooms/loose_boards_01.svg"/>
 </tile>
 <tile id="117">
  <image width="32" height="32" source="../../sprites/rooms/loose_boards_02.svg"/>
 </tile>
 <tile id="118">
  <image width="32" height="32" source="../../sprites/rooms/loose_boards_10.svg"/>
 </tile>
 <tile id="119">
  <image width="32" height="32" source="../../sprites/rooms/loose_boards_11.svg"/>
 </tile>
 <tile id="120">
  <image width="32" height="32" source="../../sprites/rooms/loose_boards_12.svg"/>
 </tile>
 <tile id="121">
  <image width="32" height="32" source="../../sprites/rooms/mosaic_00.svg"/>
 </tile>
 <tile id="122">
  <image width="32" height="32" source="../../sprites/rooms/mosaic_01.svg"/>
 </tile>
 <tile id="123">
  <image width="32" height="32" source="../../sprites/rooms/mosaic_02.svg"/>
 </tile>
 <tile id="124">
  <image width="32" height="32" source="../../sprites/rooms/mosaic_11.svg"/>
 </tile>
 <tile id="125">
  <image width="32" height="32" source="../../sprites/rooms/niches_00.svg"/>
 </tile>
 <tile id="126">
  <image width="32" height="32" source="../../sprites/rooms/niches_01.svg"/>
 </tile>
 <tile id="127">
  <image width="32" height="32" source="../../sprites/rooms/niches_10.svg"/>
 </tile>
 <tile id="128">
  <image width="32" height="32" source="../../sprites/rooms/niches_11.svg"/>
 </tile>
 <tile id="129">
  <image width="32" height="32" source="../../sprites/rooms/niches_20.svg"/>
 </tile>
 <tile id="130">
  <image width="32" height="32" source="../../sprites/rooms/niches_21.svg"/>
 </tile>
 <tile id="131">
  <image width="32" height="32" source="../../sprites/rooms/niches_30.svg"/>
 </tile>
 <tile id="132">
  <image width="32" height="32" source="../../sprites/rooms/niches_31.svg"/>
 </tile>
 <tile id="133">
  <image width="32" height="32" source="../../sprites/rooms/niches_40.svg"/>
 </tile>
 <tile id="134">
  <image width="32" height="32" source="../../sprites/rooms/niches_41.svg"/>
 </tile>
 <tile id="135">
  <image width="32" height="32" source="../../sprites/rooms/niches_50.svg"/>
 </tile>
 <tile id="136">
  <image width="32" height="32" source="../../sprites/rooms/niches_51.svg"/>
 </tile>
 <tile id="137">
  <image width="32" height="32" source="../../sprites/rooms/niches_60.svg"/>
 </tile>
 <tile id="138">
  <image width="32" height="32" source="../../sprites/rooms/niches_61.svg"/>
 </tile>
 <tile id="139">
  <image width="32" height="32" source="../../sprites/rooms/niches_70.svg"/>
 </tile>
 <tile id="140">
  <image width="32" height="32" source="../../sprites/rooms/niches_71.svg"/>
 </tile>
 <tile id="141">
  <image width="32" height="32" source="../../sprites/rooms/open_grave_00.svg"/>
 </tile>
 <tile id="142">
  <image width="32" height="32" source="../../sprites/rooms/open_grave_01.svg"/>
 </tile>
 <tile id="143">
  <image width="32" height="32" source="../../sprites/rooms/open_grave_10.svg"/>
 </tile>
 <tile id="144">
  <image width="32" height="32" source="../../sprites/rooms/open_grave_11.svg"/>
 </tile>
 <tile id="145">
  <image width="32" height="32" source="../../sprites/rooms/open_grave_20.svg"/>
 </tile>
 <tile id="146">
  <image width="32" height="32" source="../../sprites/rooms/open_grave_21.svg"/>
 </tile>
 <tile id="147">
  <image width="32" height="32" source="../../sprites/rooms/open_grave_30.svg"/>
 </tile>
 <tile id="148">
  <image width="32" height="32" source="../../sprites/rooms/open_grave_31.svg"/>
 </tile>
 <tile id="149">
  <image width="32" height="32" source="../../sprites/rooms/pentagram_01.svg"/>
 </tile>
 <tile id="150">
  <image width="32" height="32" source="../../sprites/rooms/pentagram_02.svg"/>
 </tile>
 <tile id="151">
  <image width="32" height="32" source="../../sprites/rooms/pentagram_11.svg"/>
 </tile>
 <tile id="152">
  <image width="32" height="32" source="../../sprites/rooms/pentagram_12.svg"/>
 </tile>
 <tile id="153">
  <image width="32" height="32" source="../../sprites/rooms/pentagram_14.svg"/>
 </tile>
 <tile id="154">
  <image width="32" height="32" source="../../sprites/rooms/pentagram_20.svg"/>
 </tile>
 <tile id="155">
  <image width="32" height="32" source="../../sprites/rooms/pentagram_21.svg"/>
 </tile>
 <tile id="156">
  <image width="32" height="32" source="../../sprites/rooms/pentagram_22.svg"/>
 </tile>
 <tile id="157">
  <image width="32" height="32" source="../../sprites/rooms/pentagram_23.svg"/>
 </tile>
 <tile id="158">
  <image width="32" height="32" source="../../sprites/rooms/pentagram_25.svg"/>
 </tile>
 <tile id="159">
  <image width="32" height="32" source="../../sprites/rooms/pentagram_30.svg"/>
 </tile>
 <tile id="160">
  <image width="32" height="32" source="../../sprites/rooms/pentagram_31.svg"/>
 </tile>
 <tile id="161">
  <image width="32" height="32" source="../../sprites/rooms/pentagram_32.svg"/>
 </tile>
 <tile id="162">
  <image width="32" height="32" source="../../sprites/rooms/pentagram_33.svg"/>
 </tile>
 <tile id="163">
  <image width="32" height="32" source="../../sprites/rooms/pentagram_35.svg"/>
 </tile>
 <tile id="164">
  <image width="32" height="32" source="../../sprites/rooms/pentagram_41.svg"/>
 </tile>
 <tile id="165">
  <image width="32" height="32" source="../../sprites/rooms/pentagram_42.svg"/>
 </tile>
 <tile id="166">
  <image width="32" height="32" source="../../sprites/rooms/pentagram_44.svg"/>
 </tile>
 <tile id="167">
  <image width="32" height="32" source="../../sprites/rooms/pentagram_51.svg"/>
 </tile>
 <tile id="168">
  <image width="32" height="32" source="../../sprites/rooms/pentagram_52.svg"/>
 </tile>
 <tile id="169">
  <image width="32" height="32" source="../../sprites/rooms/pillar.svg"/>
 </tile>
 <tile id="170">
  <image width="32" height="32" source="../../sprites/rooms/pit_02.svg"/>
 </tile>
 <tile id="171">
  <image width="32" height="32" source="../../sprites/rooms/pit_03.svg"/>
 </tile>
 <tile id="172">
  <image width="32" height="32" source="../../sprites/rooms/pit_11.svg"/>
 </tile>
 <tile id="173">
  <image width="32" height="32" source="../../sprites/rooms/pit_12.svg"/>
 </tile>
 <tile id="174">
  <image width="32" height="32" source="../../sprites/rooms/pit_13.svg"/>
 </tile>
 <tile id="175">
  <image width="32" height="32" source="../../sprites/rooms/pit_14.svg"/>
 </tile>
 <tile id="176">
  <image width="32" height="32" source="../../sprites/rooms/pit_20.svg"/>
 </tile>
 <tile id="177">
  <image width="32" height="32" source="../../sprites/rooms/pit_21.svg"/>
 </tile>
 <tile id="178">
  <image width="32" height="32" source="../../sprites/rooms/pit_22.svg"/>
 </tile>
 <tile id="179">
  <image width="32" height="32" source="../../sprites/rooms/pit_24.svg"/>
 </tile>
 <tile id="180">
  <image width="32" height="32" source="../../sprites/rooms/pit_25.svg"/>
 </tile>
 <tile id="181">
  <image width="32" height="32" source="../../sprites/rooms/pit_30.svg"/>
 </tile>
 <tile id="182">
  <image width="32" height="32" source="../../sprites/rooms/pit_31.svg"/>
 </tile>
 <tile id="183">
  <image width="32" height="32" source="../../sprites/rooms/pit_34.svg"/>
 </tile>
 <tile id="184">
  <image width="32" height="32" source="../../sprites/rooms/pit_35.svg"/>
 </tile>
 <tile id="185">
  <image width="32" height="32" source="../../sprites/rooms/pit_41.svg"/>
 </tile>
 <tile id="186">
  <image width="32" height="32" source="../../sprites/rooms/pit_42.svg"/>
 </tile>
 <tile id="187">
  <image width="32" height="32" source="../../sprites/rooms/pit_43.svg"/>
 </tile>
 <tile id="188">
  <image width="32" height="32" source="../../sprites/rooms/pit_44.svg"/>
 </tile>
 <tile id="189">
  <image width="32" height="32" source="../../sprites/rooms/pit_45.svg"/>
 </tile>
 <tile id="190">
  <image width="32" height="32" source="../../sprites/rooms/pit_51.svg"/>
 </tile>
 <tile id="191">
  <image width="32" height="32" source="../../sprites/rooms/pit_52.svg"/>
 </tile>
 <tile id="192">
  <image width="32" height="32" source="../../sprites/rooms/pit_53.svg"/>
 </tile>
 <tile id="193">
  <image width="32" height="32" source="../../sprites/rooms/pit_54.svg"/>
 </tile>
 <tile id="194">
  <image width="32" height="32" source="../../sprites/rooms/plank_00.svg"/>
 </tile>
 <tile id="195">
  <image width="32" height="32" source="../../sprites/rooms/plank_01.svg"/>
 </tile>
 <tile id="196">
  <image width="32" height="32" source="../../sprites/rooms/plank_02.svg"/>
 </tile>
 <tile id="197">
  <image width="32" height="32" source="../../sprites/rooms/plank_03.svg"/>
 </tile>
 <tile id="198">
  <image width="32" height="32" source="../../sprites/rooms/plank_04.svg"/>
 </tile>
 <tile id="199">
  <image width="32" height="32" source="../../sprites/rooms/plank_10.svg"/>
 </tile>
 <tile id="200">
  <image width="32" height="32" source="../../sprites/rooms/plank_11.svg"/>
 </tile>
 <tile id="201">
  <image width="32" height="32" source="../../sprites/rooms/plank_12.svg"/>
 </tile>
 <tile id="202">
  <image width="32" height="32" source="../../sprites/rooms/plank_13.svg"/>
 </tile>
 <tile id="203">
  <image width="32" height="32" source="../../sprites/rooms/plank_14.svg"/>
 </tile>
 <tile id="204">
  <image width="32" height="32" source="../../sprites/rooms/rowboat_00.svg"/>
 </tile>
 <tile id="205">
  <image width="32" height="32" source="../../sprites/rooms/rowboat_01.svg"/>
 </tile>
 <tile id="206">
  <image width="32" height="32" source="../../sprites/rooms/rowboat_02.svg"/>
 </tile>
 <tile id="207">
  <image width="32" height="32" source="../../sprites/rooms/rubble_00.svg"/>
 </tile>
 <tile id="208">
  <image width="32" height="32" source="../../sprites/rooms/rubble_01.svg"/>
 </tile>
 <tile id="209">
  <image width="32" height="32" source="../../sprites/rooms/rubble_10.svg"/>
 </tile>
 <tile id="210">
  <image width="32" height="32" source="../../sprites/rooms/rubble_11.svg"/>
 </tile>
 <tile id="211">
  <image width="32" height="32" source="../../sprites/rooms/sarcophagus_00.svg"/>
 </tile>
 <tile id="212">
  <image width="32" height="32" source="../../sprites/rooms/sarcophagus_01.svg"/>
 </tile>
 <tile id="213">
  <image width="32" height="32" source="../../sprites/rooms/sarcophagus_10.svg"/>
 </tile>
 <tile id="214">
  <image width="32" height="32" source="../../sprites/rooms/sarcophagus_20.svg"/>
 </tile>
 <tile id="215">
  <image width="32" height="32" source="../../sprites/rooms/sarcophagus_30.svg"/>
 </tile>
 <tile id="216">
  <image width="32" height="32" source="../../sprites/rooms/soot_00.svg"/>
 </tile>
 <tile id="217">
  <image width="32" height="32" source="../../sprites/rooms/soot_01.svg"/>
 </tile>
 <tile id="218">
  <image width="32" height="32" source="../../sprites/rooms/soot_10.svg"/>
 </tile>
 <tile id="219">
  <image width="32" height="32" source="../../sprites/rooms/soot_11.svg"/>
 </tile>
 <tile id="220">
  <image width="32" height="32" source="../../sprites/rooms/stalagmites_00.svg"/>
 </tile>
 <tile id="221">
  <image width="32" height="32" source="../../sprites/rooms/stalagmites_01.svg"/>
 </tile>
 <tile id="222">
  <image width="32" height="32" source="../../sprites/rooms/statue_00.svg"/>
 </tile>
 <tile id="223">
  <image width="32" height="32" source="../../sprites/rooms/statue_10.svg"/>
 </tile>
 <tile id="224">
  <image width="32" height="32" source="../../sprites/rooms/stone_steps_00.svg"/>
 </tile>
 <tile id="225">
  <image width="32" height="32" source="../../sprites/rooms/stone_steps_01.svg"/>
 </tile>
 <tile id="226">
  <image width="32" height="32" source="../../sprites/rooms/stone_steps_10.svg"/>
 </tile>
 <tile id="227">
  <image width="32" height="32" source="../../sprites/rooms/stone_steps_11.svg"/>
 </tile>
 <tile id="228">
  <image width="32" height="32" source="../../sprites/rooms/stone_steps_20.svg"/>
 </tile>
 <tile id="229">
  <image width="32" height="32" source="../../sprites/rooms/stone_steps_21.svg"/>
 </tile>
 <tile id="230">
  <image width="32" height="32" source="../../sprites/rooms/stone_steps_30.svg"/>
 </tile>
 <tile id="231">
  <image width="32" height="32" source="../../sprites/rooms/stone_steps_31.svg"/>
 </tile>
 <tile id="232">
  <image width="32" height="32" source="../../sprites/rooms/stone_steps_40.svg"/>
 </tile>
 <tile id="233">
  <image width="32" height="32" source="../../sprites/rooms/stone_steps_41.svg"/>
 </tile>
 <tile id="234">
  <image width="32" height="32" source="../../sprites/rooms/stone_steps_50.svg"/>
 </tile>
 <tile id="235">
  <image width="32" height="32" source="../../sprites/rooms/stone_steps_51.svg"/>
 </tile>
 <tile id="236">
  <image width="32" height="32" source="../../sprites/rooms/turned_table_00.svg"/>
 </tile>
 <tile id="237">
  <image width="32" height="32" source="../../sprites/rooms/turned_table_01.svg"/>
 </tile>
 <tile id="238">
  <image width="32" height="32" source="../../sprites/rooms/turned_table_10.svg"/>
 </tile>
 <tile id="239">
  <image width="32" height="32" source="../../sprites/rooms/turned_table_11.svg"/>
 </tile>
</tileset>
