<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="work" tilewidth="32" tileheight="32" tilecount="143" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0">
  <image width="32" height="32" source="../../sprites/rooms/barrel.svg"/>
 </tile>
 <tile id="1">
  <image width="32" height="32" source="../../sprites/rooms/bench_lab_00.svg"/>
 </tile>
 <tile id="2">
  <image width="32" height="32" source="../../sprites/rooms/bench_lab_01.svg"/>
 </tile>
 <tile id="3">
  <image width="32" height="32" source="../../sprites/rooms/bench_lab_10.svg"/>
 </tile>
 <tile id="4">
  <image width="32" height="32" source="../../sprites/rooms/bench_lab_11.svg"/>
 </tile>
 <tile id="5">
  <image width="32" height="32" source="../../sprites/rooms/bench_lab_20.svg"/>
 </tile>
 <tile id="6">
  <image width="32" height="32" source="../../sprites/rooms/bench_lab_21.svg"/>
 </tile>
 <tile id="7">
  <image width="32" height="32" source="../../sprites/rooms/bench_lab_30.svg"/>
 </tile>
 <tile id="8">
  <image width="32" height="32" source="../../sprites/rooms/bench_lab_31.svg"/>
 </tile>
 <tile id="9">
  <image width="32" height="32" source="../../sprites/rooms/bicycle_00.svg"/>
 </tile>
 <tile id="10">
  <image width="32" height="32" source="../../sprites/rooms/bicycle_01.svg"/>
 </tile>
 <tile id="11">
  <image width="32" height="32" source="../../sprites/rooms/bicycle_02.svg"/>
 </tile>
 <tile id="12">
  <image width="32" height="32" source="../../sprites/rooms/bicycle_10.svg"/>
 </tile>
 <tile id="13">
  <image width="32" height="32" source="../../sprites/rooms/bicycle_11.svg"/>
 </tile>
 <tile id="14">
  <image width="32" height="32" source="../../sprites/rooms/bicycle_12.svg"/>
 </tile>
 <tile id="15">
  <image width="32" height="32" source="../../sprites/rooms/big_crate_00.svg"/>
 </tile>
 <tile id="16">
  <image width="32" height="32" source="../../sprites/rooms/big_crate_01.svg"/>
 </tile>
 <tile id="17">
  <image width="32" height="32" source="../../sprites/rooms/big_crate_10.svg"/>
 </tile>
 <tile id="18">
  <image width="32" height="32" source="../../sprites/rooms/big_crate_11.svg"/>
 </tile>
 <tile id="19">
  <image width="32" height="32" source="../../sprites/rooms/blackboard_00.svg"/>
 </tile>
 <tile id="20">
  <image width="32" height="32" source="../../sprites/rooms/blackboard_01.svg"/>
 </tile>
 <tile id="21">
  <image width="32" height="32" source="../../sprites/rooms/blackboard_02.svg"/>
 </tile>
 <tile id="22">
  <image width="32" height="32" source="../../sprites/rooms/blood_trail_00.svg"/>
 </tile>
 <tile id="23">
  <image width="32" height="32" source="../../sprites/rooms/blood_trail_01.svg"/>
 </tile>
 <tile id="24">
  <image width="32" height="32" source="../../sprites/rooms/blood_trail_10.svg"/>
 </tile>
 <tile id="25">
  <image width="32" height="32" source="../../sprites/rooms/blood_trail_11.svg"/>
 </tile>
 <tile id="26">
  <image width="32" height="32" source="../../sprites/rooms/bottle_rack_00.svg"/>
 </tile>
 <tile id="27">
  <image width="32" height="32" source="../../sprites/rooms/bottle_rack_01.svg"/>
 </tile>
 <tile id="28">
  <image width="32" height="32" source="../../sprites/rooms/cabinet_00.svg"/>
 </tile>
 <tile id="29">
  <image width="32" height="32" source="../../sprites/rooms/cabinet_01.svg"/>
 </tile>
 <tile id="30">
  <image width="32" height="32" source="../../sprites/rooms/cheeses.svg"/>
 </tile>
 <tile id="31">
  <image width="32" height="32" source="../../sprites/rooms/chute_00.svg"/>
 </tile>
 <tile id="32">
  <image width="32" height="32" source="../../sprites/rooms/chute_01.svg"/>
 </tile>
 <tile id="33">
  <image width="32" height="32" source="../../sprites/rooms/chute_10.svg"/>
 </tile>
 <tile id="34">
  <image width="32" height="32" source="../../sprites/rooms/chute_11.svg"/>
 </tile>
 <tile id="35">
  <image width="32" height="32" source="../../sprites/rooms/chute_12.svg"/>
 </tile>
 <tile id="36">
  <image width="32" height="32" source="../../sprites/rooms/chute_20.svg"/>
 </tile>
 <tile id="37">
  <image width="32" height="32" source="../../sprites/rooms/chute_21.svg"/>
 </tile>
 <tile id="38">
  <image width="32" height="32" source="../../sprites/rooms/chute_22.svg"/>
 </tile>
 <tile id="39">
  <image width="32" height="32" source="../../sprites/rooms/chute_23.svg"/>
 </tile>
 <tile id="40">
  <image width="32" height="32" source="../../sprites/rooms/chute_30.svg"/>
 </tile>
 <tile id="41">
  <image width="32" height="32" source="../../sprites/rooms/chute_31.svg"/>
 </tile>
 <tile id="42">
  <image width="32" height="32" source="../../sprites/rooms/chute_32.svg"/>
 </tile>
 <tile id="43">
  <image width="32" height="32" source="../../sprites/rooms/chute_33.svg"/>
 </tile>
 <tile id="44">
  <image width="32" height="32" source="../../sprites/rooms/chute_40.svg"/>
 </tile>
 <tile id="45">
  <image width="32" height="32" source="../../sprites/rooms/chute_41.svg"/>
 </tile>
 <tile id="46">
  <image width="32" height="32" source="../../sprites/rooms/chute_42.svg"/>
 </tile>
 <tile id="47">
  <image width="32" height="32" source="../../sprites/rooms/chute_43.svg"/>
 </tile>
 <tile id="48">
  <image width="32" height="32" source="../../sprites/rooms/chute_50.svg"/>
 </tile>
 <tile id="49">
  <image width="32" height="32" source="../../sprites/rooms/chute_51.svg"/>
 </tile>
 <tile id="50">
  <image width="32" height="32" source="../../sprites/rooms/coal_00.svg"/>
 </tile>
 <tile id="51">
  <image width="32" height="32" source="../../sprites/rooms/coal_01.svg"/>
 </tile>
 <tile id="52">
  <image width="32" height="32" source="../../sprites/rooms/coal_10.svg"/>
 </tile>
 <tile id="53">
  <image width="32" height="32" source="../../sprites/rooms/coal_11.svg"/>
 </tile>
 <tile id="54">
  <image width="32" height="32" source="../../sprites/rooms/coil_00.svg"/>
 </tile>
 <tile id="55">
  <image width="32" height="32" source="../../sprites/rooms/counter.svg"/>
 </tile>
 <tile id="56">
  <image width="32" height="32" source="../../sprites/rooms/counter_jars.svg"/>
 </tile>
 <tile id="57">
  <image width="32" height="32" source="../../sprites/rooms/counter_sink_00.svg"/>
 </tile>
 <tile id="58">
  <image width="32" height="32" source="../../sprites/rooms/counter_sink_01.svg"/>
 </tile>
 <tile id="59">
  <image width="32" height="32" source="../../sprites/rooms/crate.svg"/>
 </tile>
 <tile id="60">
  <image width="32" height="32" source="../../sprites/rooms/crates_00.svg"/>
 </tile>
 <tile id="61">
  <image width="32" height="32" source="../../sprites/rooms/crates_01.svg"/>
 </tile>
 <tile id="62">
  <image width="32" height="32" source="../../sprites/rooms/crates_10.svg"/>
 </tile>
 <tile id="63">
  <image width="32" height="32" source="../../sprites/rooms/crates_11.svg"/>
 </tile>
 <tile id="64">
  <image width="32" height="32" source="../../sprites/rooms/desk_00.svg"/>
 </tile>
 <tile id="65">
  <image width="32" height="32" source="../../sprites/rooms/desk_01.svg"/>
 </tile>
 <tile id="66">
  <image width="32" height="32" source="../../sprites/rooms/desk_02.svg"/>
 </tile>
 <tile id="67">
  <image width="32" height="32" source="../../sprites/rooms/desk_10.svg"/>
 </tile>
 <tile id="68">
  <image width="32" height="32" source="../../sprites/rooms/desk_11.svg"/>
 </tile>
 <tile id="69">
  <image width="32" height="32" source="../../sprites/rooms/desk_12.svg"/>
 </tile>
 <tile id="70">
  <image width="32" height="32" source="../../sprites/rooms/drain.svg"/>
 </tile>
 <tile id="71">
  <image width="32" height="32" source="../../sprites/rooms/furnace_01.svg"/>
 </tile>
 <tile id="72">
  <image width="32" height="32" source="../../sprites/rooms/furnace_02.svg"/>
 </tile>
 <tile id="73">
  <image width="32" height="32" source="../../sprites/rooms/furnace_10.svg"/>
 </tile>
 <tile id="74">
  <image width="32" height="32" source="../../sprites/rooms/furnace_11.svg"/>
 </tile>
 <tile id="75">
  <image width="32" height="32" source="../../sprites/rooms/furnace_12.svg"/>
 </tile>
 <tile id="76">
  <image width="32" height="32" source="../../sprites/rooms/furnace_13.svg"/>
 </tile>
 <tile id="77">
  <image width="32" height="32" source="../../sprites/rooms/furnace_20.svg"/>
 </tile>
 <tile id="78">
  <image width="32" height="32" source="../../sprites/rooms/furnace_21.svg"/>
 </tile>
 <tile id="79">
  <image width="32" height="32" source="../../sprites/rooms/furnace_22.svg"/>
 </tile>
 <tile id="80">
  <image width="32" height="32" source="../../sprites/rooms/furnace_23.svg"/>
 </tile>
 <tile id="81">
  <image width="32" height="32" source="../../sprites/rooms/furnace_30.svg"/>
 </tile>
 <tile id="82">
  <image width="32" height="32" source="../../sprites/rooms/furnace_31.svg"/>
 </tile>
 <tile id="83">
  <image width="32" height="32" source="../../sprites/rooms/furnace_32.svg"/>
 </tile>
 <tile id="84">
  <image width="32" height="32" source="../../sprites/rooms/furnace_41.svg"/>
 </tile>
 <tile id="85">
  <image width="32" height="32" source="../../sprites/rooms/furnace_42.svg"/>
 </tile>
 <tile id="86">
  <image width="32" height="32" source="../../sprites/rooms/hams_00.svg"/>
 </tile>
 <tile id="87">
  <image width="32" height="32" source="../../sprites/rooms/hams_01.svg"/>
 </tile>
 <tile id="88">
  <image width="32" height="32" source="../../sprites/rooms/hams_02.svg"/>
 </tile>
 <tile id="89">
  <image width="32" height="32" source="../../sprites/rooms/junk_00.svg"/>
 </tile>
 <tile id="90">
  <image width="32" height="32" source="../../sprites/rooms/junk_01.svg"/>
 </tile>
 <tile id="91">
  <image width="32" height="32" source="../../sprites/rooms/junk_02.svg"/>
 </tile>
 <tile id="92">
  <image width="32" height="32" source="../../sprites/rooms/junk_10.svg"/>
 </tile>
 <tile id="93">
  <image width="32" height="32" source="../../sprites/rooms/junk_11.svg"/>
 </tile>
 <tile id="94">
  <image width="32" height="32" source="../../sprites/rooms/junk_12.svg"/>
 </tile>
 <tile id="95">
  <image width="32" height="32" source="../../sprites/rooms/junk_20.svg"/>
 </tile>
 <tile id="96">
  <image width="32" height="32" source="../../sprites/rooms/junk_21.svg"/>
 </tile>
 <tile id="97">
  <image width="32" height="32" source="../../sprites/rooms/junk_22.svg"/>
 </tile>
 <tile id="98">
  <image width="32" height="32" source="../../sprites/rooms/junk_b_00.svg"/>
 </tile>
 <tile id="99">
  <image width="32" height="32" source="../../sprites/rooms/junk_b_01.svg"/>
 </tile>
 <tile id="100">
  <image width="32" height="32" source="../../sprites/rooms/junk_b_02.svg"/>
 </tile>
 <tile id="101">
  <image width="32" height="32" source="../../sprites/rooms/junk_b_10.svg"/>
 </tile>
 <tile id="102">
  <image width="32" height="32" source="../../sprites/rooms/junk_b_11.svg"/>
 </tile>
 <tile id="103">
  <image width="32" height="32" source="../../sprites/rooms/junk_b_12.svg"/>
 </tile>
 <tile id="104">
  <image width="32" height="32" source="../../sprites/rooms/kitchen_table_00.svg"/>
 </tile>
 <tile id="105">
  <image width="32" height="32" source="../../sprites/rooms/kitchen_table_01.svg"/>
 </tile>
 <tile id="106">
  <image width="32" height="32" source="../../sprites/rooms/kitchen_table_02.svg"/>
 </tile>
 <tile id="107">
  <image width="32" height="32" source="../../sprites/rooms/kitchen_table_10.svg"/>
 </tile>
 <tile id="108">
  <image width="32" height="32" source="../../sprites/rooms/kitchen_table_11.svg"/>
 </tile>
 <tile id="109">
  <image width="32" height="32" source="../../sprites/rooms/kitchen_table_12.svg"/>
 </tile>
 <tile id="110">
  <image width="32" height="32" source="../../sprites/rooms/op_lamp_00.svg"/>
 </tile>
 <tile id="111">
  <image width="32" height="32" source="../../sprites/rooms/op_lamp_01.svg"/>
 </tile>
 <tile id="112">
  <image width="32" height="32" source="../../sprites/rooms/op_lamp_10.svg"/>
 </tile>
 <tile id="113">
  <image width="32" height="32" source="../../sprites/rooms/op_table_00.svg"/>
 </tile>
 <tile id="114">
  <image width="32" height="32" source="../../sprites/rooms/op_table_01.svg"/>
 </tile>
 <tile id="115">
  <image width="32" height="32" source="../../sprites/rooms/op_table_10.svg"/>
 </tile>
 <tile id="116">
  <image width="32" height="32" source="../../sprites/rooms/op_table_11.svg"/>
 </tile>
 <tile id="117">
  <image width="32" height="32" source="../../sprites/rooms/op_table_20.svg"/>
 </tile>
 <tile id="118">
  <image width="32" height="32" source="../../sprites/rooms/op_table_21.svg"/>
 </tile>
 <tile id="119">
  <image width="32" height="32" source="../../sprites/rooms/op_table_22.svg"/>
 </tile>
 <tile id="120">
  <image width="32" height="32" source="../../sprites/rooms/op_table_30.svg"/>
 </tile>
 <tile id="121">
  <image width="32" height="32" source="../../sprites/rooms/op_table_31.svg"/>
 </tile>
 <tile id="122">
  <image width="32" height="32" source="../../sprites/rooms/sacks_00.svg"/>
 </tile>
 <tile id="123">
  <image width="32" height="32" source="../../sprites/rooms/sacks_01.svg"/>
 </tile>
 <tile id="124">
  <image width="32" height="32" source="../../sprites/rooms/shelf_00.svg"/>
 </tile>
 <tile id="125">
  <image width="32" height="32" source="../../sprites/rooms/shelf_01.svg"/>
 </tile>
 <tile id="126">
  <image width="32" height="32" source="../../sprites/rooms/shelf_boxes_00.svg"/>
 </tile>
 <tile id="127">
  <image width="32" height="32" source="../../sprites/rooms/shelf_boxes_01.svg"/>
 </tile>
 <tile id="128">
  <image width="32" height="32" source="../../sprites/rooms/shovel_00.svg"/>
 </tile>
 <tile id="129">
  <image width="32" height="32" source="../../sprites/rooms/shovel_10.svg"/>
 </tile>
 <tile id="130">
  <image width="32" height="32" source="../../sprites/rooms/specimens_00.svg"/>
 </tile>
 <tile id="131">
  <image width="32" height="32" source="../../sprites/rooms/specimens_10.svg"/>
 </tile>
 <tile id="132">
  <image width="32" height="32" source="../../sprites/rooms/stove_00.svg"/>
 </tile>
 <tile id="133">
  <image width="32" height="32" source="../../sprites/rooms/stove_01.svg"/>
 </tile>
 <tile id="134">
  <image width="32" height="32" source="../../sprites/rooms/stove_10.svg"/>
 </tile>
 <tile id="135">
  <image width="32" height="32" source="../../sprites/rooms/stove_11.svg"/>
 </tile>
 <tile id="136">
  <image width="32" height="32" source="../../sprites/rooms/trolley_00.svg"/>
 </tile>
 <tile id="137">
  <image width="32" height="32" source="../../sprites/rooms/trolley_10.svg"/>
 </tile>
 <tile id="138">
  <image width="32" height="32" source="../../sprites/rooms/tun_00.svg"/>
 </tile>
 <tile id="139">
  <image width="32" height="32" source="../../sprites/rooms/wine_table_00.svg"/>
 </tile>
 <tile id="140">
  <image width="32" height="32" source="../../sprites/rooms/wine_table_01.svg"/>
 </tile>
 <tile id="141">
  <image width="32" height="32" source="../../sprites/rooms/wine_table_10.svg"/>
 </tile>
 <tile id="142">
  <image width="32" height="32" source="../../sprites/rooms/wine_table_11.svg"/>
 </tile>
</tileset>
