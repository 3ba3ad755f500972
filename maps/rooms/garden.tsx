<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="garden" tilewidth="32" tileheight="32" tilecount="65" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0">
  <image width="32" height="32" source="../../sprites/rooms/bush.svg"/>
 </tile>
 <tile id="1">
  <image width="32" height="32" source="../../sprites/rooms/dead_tree_00.svg"/>
 </tile>
 <tile id="2">
  <image width="32" height="32" source="../../sprites/rooms/dead_tree_01.svg"/>
 </tile>
 <tile id="3">
  <image width="32" height="32" source="../../sprites/rooms/dead_tree_10.svg"/>
 </tile>
 <tile id="4">
  <image width="32" height="32" source="../../sprites/rooms/dead_tree_11.svg"/>
 </tile>
 <tile id="5">
  <image width="32" height="32" source="../../sprites/rooms/deck_chair_00.svg"/>
 </tile>
 <tile id="6">
  <image width="32" height="32" source="../../sprites/rooms/deck_chair_01.svg"/>
 </tile>
 <tile id="7">
  <image width="32" height="32" source="../../sprites/rooms/flowerbed_00.svg"/>
 </tile>
 <tile id="8">
  <image width="32" height="32" source="../../sprites/rooms/flowerbed_01.svg"/>
 </tile>
 <tile id="9">
  <image width="32" height="32" source="../../sprites/rooms/flowerbed_10.svg"/>
 </tile>
 <tile id="10">
  <image width="32" height="32" source="../../sprites/rooms/flowerbed_11.svg"/>
 </tile>
 <tile id="11">
  <image width="32" height="32" source="../../sprites/rooms/fountain_00.svg"/>
 </tile>
 <tile id="12">
  <image width="32" height="32" source="../../sprites/rooms/fountain_01.svg"/>
 </tile>
 <tile id="13">
  <image width="32" height="32" source="../../sprites/rooms/fountain_11.svg"/>
 </tile>
 <tile id="14">
  <image width="32" height="32" source="../../sprites/rooms/garden_bench_00.svg"/>
 </tile>
 <tile id="15">
  <image width="32" height="32" source="../../sprites/rooms/garden_bench_10.svg"/>
 </tile>
 <tile id="16">
  <image width="32" height="32" source="../../sprites/rooms/glass_fountain_00.svg"/>
 </tile>
 <tile id="17">
  <image width="32" height="32" source="../../sprites/rooms/glass_fountain_01.svg"/>
 </tile>
 <tile id="18">
  <image width="32" height="32" source="../../sprites/rooms/grass_strip_00.svg"/>
 </tile>
 <tile id="19">
  <image width="32" height="32" source="../../sprites/rooms/grass_strip_01.svg"/>
 </tile>
 <tile id="20">
  <image width="32" height="32" source="../../sprites/rooms/grass_strip_10.svg"/>
 </tile>
 <tile id="21">
  <image width="32" height="32" source="../../sprites/rooms/grass_strip_20.svg"/>
 </tile>
 <tile id="22">
  <image width="32" height="32" source="../../sprites/rooms/grass_strip_40.svg"/>
 </tile>
 <tile id="23">
  <image width="32" height="32" source="../../sprites/rooms/grass_strip_70.svg"/>
 </tile>
 <tile id="24">
  <image width="32" height="32" source="../../sprites/rooms/grave_00.svg"/>
 </tile>
 <tile id="25">
  <image width="32" height="32" source="../../sprites/rooms/grave_10.svg"/>
 </tile>
 <tile id="26">
  <image width="32" height="32" source="../../sprites/rooms/grave_cross_00.svg"/>
 </tile>
 <tile id="27">
  <image width="32" height="32" source="../../sprites/rooms/iron_chair.svg"/>
 </tile>
 <tile id="28">
  <image width="32" height="32" source="../../sprites/rooms/open_earth_00.svg"/>
 </tile>
 <tile id="29">
  <image width="32" height="32" source="../../sprites/rooms/open_earth_10.svg"/>
 </tile>
 <tile id="30">
  <image width="32" height="32" source="../../sprites/rooms/palm_00.svg"/>
 </tile>
 <tile id="31">
  <image width="32" height="32" source="../../sprites/rooms/palm_01.svg"/>
 </tile>
 <tile id="32">
  <image width="32" height="32" source="../../sprites/rooms/palm_02.svg"/>
 </tile>
 <tile id="33">
  <image width="32" height="32" source="../../sprites/rooms/palm_10.svg"/>
 </tile>
 <tile id="34">
  <image width="32" height="32" source="../../sprites/rooms/palm_11.svg"/>
 </tile>
 <tile id="35">
  <image width="32" height="32" source="../../sprites/rooms/palm_12.svg"/>
 </tile>
 <tile id="36">
  <image width="32" height="32" source="../../sprites/rooms/palm_20.svg"/>
 </tile>
 <tile id="37">
  <image width="32" height="32" source="../../sprites/rooms/palm_21.svg"/>
 </tile>
 <tile id="38">
  <image width="32" height="32" source="../../sprites/rooms/palm_22.svg"/>
 </tile>
 <tile id="39">
  <image width="32" height="32" source="../../sprites/rooms/parasol_table_00.svg"/>
 </tile>
 <tile id="40">
  <image width="32" height="32" source="../../sprites/rooms/parasol_table_01.svg"/>
 </tile>
 <tile id="41">
  <image width="32" height="32" source="../../sprites/rooms/parasol_table_11.svg"/>
 </tile>
 <tile id="42">
  <image width="32" height="32" source="../../sprites/rooms/path_ring_02.svg"/>
 </tile>
 <tile id="43">
  <image width="32" height="32" source="../../sprites/rooms/path_ring_11.svg"/>
 </tile>
 <tile id="44">
  <image width="32" height="32" source="../../sprites/rooms/path_ring_12.svg"/>
 </tile>
 <tile id="45">
  <image width="32" height="32" source="../../sprites/rooms/path_ring_13.svg"/>
 </tile>
 <tile id="46">
  <image width="32" height="32" source="../../sprites/rooms/path_ring_14.svg"/>
 </tile>
 <tile id="47">
  <image width="32" height="32" source="../../sprites/rooms/path_ring_22.svg"/>
 </tile>
 <tile id="48">
  <image width="32" height="32" source="../../sprites/rooms/path_ring_24.svg"/>
 </tile>
 <tile id="49">
  <image width="32" height="32" source="../../sprites/rooms/path_ring_31.svg"/>
 </tile>
 <tile id="50">
  <image width="32" height="32" source="../../sprites/rooms/path_ring_34.svg"/>
 </tile>
 <tile id="51">
  <image width="32" height="32" source="../../sprites/rooms/path_ring_35.svg"/>
 </tile>
 <tile id="52">
  <image width="32" height="32" source="../../sprites/rooms/path_ring_41.svg"/>
 </tile>
 <tile id="53">
  <image width="32" height="32" source="../../sprites/rooms/path_ring_42.svg"/>
 </tile>
 <tile id="54">
  <image width="32" height="32" source="../../sprites/rooms/path_ring_43.svg"/>
 </tile>
 <tile id="55">
  <image width="32" height="32" source="../../sprites/rooms/path_ring_44.svg"/>
 </tile>
 <tile id="56">
  <image width="32" height="32" source="../../sprites/rooms/pathway_00.svg"/>
 </tile>
 <tile id="57">
  <image width="32" height="32" source="../../sprites/rooms/pathway_01.svg"/>
 </tile>
 <tile id="58">
  <image width="32" height="32" source="../../sprites/rooms/plant_row_00.svg"/>
 </tile>
 <tile id="59">
  <image width="32" height="32" source="../../sprites/rooms/plant_row_01.svg"/>
 </tile>
 <tile id="60">
  <image width="32" height="32" source="../../sprites/rooms/plant_row_02.svg"/>
 </tile>
 <tile id="61">
  <image width="32" height="32" source="../../sprites/rooms/telescope_00.svg"/>
 </tile>
 <tile id="62">
  <image width="32" height="32" source="../../sprites/rooms/telescope_01.svg"/>
 </tile>
 <tile id="63">
  <image width="32" height="32" source="../../sprites/rooms/telescope_10.svg"/>
 </tile>
 <tile id="64">
  <image width="32" height="32" source="../../sprites/rooms/telescope_11.svg"/>
 </tile>
</tileset>
