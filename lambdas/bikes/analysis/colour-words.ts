import type { BikeColour } from "#contract/bikes/bike-types.ts";

/**
 * Receipt words for the register's fifteen colours, accents folded. Longer words come first where
 * one begins another.
 */
export const colourWords: readonly (readonly [RegExp, BikeColour])[] = [
  [/^(ljusbla(tt)?|himmelsbla(tt)?|sky ?blue|light ?blue|babybla)$/, "ljusblå"],
  [/^((mork|marin|kunglig|petrol)?bla(a|tt)?|(dark|navy|royal|deep)? ?blue|navy)$/, "blå"],
  [/^((matt|blank|kol|djup)?svart(a)?|(matt?e?|gloss)? ?black)$/, "svart"],
  [/^((benvit|parlvit|kritvit|vit)(t|a)?|(pearl|pure|off)? ?white|ivory)$/, "vit"],
  [
    /^((mork|ljus|stal|skiffer)?gra(tt|a)?|(dark|light|slate)? ?gr[ae]y|antracit|anthracite|graphite|grafit)$/,
    "grå",
  ],
  [/^(silver|silvrig|krom|chrome|titan|raw|polerad)$/, "silver"],
  [/^((mork|vin|ljus|tegel)?rod(a|tt)?|(dark|fire)? ?red|burgundy|bordeaux|crimson)$/, "röd"],
  [/^((mork|ljus|oliv|skogs|moss|arme)?gron(a|t)?|(dark|light|forest|olive)? ?green|olive|oliv)$/, "grön"],
  [/^((senaps?|citron)?gul(a|t)?|yellow|mustard)$/, "gul"],
  [/^(orange(a|t)?|brandgul)$/, "orange"],
  [/^((ljus|mork|hot)?rosa|cerise|pink|(hot|light) ?pink)$/, "rosa"],
  [/^((ljus|mork)?lila|purple|violet(t)?|plum|plommon)$/, "lila"],
  [/^((mork|ljus|choklad)?brun(a|t)?|brown|koppar|copper|brons|bronze)$/, "brun"],
  [/^(turkos(a|t)?|turquoise|teal|celeste|mint(gron)?|aqua)$/, "turkos"],
  [/^(beige|sand|kram(vit)?|cream|champagne|latte)$/, "beige"],
];
