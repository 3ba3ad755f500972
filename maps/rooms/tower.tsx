<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="tower" tilewidth="32" tileheight="32" tilecount="86" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0">
  <image width="32" height="32" source="../../sprites/rooms/deposit_boxes_00.svg"/>
 </tile>
 <tile id="1">
  <image width="32" height="32" source="../../sprites/rooms/deposit_boxes_01.svg"/>
 </tile>
 <tile id="2">
  <image width="32" height="32" source="../../sprites/rooms/elevator_00.svg"/>
 </tile>
 <tile id="3">
  <image width="32" height="32" source="../../sprites/rooms/elevator_01.svg"/>
 </tile>
 <tile id="4">
  <image width="32" height="32" source="../../sprites/rooms/elevator_02.svg"/>
 </tile>
 <tile id="5">
  <image width="32" height="32" source="../../sprites/rooms/elevator_10.svg"/>
 </tile>
 <tile id="6">
  <image width="32" height="32" source="../../sprites/rooms/elevator_11.svg"/>
 </tile>
 <tile id="7">
  <image width="32" height="32" source="../../sprites/rooms/elevator_12.svg"/>
 </tile>
 <tile id="8">
  <image width="32" height="32" source="../../sprites/rooms/elevator_14.svg"/>
 </tile>
 <tile id="9">
  <image width="32" height="32" source="../../sprites/rooms/elevator_20.svg"/>
 </tile>
 <tile id="10">
  <image width="32" height="32" source="../../sprites/rooms/elevator_22.svg"/>
 </tile>
 <tile id="11">
  <image width="32" height="32" source="../../sprites/rooms/elevator_23.svg"/>
 </tile>
 <tile id="12">
  <image width="32" height="32" source="../../sprites/rooms/elevator_24.svg"/>
 </tile>
 <tile id="13">
  <image width="32" height="32" source="../../sprites/rooms/elevator_25.svg"/>
 </tile>
 <tile id="14">
  <image width="32" height="32" source="../../sprites/rooms/elevator_32.svg"/>
 </tile>
 <tile id="15">
  <image width="32" height="32" source="../../sprites/rooms/elevator_44.svg"/>
 </tile>
 <tile id="16">
  <image width="32" height="32" source="../../sprites/rooms/elevator_bars_00.svg"/>
 </tile>
 <tile id="17">
  <image width="32" height="32" source="../../sprites/rooms/elevator_bars_01.svg"/>
 </tile>
 <tile id="18">
  <image width="32" height="32" source="../../sprites/rooms/elevator_bars_02.svg"/>
 </tile>
 <tile id="19">
  <image width="32" height="32" source="../../sprites/rooms/elevator_bars_03.svg"/>
 </tile>
 <tile id="20">
  <image width="32" height="32" source="../../sprites/rooms/elevator_bars_04.svg"/>
 </tile>
 <tile id="21">
  <image width="32" height="32" source="../../sprites/rooms/elevator_bars_05.svg"/>
 </tile>
 <tile id="22">
  <image width="32" height="32" source="../../sprites/rooms/gold_00.svg"/>
 </tile>
 <tile id="23">
  <image width="32" height="32" source="../../sprites/rooms/gold_01.svg"/>
 </tile>
 <tile id="24">
  <image width="32" height="32" source="../../sprites/rooms/gold_02.svg"/>
 </tile>
 <tile id="25">
  <image width="32" height="32" source="../../sprites/rooms/gold_10.svg"/>
 </tile>
 <tile id="26">
  <image width="32" height="32" source="../../sprites/rooms/gold_11.svg"/>
 </tile>
 <tile id="27">
  <image width="32" height="32" source="../../sprites/rooms/gold_12.svg"/>
 </tile>
 <tile id="28">
  <image width="32" height="32" source="../../sprites/rooms/strongbox_00.svg"/>
 </tile>
 <tile id="29">
  <image width="32" height="32" source="../../sprites/rooms/strongbox_01.svg"/>
 </tile>
 <tile id="30">
  <image width="32" height="32" source="../../sprites/rooms/tower_bar_00.svg"/>
 </tile>
 <tile id="31">
  <image width="32" height="32" source="../../sprites/rooms/tower_bar_01.svg"/>
 </tile>
 <tile id="32">
  <image width="32" height="32" source="../../sprites/rooms/tower_bar_10.svg"/>
 </tile>
 <tile id="33">
  <image width="32" height="32" source="../../sprites/rooms/tower_bar_11.svg"/>
 </tile>
 <tile id="34">
  <image width="32" height="32" source="../../sprites/rooms/tower_bar_20.svg"/>
 </tile>
 <tile id="35">
  <image width="32" height="32" source="../../sprites/rooms/tower_bar_21.svg"/>
 </tile>
 <tile id="36">
  <image width="32" height="32" source="../../sprites/rooms/tower_bar_30.svg"/>
 </tile>
 <tile id="37">
  <image width="32" height="32" source="../../sprites/rooms/tower_bar_31.svg"/>
 </tile>
 <tile id="38">
  <image width="32" height="32" source="../../sprites/rooms/tower_bar_40.svg"/>
 </tile>
 <tile id="39">
  <image width="32" height="32" source="../../sprites/rooms/tower_bar_41.svg"/>
 </tile>
 <tile id="40">
  <image width="32" height="32" source="../../sprites/rooms/tower_bar_50.svg"/>
 </tile>
 <tile id="41">
  <image width="32" height="32" source="../../sprites/rooms/tower_bar_51.svg"/>
 </tile>
 <tile id="42">
  <image width="32" height="32" source="../../sprites/rooms/tower_bar_60.svg"/>
 </tile>
 <tile id="43">
  <image width="32" height="32" source="../../sprites/rooms/tower_bar_61.svg"/>
 </tile>
 <tile id="44">
  <image width="32" height="32" source="../../sprites/rooms/tower_round_00.svg"/>
 </tile>
 <tile id="45">
  <image width="32" height="32" source="../../sprites/rooms/tower_round_01.svg"/>
 </tile>
 <tile id="46">
  <image width="32" height="32" source="../../sprites/rooms/tower_round_02.svg"/>
 </tile>
 <tile id="47">
  <image width="32" height="32" source="../../sprites/rooms/tower_round_03.svg"/>
 </tile>
 <tile id="48">
  <image width="32" height="32" source="../../sprites/rooms/tower_round_04.svg"/>
 </tile>
 <tile id="49">
  <image width="32" height="32" source="../../sprites/rooms/tower_round_05.svg"/>
 </tile>
 <tile id="50">
  <image width="32" height="32" source="../../sprites/rooms/tower_round_06.svg"/>
 </tile>
 <tile id="51">
  <image width="32" height="32" source="../../sprites/rooms/tower_round_07.svg"/>
 </tile>
 <tile id="52">
  <image width="32" height="32" source="../../sprites/rooms/tower_round_11.svg"/>
 </tile>
 <tile id="53">
  <image width="32" height="32" source="../../sprites/rooms/tower_round_12.svg"/>
 </tile>
 <tile id="54">
  <image width="32" height="32" source="../../sprites/rooms/tower_round_13.svg"/>
 </tile>
 <tile id="55">
  <image width="32" height="32" source="../../sprites/rooms/tower_round_15.svg"/>
 </tile>
 <tile id="56">
  <image width="32" height="32" source="../../sprites/rooms/tower_round_17.svg"/>
 </tile>
 <tile id="57">
  <image width="32" height="32" source="../../sprites/rooms/tower_round_20.svg"/>
 </tile>
 <tile id="58">
  <image width="32" height="32" source="../../sprites/rooms/tower_round_27.svg"/>
 </tile>
 <tile id="59">
  <image width="32" height="32" source="../../sprites/rooms/tower_round_30.svg"/>
 </tile>
 <tile id="60">
  <image width="32" height="32" source="../../sprites/rooms/tower_round_31.svg"/>
 </tile>
 <tile id="61">
  <image width="32" height="32" source="../../sprites/rooms/tower_round_40.svg"/>
 </tile>
 <tile id="62">
  <image width="32" height="32" source="../../sprites/rooms/tower_round_50.svg"/>
 </tile>
 <tile id="63">
  <image width="32" height="32" source="../../sprites/rooms/tower_round_57.svg"/>
 </tile>
 <tile id="64">
  <image width="32" height="32" source="../../sprites/rooms/tower_round_60.svg"/>
 </tile>
 <tile id="65">
  <image width="32" height="32" source="../../sprites/rooms/tower_round_67.svg"/>
 </tile>
 <tile id="66">
  <image width="32" height="32" source="../../sprites/rooms/tower_round_70.svg"/>
 </tile>
 <tile id="67">
  <image width="32" height="32" source="../../sprites/rooms/tower_round_71.svg"/>
 </tile>
 <tile id="68">
  <image width="32" height="32" source="../../sprites/rooms/tower_round_76.svg"/>
 </tile>
 <tile id="69">
  <image width="32" height="32" source="../../sprites/rooms/tower_round_77.svg"/>
 </tile>
 <tile id="70">
  <image width="32" height="32" source="../../sprites/rooms/vault_wall_00.svg"/>
 </tile>
 <tile id="71">
  <image width="32" height="32" source="../../sprites/rooms/vault_wall_01.svg"/>
 </tile>
 <tile id="72">
  <image width="32" height="32" source="../../sprites/rooms/vault_wall_02.svg"/>
 </tile>
 <tile id="73">
  <image width="32" height="32" source="../../sprites/rooms/vault_wall_03.svg"/>
 </tile>
 <tile id="74">
  <image width="32" height="32" source="../../sprites/rooms/vault_wall_04.svg"/>
 </tile>
 <tile id="75">
  <image width="32" height="32" source="../../sprites/rooms/vault_wall_05.svg"/>
 </tile>
 <tile id="76">
  <image width="32" height="32" source="../../sprites/rooms/vault_wall_06.svg"/>
 </tile>
 <tile id="77">
  <image width="32" height="32" source="../../sprites/rooms/vault_wall_07.svg"/>
 </tile>
 <tile id="78">
  <image width="32" height="32" source="../../sprites/rooms/vault_wall_10.svg"/>
 </tile>
 <tile id="79">
  <image width="32" height="32" source="../../sprites/rooms/vault_wall_11.svg"/>
 </tile>
 <tile id="80">
  <image width="32" height="32" source="../../sprites/rooms/vault_wall_12.svg"/>
 </tile>
 <tile id="81">
  <image width="32" height="32" source="../../sprites/rooms/vault_wall_13.svg"/>
 </tile>
 <tile id="82">
  <image width="32" height="32" source="../../sprites/rooms/vault_wall_14.svg"/>
 </tile>
 <tile id="83">
  <image width="32" height="32" source="../../sprites/rooms/vault_wall_15.svg"/>
 </tile>
 <tile id="84">
  <image width="32" height="32" source="../../sprites/rooms/vault_wall_16.svg"/>
 </tile>
 <tile id="85">
  <image width="32" height="32" source="../../sprites/rooms/vault_wall_17.svg"/>
 </tile>
</tileset>
