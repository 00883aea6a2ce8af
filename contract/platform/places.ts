/**
 * Swedish towns with latitude and longitude, exact to a kilometre. Most are from github.com/sphrak/svenska-stader
 * (Copyright 2019 Niclas Kron, Apache License 2.0), reduced to the seats of municipalities and larger towns, and rounded.
 */
const table = `
  Alfta 61.35 16.0, Alingsås 57.98 12.46, Alvesta 56.86 14.45, Aneby 57.87 14.75, Arboga 59.39 15.84,
  Arjeplog 66.38 17.11, Arvidsjaur 65.66 19.35, Arvika 59.65 12.59, Askersund 58.84 14.93,
  Avesta 60.15 16.18, Bengtsfors 59.01 12.25, Bergsjö 61.98 17.06, Bjurholm 63.96 18.98, Bjuv 56.08 12.92,
  Bjärred 55.72 13.02, Boden 65.83 21.7, Bollebygd 57.74 12.58, Bollnäs 61.32 16.4, Borgholm 56.88 16.66,
  Borlänge 60.49 15.42, Borås 57.72 12.94, Boxholm 58.13 15.13, Bro 59.51 17.64, Broby 56.25 14.08,
  Bromölla 56.08 14.47, Bräcke 62.75 15.42, Bålsta 59.57 17.53, Båstad 56.43 12.86,
  Charlottenberg 59.88 12.3, Danderyd 59.4 18.04, Degerfors 59.24 14.43, Dorotea 64.46 16.11,
  Ed 58.91 11.93, Edsbyn 61.38 15.82, Ekerö 59.36 17.62, Eksjö 57.67 14.97, Ellös 58.18 11.47,
  Emmaboda 56.63 15.54, Enköping 59.64 17.08, Eskilstuna 59.37 16.51, Eslöv 55.84 13.3,
  Fagersta 60.0 15.79, Falkenberg 57.01 12.71, Falköping 58.16 13.49, Falun 60.61 15.63,
  Filipstad 59.71 14.17, Finspång 58.71 15.78, Fjugesta 59.17 14.87, Flen 59.06 16.59,
  Forshaga 59.53 13.48, Färgelanda 58.61 12.01, Gagnef 60.46 14.87, Gislaved 57.29 13.49,
  Gnesta 59.05 17.31, Gnosjö 57.36 13.79, Grebbestad 58.69 11.25, Grums 59.4 13.03, Grästorp 58.33 12.63,
  Gullspång 58.93 14.13, Gustavsberg 59.33 18.39, Gällivare 67.14 20.66, Gävle 60.68 17.15,
  Göteborg 57.71 11.97, Götene 58.53 13.49, Habo 57.98 14.07, Hagfors 60.09 13.65, Hallsberg 58.99 15.33,
  Hallstahammar 59.61 16.23, Halmstad 56.67 12.86, Hammarstrand 63.11 16.36, Handen 59.17 18.14,
  Haparanda 65.84 24.14, Heby 60.07 17.01, Hedemora 60.28 15.99, Helsingborg 56.04 12.7, Hemse 57.24 18.38,
  Henån 58.24 11.68, Herrljunga 58.01 13.16, Hjo 58.27 14.28, Hofors 60.49 16.45, Huddinge 59.24 17.98,
  Hudiksvall 61.73 17.1, Hultsfred 57.39 15.78, Huskvarna 57.79 14.3, Hyltebruk 57.0 13.24,
  Hällefors 59.78 14.52, Härnösand 62.63 17.94, Härryda 57.67 12.3, Hässleholm 56.16 13.77,
  Höganäs 56.2 12.55, Högsby 57.11 15.88, Höllviken 55.41 12.96, Hörby 55.85 13.66, Höör 55.93 13.55,
  Jakobsberg 59.42 17.83, Jokkmokk 66.61 19.84, Jordbro 59.14 18.13, Jönköping 57.78 14.16,
  Kalix 65.77 23.13, Kalmar 56.66 16.37, Karlsborg 58.59 14.54, Karlshamn 56.17 14.86,
  Karlskoga 59.39 14.55, Karlskrona 56.16 15.59, Karlstad 59.38 13.5, Katrineholm 59.02 16.32,
  Kil 59.57 13.19, Kinna 57.51 12.69, Kiruna 67.86 20.23, Kisa 57.99 15.63, Klippan 56.12 13.23,
  Knivsta 59.74 17.82, Kopparberg 59.87 14.99, Kramfors 62.93 17.78, Kristianstad 56.03 14.16,
  Kristinehamn 59.31 14.11, Krokom 63.8 14.18, Kumla 59.12 15.11, Kungsbacka 57.49 12.08,
  Kungshamn 58.36 11.25, Kungsängen 59.48 17.75, Kungsör 59.41 16.09, Kungälv 57.87 11.98,
  Kävlinge 55.79 13.11, Köping 59.58 15.88, Laholm 56.51 13.04, Landskrona 55.87 12.83, Laxå 58.98 14.62,
  Leksand 60.72 14.87, Lerum 57.77 12.27, Lessebo 56.76 15.27, Lidingö 59.36 18.13, Lidköping 58.57 13.01,
  Lilla Edet 58.16 12.08, Lindesberg 59.59 15.23, Linköping 58.41 15.62, Ljungby 56.83 13.94,
  Ljusdal 61.83 16.1, Lomma 55.67 13.07, Ludvika 60.15 15.18, Luleå 65.58 22.15, Lund 55.7 13.19,
  Lycksele 64.6 18.68, Lysekil 58.29 11.33, Malmö 55.61 13.0, Malung 60.69 13.71, Malå 65.24 18.73,
  Mariestad 58.8 13.75, Markaryd 56.46 13.59, Mellerud 58.68 12.53, Mjölby 58.3 15.18, Mora 61.01 14.54,
  Motala 58.54 15.04, Mullsjö 57.94 13.82, Munkedal 58.61 11.67, Munkfors 59.81 13.49, Mölndal 57.66 12.01,
  Mönsterås 57.04 16.44, Mörbylånga 56.52 16.38, Nacka 59.31 18.16, Nora 59.52 15.04, Norberg 60.06 15.95,
  Nordmaling 63.48 19.55, Norrköping 58.59 16.19, Norrtälje 59.76 18.7, Norsjö 64.94 19.48,
  Nossebro 58.19 12.72, Nybro 56.75 15.91, Nykvarn 59.2 17.4, Nyköping 58.75 17.01, Nynäshamn 58.91 17.95,
  Nässjö 57.65 14.7, Nödinge-Nol 57.91 12.06, Ockelbo 60.92 16.54, Olofström 56.28 14.53,
  Onsala 57.43 12.03, Orsa 61.12 14.62, Osby 56.38 13.99, Oskarshamn 57.26 16.44, Oxelösund 58.67 17.1,
  Pajala 67.21 23.36, Partille 57.74 12.11, Perstorp 56.14 13.4, Piteå 65.31 21.49,
  Robertsfors 64.19 20.85, Ronneby 56.21 15.28, Rättvik 60.88 15.12, Sala 59.92 16.61,
  Saltsjöbaden 59.28 18.3, Sandviken 60.62 16.78, Sigtuna 59.62 17.72, Simrishamn 55.56 14.35,
  Sjöbo 55.64 13.7, Skara 58.38 13.44, Skellefteå 64.74 20.97, Skinnskatteberg 59.79 15.75,
  Skoghall 59.32 13.47, Skurup 55.48 13.5, Skärhamn 57.99 11.55, Skövde 58.39 13.84, Slite 57.71 18.8,
  Smedjebacken 60.14 15.42, Sollefteå 63.17 17.27, Sollentuna 59.43 17.95, Solna 59.36 18.0,
  Sorsele 65.53 17.54, Staffanstorp 55.64 13.21, Stenungsund 58.06 11.91, Stockholm 59.33 18.07,
  Storfors 59.46 14.28, Storuman 65.44 15.83, Strängnäs 59.35 17.08, Strömstad 58.94 11.18,
  Strömsund 63.85 15.56, Sundbyberg 59.36 17.97, Sundsvall 62.39 17.31, Sunne 59.89 13.05,
  Surahammar 59.71 16.22, Svalöv 55.91 13.11, Svedala 55.52 13.24, Sveg 62.04 14.36, Svenljunga 57.5 13.11,
  Svenstavik 62.77 14.43, Säffle 59.07 13.16, Sälen 61.16 13.27, Säter 60.41 15.74, Sävsjö 57.32 14.61,
  Söderhamn 61.3 17.06, Söderköping 58.48 16.32, Södertälje 59.2 17.63, Sölvesborg 56.05 14.59,
  Tanumshede 58.72 11.33, Tibro 58.42 14.16, Tidaholm 58.14 13.92, Tierp 60.34 17.52, Timrå 62.49 17.33,
  Tingsryd 56.53 14.98, Tomelilla 55.54 13.95, Torsby 60.14 13.01, Torsås 56.41 16.0, Tranemo 57.49 13.43,
  Tranås 58.04 14.83, Trelleborg 55.38 13.15, Trollhättan 58.22 12.34, Trosa 58.9 17.55, Tumba 59.2 17.83,
  Tyresö 59.24 18.23, Täby 59.44 18.07, Töreboda 58.71 14.12, Uddevalla 58.35 11.94,
  Ulricehamn 57.81 13.44, Umeå 63.83 20.26, Upplands Väsby 59.52 17.91, Uppsala 59.86 17.64,
  Vadstena 58.43 14.78, Vaggeryd 57.5 14.15, Valdemarsvik 58.2 16.6, Vallentuna 59.53 18.08,
  Vansbro 60.46 14.26, Vara 58.25 13.1, Varberg 57.11 12.25, Vaxholm 59.4 18.29, Vellinge 55.47 13.02,
  Vetlanda 57.43 15.09, Vilhelmina 64.63 16.65, Vimmerby 57.68 15.79, Vindeln 64.2 19.72,
  Vingåker 59.04 15.87, Visby 57.64 18.3, Vårgårda 58.03 12.81, Vänersborg 58.44 12.36, Vännäs 63.94 19.7,
  Värnamo 57.19 14.04, Västerhaninge 59.12 18.11, Västervik 57.76 16.64, Västerås 59.61 16.55,
  Växjö 56.88 14.81, Ystad 55.43 13.82, Åkarp 55.66 13.11, Åkersberga 59.48 18.29, Åmål 58.97 12.62,
  Ånge 62.47 15.64, Åre 63.4 13.08, Årjäng 59.44 12.11, Åseda 57.17 15.35, Åsele 64.2 17.61,
  Åstorp 56.14 12.95, Åtvidaberg 58.22 16.14, Älmhult 56.55 14.14, Älvdalen 61.23 14.04,
  Älvkarleby 60.57 17.45, Älvsbyn 65.74 20.68, Älvängen 57.96 12.12, Ängelholm 56.24 12.86,
  Öckerö 57.73 11.42, Ödeshög 58.22 14.66, Örebro 59.27 15.21, Örkelljunga 56.28 13.28,
  Örnsköldsvik 63.29 18.72, Österbymo 57.82 15.28, Östersund 63.18 14.64, Östhammar 60.26 18.37,
  Överkalix 66.49 22.6, Övertorneå 66.39 23.66
`;

