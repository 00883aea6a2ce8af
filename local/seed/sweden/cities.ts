import { weighted } from "./random.ts";

/** Inhabitants in thousands, approximately. */
const inhabitants = `
  Stockholm 1600, Göteborg 610, Malmö 330, Uppsala 170, Upplands Väsby 155, Västerås 130, Örebro 128,
  Linköping 117, Helsingborg 115, Jönköping 102, Norrköping 98, Lund 95, Umeå 92, Gävle 79, Södertälje 75,
  Borås 74, Halmstad 72, Växjö 71, Eskilstuna 70, Karlstad 68, Täby 72, Sundsvall 59, Östersund 52,
  Trollhättan 51, Luleå 49, Kristianstad 44, Lidingö 42, Borlänge 44, Falun 40, Kalmar 43, Skövde 40,
  Karlskrona 37, Varberg 37, Skellefteå 36, Nyköping 34, Uddevalla 36, Landskrona 34, Åkersberga 33,
  Motala 30, Örnsköldsvik 28, Trelleborg 31, Vallentuna 33, Falkenberg 28, Ängelholm 28, Karlskoga 27,
  Lidköping 27, Mölndal 42, Visby 25, Alingsås 27, Piteå 23, Katrineholm 24, Sandviken 25, Vänersborg 24,
  Västervik 21, Värnamo 20, Kungsbacka 23, Enköping 25, Nässjö 18, Köping 18, Karlshamn 19, Huskvarna 24,
  Ystad 20, Härnösand 18, Eslöv 20, Norrtälje 21, Kungälv 26, Ljungby 17, Tumba 39, Nacka 30, Mariestad 17,
  Oskarshamn 18, Kiruna 17, Strängnäs 15, Kumla 15, Hässleholm 20, Mjölby 15, Boden 17, Ronneby 13, Staffanstorp 17,
  Lerum 18, Avesta 14, Arvika 14, Finspång 13, Ludvika 14, Kävlinge 11, Höganäs 15, Kinna 15, Sala 13,
  Tranås 15, Vetlanda 14, Bollnäs 13, Gislaved 10, Sölvesborg 9, Åmål 9, Mora 13, Hudiksvall 15, Gällivare 9,
  Säffle 9, Kramfors 6, Åre 2, Simrishamn 7, Vadstena 6, Strömstad 8, Arboga 11, Nora 7, Östhammar 5
`;

export const cities = inhabitants
  .trim()
  .split(/,\s*/)
  .map((line) => {
    const [, name = "", thousands] = /^(.+) (\d+)$/.exec(line) ?? [];
    return [name, Number(thousands)] as const;
  });

export const drawCity = weighted(cities);

/** Variants that search treats as the same town. */
export const otherSpellings: ReadonlyMap<string, string> = new Map([
  ["Göteborg", "Gothenburg"],
  ["Stockholm", "Sthlm"],
  ["Malmö", "Malmoe"],
  ["Linköping", "Linkoping"],
]);

export const placesOfThefts = [
  "Resecentrum",
  "Centralstationen",
  "utanför Systembolaget",
  "cykelrummet på Storgatan 4",
  "biblioteket",
  "källarförrådet på Skolgatan 12",
  "Lärcentrum",
  "gymmet på Järnvägsgatan",
  "sjukhusets entré",
  "gården på Björkvägen 3",
  "badhuset",
  "Stora torget",
] as const;
