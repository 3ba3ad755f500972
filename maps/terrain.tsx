<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="terrain" tilewidth="32" tileheight="32" tilecount="226" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0">
  <image width="32" height="32" source="../sprites/terrain/ground_0.svg"/>
 </tile>
 <tile id="1">
  <image width="32" height="32" source="../sprites/terrain/ground_1.svg"/>
 </tile>
 <tile id="2">
  <image width="32" height="32" source="../sprites/terrain/ground_2.svg"/>
 </tile>
 <tile id="3">
  <image width="32" height="32" source="../sprites/terrain/ground_3.svg"/>
 </tile>
 <tile id="4">
  <image width="32" height="32" source="../sprites/terrain/ground_4.svg"/>
 </tile>
 <tile id="5">
  <image width="32" height="32" source="../sprites/terrain/ground_5.svg"/>
 </tile>
 <tile id="6">
  <image width="32" height="32" source="../sprites/terrain/ground_6.svg"/>
 </tile>
 <tile id="7">
  <image width="32" height="32" source="../sprites/terrain/meadow_0.svg"/>
 </tile>
 <tile id="8">
  <image width="32" height="32" source="../sprites/terrain/meadow_1.svg"/>
 </tile>
 <tile id="9">
  <image width="32" height="32" source="../sprites/terrain/meadow_2.svg"/>
 </tile>
 <tile id="10">
  <image width="32" height="32" source="../sprites/terrain/meadow_3.svg"/>
 </tile>
 <tile id="11">
  <image width="32" height="32" source="../sprites/terrain/meadow_4.svg"/>
 </tile>
 <tile id="12">
  <image width="32" height="32" source="../sprites/terrain/meadow_flat00.svg"/>
 </tile>
 <tile id="13">
  <image width="32" height="32" source="../sprites/terrain/meadow_in00.svg"/>
 </tile>
 <tile id="14">
  <image width="32" height="32" source="../sprites/terrain/meadow_out00.svg"/>
 </tile>
 <tile id="15">
  <image width="32" height="32" source="../sprites/terrain/meadow_flat01.svg"/>
 </tile>
 <tile id="16">
  <image width="32" height="32" source="../sprites/terrain/meadow_in01.svg"/>
 </tile>
 <tile id="17">
  <image width="32" height="32" source="../sprites/terrain/meadow_out01.svg"/>
 </tile>
 <tile id="18">
  <image width="32" height="32" source="../sprites/terrain/meadow_flat02.svg"/>
 </tile>
 <tile id="19">
  <image width="32" height="32" source="../sprites/terrain/meadow_in02.svg"/>
 </tile>
 <tile id="20">
  <image width="32" height="32" source="../sprites/terrain/meadow_out02.svg"/>
 </tile>
 <tile id="21">
  <image width="32" height="32" source="../sprites/terrain/meadow_flat11.svg"/>
 </tile>
 <tile id="22">
  <image width="32" height="32" source="../sprites/terrain/meadow_in11.svg"/>
 </tile>
 <tile id="23">
  <image width="32" height="32" source="../sprites/terrain/meadow_out11.svg"/>
 </tile>
 <tile id="24">
  <image width="32" height="32" source="../sprites/terrain/meadow_flat12.svg"/>
 </tile>
 <tile id="25">
  <image width="32" height="32" source="../sprites/terrain/meadow_in12.svg"/>
 </tile>
 <tile id="26">
  <image width="32" height="32" source="../sprites/terrain/meadow_out12.svg"/>
 </tile>
 <tile id="27">
  <image width="32" height="32" source="../sprites/terrain/meadow_flat22.svg"/>
 </tile>
 <tile id="28">
  <image width="32" height="32" source="../sprites/terrain/meadow_in22.svg"/>
 </tile>
 <tile id="29">
  <image width="32" height="32" source="../sprites/terrain/meadow_out22.svg"/>
 </tile>
 <tile id="30">
  <image width="32" height="32" source="../sprites/terrain/water_0.svg"/>
 </tile>
 <tile id="31">
  <image width="32" height="32" source="../sprites/terrain/water_1.svg"/>
 </tile>
 <tile id="32">
  <image width="32" height="32" source="../sprites/terrain/water_2.svg"/>
 </tile>
 <tile id="33">
  <image width="32" height="32" source="../sprites/terrain/water_3.svg"/>
 </tile>
 <tile id="34">
  <image width="32" height="32" source="../sprites/terrain/water_4.svg"/>
 </tile>
 <tile id="35">
  <image width="32" height="32" source="../sprites/terrain/water_5.svg"/>
 </tile>
 <tile id="36">
  <image width="32" height="32" source="../sprites/terrain/water_6.svg"/>
 </tile>
 <tile id="37">
  <image width="32" height="32" source="../sprites/terrain/shore_a_flat00.svg"/>
 </tile>
 <tile id="38">
  <image width="32" height="32" source="../sprites/terrain/shore_a_in00.svg"/>
 </tile>
 <tile id="39">
  <image width="32" height="32" source="../sprites/terrain/shore_a_out00.svg"/>
 </tile>
 <tile id="40">
  <image width="32" height="32" source="../sprites/terrain/shore_a_flat01.svg"/>
 </tile>
 <tile id="41">
  <image width="32" height="32" source="../sprites/terrain/shore_a_in01.svg"/>
 </tile>
 <tile id="42">
  <image width="32" height="32" source="../sprites/terrain/shore_a_out01.svg"/>
 </tile>
 <tile id="43">
  <image width="32" height="32" source="../sprites/terrain/shore_a_flat02.svg"/>
 </tile>
 <tile id="44">
  <image width="32" height="32" source="../sprites/terrain/shore_a_in02.svg"/>
 </tile>
 <tile id="45">
  <image width="32" height="32" source="../sprites/terrain/shore_a_out02.svg"/>
 </tile>
 <tile id="46">
  <image width="32" height="32" source="../sprites/terrain/shore_a_flat11.svg"/>
 </tile>
 <tile id="47">
  <image width="32" height="32" source="../sprites/terrain/shore_a_in11.svg"/>
 </tile>
 <tile id="48">
  <image width="32" height="32" source="../sprites/terrain/shore_a_out11.svg"/>
 </tile>
 <tile id="49">
  <image width="32" height="32" source="../sprites/terrain/shore_a_flat12.svg"/>
 </tile>
 <tile id="50">
  <image width="32" height="32" source="../sprites/terrain/shore_a_in12.svg"/>
 </tile>
 <tile id="51">
  <image width="32" height="32" source="../sprites/terrain/shore_a_out12.svg"/>
 </tile>
 <tile id="52">
  <image width="32" height="32" source="../sprites/terrain/shore_a_flat22.svg"/>
 </tile>
 <tile id="53">
  <image width="32" height="32" source="../sprites/terrain/shore_a_in22.svg"/>
 </tile>
 <tile id="54">
  <image width="32" height="32" source="../sprites/terrain/shore_a_out22.svg"/>
 </tile>
 <tile id="55">
  <image width="32" height="32" source="../sprites/terrain/shore_b_flat00.svg"/>
 </tile>
 <tile id="56">
  <image width="32" height="32" source="../sprites/terrain/shore_b_in00.svg"/>
 </tile>
 <tile id="57">
  <image width="32" height="32" source="../sprites/terrain/shore_b_out00.svg"/>
 </tile>
 <tile id="58">
  <image width="32" height="32" source="../sprites/terrain/shore_b_flat01.svg"/>
 </tile>
 <tile id="59">
  <image width="32" height="32" source="../sprites/terrain/shore_b_in01.svg"/>
 </tile>
 <tile id="60">
  <image width="32" height="32" source="../sprites/terrain/shore_b_out01.svg"/>
 </tile>
 <tile id="61">
  <image width="32" height="32" source="../sprites/terrain/shore_b_flat02.svg"/>
 </tile>
 <tile id="62">
  <image width="32" height="32" source="../sprites/terrain/shore_b_in02.svg"/>
 </tile>
 <tile id="63">
  <image width="32" height="32" source="../sprites/terrain/shore_b_out02.svg"/>
 </tile>
 <tile id="64">
  <image width="32" height="32" source="../sprites/terrain/shore_b_flat11.svg"/>
 </tile>
 <tile id="65">
  <image width="32" height="32" source="../sprites/terrain/shore_b_in11.svg"/>
 </tile>
 <tile id="66">
  <image width="32" height="32" source="../sprites/terrain/shore_b_out11.svg"/>
 </tile>
 <tile id="67">
  <image width="32" height="32" source="../sprites/terrain/shore_b_flat12.svg"/>
 </tile>
 <tile id="68">
  <image width="32" height="32" source="../sprites/terrain/shore_b_in12.svg"/>
 </tile>
 <tile id="69">
  <image width="32" height="32" source="../sprites/terrain/shore_b_out12.svg"/>
 </tile>
 <tile id="70">
  <image width="32" height="32" source="../sprites/terrain/shore_b_flat22.svg"/>
 </tile>
 <tile id="71">
  <image width="32" height="32" source="../sprites/terrain/shore_b_in22.svg"/>
 </tile>
 <tile id="72">
  <image width="32" height="32" source="../sprites/terrain/shore_b_out22.svg"/>
 </tile>
 <tile id="73">
  <image width="32" height="32" source="../sprites/terrain/wave_a_flat00.svg"/>
 </tile>
 <tile id="74">
  <image width="32" height="32" source="../sprites/terrain/wave_a_in00.svg"/>
 </tile>
 <tile id="75">
  <image width="32" height="32" source="../sprites/terrain/wave_a_out00.svg"/>
 </tile>
 <tile id="76">
  <image width="32" height="32" source="../sprites/terrain/wave_a_flat01.svg"/>
 </tile>
 <tile id="77">
  <image width="32" height="32" source="../sprites/terrain/wave_a_in01.svg"/>
 </tile>
 <tile id="78">
  <image width="32" height="32" source="../sprites/terrain/wave_a_out01.svg"/>
 </tile>
 <tile id="79">
  <image width="32" height="32" source="../sprites/terrain/wave_a_flat02.svg"/>
 </tile>
 <tile id="80">
  <image width="32" height="32" source="../sprites/terrain/wave_a_in02.svg"/>
 </tile>
 <tile id="81">
  <image width="32" height="32" source="../sprites/terrain/wave_a_out02.svg"/>
 </tile>
 <tile id="82">
  <image width="32" height="32" source="../sprites/terrain/wave_a_flat11.svg"/>
 </tile>
 <tile id="83">
  <image width="32" height="32" source="../sprites/terrain/wave_a_in11.svg"/>
 </tile>
 <tile id="84">
  <image width="32" height="32" source="../sprites/terrain/wave_a_out11.svg"/>
 </tile>
 <tile id="85">
  <image width="32" height="32" source="../sprites/terrain/wave_a_flat12.svg"/>
 </tile>
 <tile id="86">
  <image width="32" height="32" source="../sprites/terrain/wave_a_in12.svg"/>
 </tile>
 <tile id="87">
  <image width="32" height="32" source="../sprites/terrain/wave_a_out12.svg"/>
 </tile>
 <tile id="88">
  <image width="32" height="32" source="../sprites/terrain/wave_a_flat22.svg"/>
 </tile>
 <tile id="89">
  <image width="32" height="32" source="../sprites/terrain/wave_a_in22.svg"/>
 </tile>
 <tile id="90">
  <image width="32" height="32" source="../sprites/terrain/wave_a_out22.svg"/>
 </tile>
 <tile id="91">
  <image width="32" height="32" source="../sprites/terrain/wave_b_flat00.svg"/>
 </tile>
 <tile id="92">
  <image width="32" height="32" source="../sprites/terrain/wave_b_in00.svg"/>
 </tile>
 <tile id="93">
  <image width="32" height="32" source="../sprites/terrain/wave_b_out00.svg"/>
 </tile>
 <tile id="94">
  <image width="32" height="32" source="../sprites/terrain/wave_b_flat01.svg"/>
 </tile>
 <tile id="95">
  <image width="32" height="32" source="../sprites/terrain/wave_b_in01.svg"/>
 </tile>
 <tile id="96">
  <image width="32" height="32" source="../sprites/terrain/wave_b_out01.svg"/>
 </tile>
 <tile id="97">
  <image width="32" height="32" source="../sprites/terrain/wave_b_flat02.svg"/>
 </tile>
 <tile id="98">
  <image width="32" height="32" source="../sprites/terrain/wave_b_in02.svg"/>
 </tile>
 <tile id="99">
  <image width="32" height="32" source="../sprites/terrain/wave_b_out02.svg"/>
 </tile>
 <tile id="100">
  <image width="32" height="32" source="../sprites/terrain/wave_b_flat11.svg"/>
 </tile>
 <tile id="101">
  <image width="32" height="32" source="../sprites/terrain/wave_b_in11.svg"/>
 </tile>
 <tile id="102">
  <image width="32" height="32" source="../sprites/terrain/wave_b_out11.svg"/>
 </tile>
 <tile id="103">
  <image width="32" height="32" source="../sprites/terrain/wave_b_flat12.svg"/>
 </tile>
 <tile id="104">
  <image width="32" height="32" source="../sprites/terrain/wave_b_in12.svg"/>
 </tile>
 <tile id="105">
  <image width="32" height="32" source="../sprites/terrain/wave_b_out12.svg"/>
 </tile>
 <tile id="106">
  <image width="32" height="32" source="../sprites/terrain/wave_b_flat22.svg"/>
 </tile>
 <tile id="107">
  <image width="32" height="32" source="../sprites/terrain/wave_b_in22.svg"/>
 </tile>
 <tile id="108">
  <image width="32" height="32" source="../sprites/terrain/wave_b_out22.svg"/>
 </tile>
 <tile id="109">
  <image width="32" height="32" source="../sprites/terrain/woods_0.svg"/>
 </tile>
 <tile id="110">
  <image width="32" height="32" source="../sprites/terrain/woods_1.svg"/>
 </tile>
 <tile id="111">
  <image width="32" height="32" source="../sprites/terrain/woods_2.svg"/>
 </tile>
 <tile id="112">
  <image width="32" height="32" source="../sprites/terrain/woods_3.svg"/>
 </tile>
 <tile id="113">
  <image width="32" height="32" source="../sprites/terrain/woods_4.svg"/>
 </tile>
 <tile id="114">
  <image width="32" height="32" source="../sprites/terrain/woods_flat00.svg"/>
 </tile>
 <tile id="115">
  <image width="32" height="32" source="../sprites/terrain/woods_in00.svg"/>
 </tile>
 <tile id="116">
  <image width="32" height="32" source="../sprites/terrain/woods_out00.svg"/>
 </tile>
 <tile id="117">
  <image width="32" height="32" source="../sprites/terrain/woods_flat01.svg"/>
 </tile>
 <tile id="118">
  <image width="32" height="32" source="../sprites/terrain/woods_in01.svg"/>
 </tile>
 <tile id="119">
  <image width="32" height="32" source="../sprites/terrain/woods_out01.svg"/>
 </tile>
 <tile id="120">
  <image width="32" height="32" source="../sprites/terrain/woods_flat02.svg"/>
 </tile>
 <tile id="121">
  <image width="32" height="32" source="../sprites/terrain/woods_in02.svg"/>
 </tile>
 <tile id="122">
  <image width="32" height="32" source="../sprites/terrain/woods_out02.svg"/>
 </tile>
 <tile id="123">
  <image width="32" height="32" source="../sprites/terrain/woods_flat11.svg"/>
 </tile>
 <tile id="124">
  <image width="32" height="32" source="../sprites/terrain/woods_in11.svg"/>
 </tile>
 <tile id="125">
  <image width="32" height="32" source="../sprites/terrain/woods_out11.svg"/>
 </tile>
 <tile id="126">
  <image width="32" height="32" source="../sprites/terrain/woods_flat12.svg"/>
 </tile>
 <tile id="127">
  <image width="32" height="32" source="../sprites/terrain/woods_in12.svg"/>
 </tile>
 <tile id="128">
  <image width="32" height="32" source="../sprites/terrain/woods_out12.svg"/>
 </tile>
 <tile id="129">
  <image width="32" height="32" source="../sprites/terrain/woods_flat22.svg"/>
 </tile>
 <tile id="130">
  <image width="32" height="32" source="../sprites/terrain/woods_in22.svg"/>
 </tile>
 <tile id="131">
  <image width="32" height="32" source="../sprites/terrain/woods_out22.svg"/>
 </tile>
 <tile id="132">
  <image width="32" height="32" source="../sprites/terrain/pine_a.svg"/>
 </tile>
 <tile id="133">
  <image width="32" height="32" source="../sprites/terrain/pine_b.svg"/>
 </tile>
 <tile id="134">
  <image width="32" height="32" source="../sprites/terrain/pine_c.svg"/>
 </tile>
 <tile id="135">
  <image width="32" height="32" source="../sprites/terrain/pine_d.svg"/>
 </tile>
 <tile id="136">
  <image width="32" height="32" source="../sprites/terrain/pine_e.svg"/>
 </tile>
 <tile id="137">
  <image width="32" height="32" source="../sprites/terrain/pine_nw.svg"/>
 </tile>
 <tile id="138">
  <image width="32" height="32" source="../sprites/terrain/pine_ne.svg"/>
 </tile>
 <tile id="139">
  <image width="32" height="32" source="../sprites/terrain/pine_sw.svg"/>
 </tile>
 <tile id="140">
  <image width="32" height="32" source="../sprites/terrain/pine_se.svg"/>
 </tile>
 <tile id="141">
  <image width="32" height="32" source="../sprites/terrain/pine_tall_n.svg"/>
 </tile>
 <tile id="142">
  <image width="32" height="32" source="../sprites/terrain/pine_tall_s.svg"/>
 </tile>
 <tile id="143">
  <image width="32" height="32" source="../sprites/terrain/grove_nw.svg"/>
 </tile>
 <tile id="144">
  <image width="32" height="32" source="../sprites/terrain/grove_ne.svg"/>
 </tile>
 <tile id="145">
  <image width="32" height="32" source="../sprites/terrain/grove_sw.svg"/>
 </tile>
 <tile id="146">
  <image width="32" height="32" source="../sprites/terrain/grove_se.svg"/>
 </tile>
 <tile id="147">
  <image width="32" height="32" source="../sprites/terrain/copse_nw.svg"/>
 </tile>
 <tile id="148">
  <image width="32" height="32" source="../sprites/terrain/copse_ne.svg"/>
 </tile>
 <tile id="149">
  <image width="32" height="32" source="../sprites/terrain/copse_sw.svg"/>
 </tile>
 <tile id="150">
  <image width="32" height="32" source="../sprites/terrain/copse_se.svg"/>
 </tile>
 <tile id="151">
  <image width="32" height="32" source="../sprites/terrain/rock_a.svg"/>
 </tile>
 <tile id="152">
  <image width="32" height="32" source="../sprites/terrain/rock_b.svg"/>
 </tile>
 <tile id="153">
  <image width="32" height="32" source="../sprites/terrain/rock_c.svg"/>
 </tile>
 <tile id="154">
  <image width="32" height="32" source="../sprites/terrain/fern_a.svg"/>
 </tile>
 <tile id="155">
  <image width="32" height="32" source="../sprites/terrain/fern_b.svg"/>
 </tile>
 <tile id="156">
  <image width="32" height="32" source="../sprites/terrain/mushrooms.svg"/>
 </tile>
 <tile id="157">
  <image width="32" height="32" source="../sprites/terrain/stump.svg"/>
 </tile>
 <tile id="158">
  <image width="32" height="32" source="../sprites/terrain/log.svg"/>
 </tile>
 <tile id="159">
  <image width="32" height="32" source="../sprites/terrain/reeds_a.svg"/>
 </tile>
 <tile id="160">
  <image width="32" height="32" source="../sprites/terrain/reeds_b.svg"/>
 </tile>
 <tile id="161">
  <image width="32" height="32" source="../sprites/terrain/lilies.svg"/>
 </tile>
 <tile id="162">
  <image width="32" height="32" source="../sprites/terrain/boulder_nw.svg"/>
 </tile>
 <tile id="163">
  <image width="32" height="32" source="../sprites/terrain/boulder_ne.svg"/>
 </tile>
 <tile id="164">
  <image width="32" height="32" source="../sprites/terrain/boulder_sw.svg"/>
 </tile>
 <tile id="165">
  <image width="32" height="32" source="../sprites/terrain/boulder_se.svg"/>
 </tile>
 <tile id="166">
  <image width="32" height="32" source="../sprites/terrain/oak.svg"/>
 </tile>
 <tile id="167">
  <image width="32" height="32" source="../sprites/terrain/butt.svg"/>
 </tile>
 <tile id="168">
  <image width="32" height="32" source="../sprites/terrain/bell.svg"/>
 </tile>
 <tile id="169">
  <image width="32" height="32" source="../sprites/terrain/fire_nw.svg"/>
 </tile>
 <tile id="170">
  <image width="32" height="32" source="../sprites/terrain/fire_ne.svg"/>
 </tile>
 <tile id="171">
  <image width="32" height="32" source="../sprites/terrain/fire_sw.svg"/>
 </tile>
 <tile id="172">
  <image width="32" height="32" source="../sprites/terrain/fire_se.svg"/>
 </tile>
 <tile id="173">
  <image width="32" height="32" source="../sprites/terrain/moon_1.svg"/>
 </tile>
 <tile id="174">
  <image width="32" height="32" source="../sprites/terrain/moon_2.svg"/>
 </tile>
 <tile id="175">
  <image width="32" height="32" source="../sprites/terrain/moon_4.svg"/>
 </tile>
 <tile id="176">
  <image width="32" height="32" source="../sprites/terrain/moon_5.svg"/>
 </tile>
 <tile id="177">
  <image width="32" height="32" source="../sprites/terrain/moon_6.svg"/>
 </tile>
 <tile id="178">
  <image width="32" height="32" source="../sprites/terrain/moon_7.svg"/>
 </tile>
 <tile id="179">
  <image width="32" height="32" source="../sprites/terrain/moon_9.svg"/>
 </tile>
 <tile id="180">
  <image width="32" height="32" source="../sprites/terrain/moon_10.svg"/>
 </tile>
 <tile id="181">
  <image width="32" height="32" source="../sprites/terrain/moon_13.svg"/>
 </tile>
 <tile id="182">
  <image width="32" height="32" source="../sprites/terrain/moon_14.svg"/>
 </tile>
 <tile id="183">
  <image width="32" height="32" source="../sprites/terrain/moon_17.svg"/>
 </tile>
 <tile id="184">
  <image width="32" height="32" source="../sprites/terrain/moon_18.svg"/>
 </tile>
 <tile id="185">
  <image width="32" height="32" source="../sprites/terrain/moon_21.svg"/>
 </tile>
 <tile id="186">
  <image width="32" height="32" source="../sprites/terrain/moon_22.svg"/>
 </tile>
 <tile id="187">
  <image width="32" height="32" source="../sprites/terrain/pier_mid_2.svg"/>
 </tile>
 <tile id="188">
  <image width="32" height="32" source="../sprites/terrain/pier_end_2.svg"/>
 </tile>
 <tile id="189">
  <image width="32" height="32" source="../sprites/terrain/pier_mid_10.svg"/>
 </tile>
 <tile id="190">
  <image width="32" height="32" source="../sprites/terrain/pier_mid_10_low.svg"/>
 </tile>
 <tile id="191">
  <image width="32" height="32" source="../sprites/terrain/pier_end_10.svg"/>
 </tile>
 <tile id="192">
  <image width="32" height="32" source="../sprites/terrain/pier_end_10_low.svg"/>
 </tile>
 <tile id="193">
  <image width="32" height="32" source="../sprites/terrain/pier_mid_18.svg"/>
 </tile>
 <tile id="194">
  <image width="32" height="32" source="../sprites/terrain/pier_mid_18_low.svg"/>
 </tile>
 <tile id="195">
  <image width="32" height="32" source="../sprites/terrain/pier_end_18.svg"/>
 </tile>
 <tile id="196">
  <image width="32" height="32" source="../sprites/terrain/pier_end_18_low.svg"/>
 </tile>
 <tile id="197">
  <image width="32" height="32" source="../sprites/terrain/trod_0.svg"/>
 </tile>
 <tile id="198">
  <image width="32" height="32" source="../sprites/terrain/trod_1.svg"/>
 </tile>
 <tile id="199">
  <image width="32" height="32" source="../sprites/terrain/trod_2.svg"/>
 </tile>
 <tile id="200">
  <image width="32" height="32" source="../sprites/terrain/trod_flat00.svg"/>
 </tile>
 <tile id="201">
  <image width="32" height="32" source="../sprites/terrain/trod_in00.svg"/>
 </tile>
 <tile id="202">
  <image width="32" height="32" source="../sprites/terrain/trod_out00.svg"/>
 </tile>
 <tile id="203">
  <image width="32" height="32" source="../sprites/terrain/trod_flat01.svg"/>
 </tile>
 <tile id="204">
  <image width="32" height="32" source="../sprites/terrain/trod_in01.svg"/>
 </tile>
 <tile id="205">
  <image width="32" height="32" source="../sprites/terrain/trod_out01.svg"/>
 </tile>
 <tile id="206">
  <image width="32" height="32" source="../sprites/terrain/trod_flat02.svg"/>
 </tile>
 <tile id="207">
  <image width="32" height="32" source="../sprites/terrain/trod_in02.svg"/>
 </tile>
 <tile id="208">
  <image width="32" height="32" source="../sprites/terrain/trod_out02.svg"/>
 </tile>
 <tile id="209">
  <image width="32" height="32" source="../sprites/terrain/trod_flat11.svg"/>
 </tile>
 <tile id="210">
  <image width="32" height="32" source="../sprites/terrain/trod_in11.svg"/>
 </tile>
 <tile id="211">
  <image width="32" height="32" source="../sprites/terrain/trod_out11.svg"/>
 </tile>
 <tile id="212">
  <image width="32" height="32" source="../sprites/terrain/trod_flat12.svg"/>
 </tile>
 <tile id="213">
  <image width="32" height="32" source="../sprites/terrain/trod_in12.svg"/>
 </tile>
 <tile id="214">
  <image width="32" height="32" source="../sprites/terrain/trod_out12.svg"/>
 </tile>
 <tile id="215">
  <image width="32" height="32" source="../sprites/terrain/trod_flat22.svg"/>
 </tile>
 <tile id="216">
  <image width="32" height="32" source="../sprites/terrain/trod_in22.svg"/>
 </tile>
 <tile id="217">
  <image width="32" height="32" source="../sprites/terrain/trod_out22.svg"/>
 </tile>
 <tile id="218">
  <image width="32" height="32" source="../sprites/terrain/fence_h.svg"/>
 </tile>
 <tile id="219">
  <image width="32" height="32" source="../sprites/terrain/fence_v.svg"/>
 </tile>
 <tile id="220">
  <image width="32" height="32" source="../sprites/terrain/gate_0.svg"/>
 </tile>
 <tile id="221">
  <image width="32" height="32" source="../sprites/terrain/gate_1.svg"/>
 </tile>
 <tile id="222">
  <image width="32" height="32" source="../sprites/terrain/gate_2.svg"/>
 </tile>
 <tile id="223">
  <image width="32" height="32" source="../sprites/terrain/gate_3.svg"/>
 </tile>
 <tile id="224">
  <image width="32" height="32" source="../sprites/terrain/gate_4.svg"/>
 </tile>
 <tile id="225">
  <image width="32" height="32" source="../sprites/terrain/gate_5.svg"/>
 </tile>
</tileset>