export type Place = { readonly name: string; readonly latitude: number; readonly longitude: number };

export const places: readonly Place[] = table
  .trim()
  .split(/,\s*/)
  .map((line) => {
    const [, name = "", latitude, longitude] = /^(.+) ([\d.]+) ([\d.]+)$/.exec(line) ?? [];
    return { name, latitude: Number(latitude), longitude: Number(longitude) };
  });

/** Without accents, hyphens and a municipality's last word, as people type a town. */
const plainName = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}]+/gu, " ")
    .trim()
    .replace(/s? kommun$/, "");

const byName: ReadonlyMap<string, Place> = new Map(places.map((place) => [plainName(place.name), place]));

/** Finds a town in any spelling of its letters. */
export const findPlace = (name: string): Place | undefined => byName.get(plainName(name));

/** Search radii in Swedish miles, of ten kilometres each. */
export const radii = [1, 3, 5] as const;
export type Radius = (typeof radii)[number];

const kilometresPerDegree = 111.2;

/** Returns kilometres as the crow flies, within one per cent in Sweden. */
export const distanceBetween = (one: Place, other: Place): number => {
  const middle = ((one.latitude + other.latitude) / 2) * (Math.PI / 180);
  const north = (one.latitude - other.latitude) * kilometresPerDegree;
  const east = (one.longitude - other.longitude) * kilometresPerDegree * Math.cos(middle);
  return Math.hypot(north, east);
};
