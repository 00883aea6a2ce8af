import type { Dice } from "./random.ts";
import { weighted, zipf } from "./random.ts";

const names = [
  "Blixten",
  "Gröna faran",
  "Åskan",
  "Pärlan",
  "Silverpilen",
  "Min vardagscykel",
  "Gamla trotjänaren",
  "Röda raketen",
  "Älskade cykeln",
  "Mörkret",
  "Svarta änkan",
  "Blåbär",
  "Snöflingan",
  "Sötnosen",
  "Jobbcykeln",
  "Söndagscykeln",
  "Hästen",
  "Räven",
  "Örnen",
  "Väskan",
] as const;

const people = [
  "Åsas",
  "Eriks",
  "Märtas",
  "Björns",
  "Annas",
  "Göstas",
  "Elsas",
  "Håkans",
  "Linnéas",
  "Östens",
] as const;
const things = ["cykel", "racer", "springare", "tvåhjuling", "pärla"] as const;

export const nameFor = (dice: Dice): string =>
  dice.chance(0.6) ? zipfName(dice) : `${dice.pick(people)} ${dice.pick(things)}`;
const zipfName = zipf(names);

const parts = [
  "Korg fram",
  "Svart pakethållare",
  "Brun sadel av läder",
  "Dubbdäck vintertid",
  "Repa på ramröret",
  "Barnstol bak",
  "Ringklocka i mässing",
  "Vita däck",
  "Stöldskyddad med graverad ram",
  "Nya bromsbelägg",
  "Sju växlar",
  "Trasigt baklyse",
  "Lås från ABUS",
  "Klistermärke från Vätternrundan",
  "Omlackerad",
  "Skärmar i trä",
  "Förlängd styrstam",
  "Buckla på bakskärmen",
  "Dynamolyse",
  "Blå styrlindor",
  "Flaskhållare",
  "Packväskor från Ortlieb",
  "Sadelstolpe i kolfiber",
  "Märkt med stöldmärke",
  "Uppgraderad växel från Shimano",
  "Säljs ej",
  "Lös pedal på vänster sida",
  "Kedjeskydd saknas",
  "Brooks sadel",
  "Reflexer på ekrarna",
] as const;

const drawPart = zipf(parts);
const drawCount = weighted([
  [1, 3],
  [2, 4],
  [3, 3],
  [4, 1],
  [6, 0.3],
]);

export const descriptionFor = (dice: Dice): string => {
  const phrases = new Set(Array.from({ length: drawCount(dice) }, () => drawPart(dice)));
  return `${[...phrases].join(", ")}.`;
};
