const listed = (names: string): string[] => names.split(",").map((name) => name.trim());

/** Sweden's counties and municipalities in the names and order of Statistics Sweden. */
export const municipalitiesByCounty: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    Stockholm: `
      Botkyrka, Danderyd, Ekerö, Haninge, Huddinge, Järfälla, Lidingö, Nacka, Norrtälje, Nykvarn,
      Nynäshamn, Salem, Sigtuna, Sollentuna, Solna, Stockholm, Sundbyberg, Södertälje, Tyresö, Täby,
      Upplands Väsby, Upplands-Bro, Vallentuna, Vaxholm, Värmdö, Österåker
    `,
    Uppsala: `
      Enköping, Heby, Håbo, Knivsta, Tierp, Uppsala, Älvkarleby, Östhammar
    `,
    Södermanland: `
      Eskilstuna, Flen, Gnesta, Katrineholm, Nyköping, Oxelösund, Strängnäs, Trosa, Vingåker
    `,
    Östergötland: `
      Boxholm, Finspång, Kinda, Linköping, Mjölby, Motala, Norrköping, Söderköping, Vadstena,
      Valdemarsvik, Ydre, Åtvidaberg, Ödeshög
    `,
    Jönköping: `
      Aneby, Eksjö, Gislaved, Gnosjö, Habo, Jönköping, Mullsjö, Nässjö, Sävsjö, Tranås, Vaggeryd,
      Vetlanda, Värnamo
    `,
    Kronoberg: `
      Alvesta, Lessebo, Ljungby, Markaryd, Tingsryd, Uppvidinge, Växjö, Älmhult
    `,
    Kalmar: `
      Borgholm, Emmaboda, Hultsfred, Högsby, Kalmar, Mönsterås, Mörbylånga, Nybro, Oskarshamn, Torsås,
      Vimmerby, Västervik
    `,
    Gotland: `
      Gotland
    `,
    Blekinge: `
      Karlshamn, Karlskrona, Olofström, Ronneby, Sölvesborg
    `,
    Skåne: `
      Bjuv, Bromölla, Burlöv, Båstad, Eslöv, Helsingborg, Hässleholm, Höganäs, Hörby, Höör, Klippan,
      Kristianstad, Kävlinge, Landskrona, Lomma, Lund, Malmö, Osby, Perstorp, Simrishamn, Sjöbo, Skurup,
      Staffanstorp, Svalöv, Svedala, Tomelilla, Trelleborg, Vellinge, Ystad, Åstorp, Ängelholm,
      Örkelljunga, Östra Göinge
    `,
    Halland: `
      Falkenberg, Halmstad, Hylte, Kungsbacka, Laholm, Varberg
    `,
    "Västra Götaland": `
      Ale, Alingsås, Bengtsfors, Bollebygd, Borås, Dals-Ed, Essunga, Falköping, Färgelanda, Grästorp,
      Gullspång, Göteborg, Götene, Herrljunga, Hjo, Härryda, Karlsborg, Kungälv, Lerum, Lidköping,
      Lilla Edet, Lysekil, Mariestad, Mark, Mellerud, Munkedal, Mölndal, Orust, Partille, Skara, Skövde,
      Sotenäs, Stenungsund, Strömstad, Svenljunga, Tanum, Tibro, Tidaholm, Tjörn, Tranemo, Trollhättan,
      Töreboda, Uddevalla, Ulricehamn, Vara, Vårgårda, Vänersborg, Åmål, Öckerö
    `,
    Värmland: `
      Arvika, Eda, Filipstad, Forshaga, Grums, Hagfors, Hammarö, Karlstad, Kil, Kristinehamn, Munkfors,
      Storfors, Sunne, Säffle, Torsby, Årjäng
    `,
    Örebro: `
      Askersund, Degerfors, Hallsberg, Hällefors, Karlskoga, Kumla, Laxå, Lekeberg, Lindesberg,
      Ljusnarsberg, Nora, Örebro
    `,
    Västmanland: `
      Arboga, Fagersta, Hallstahammar, Kungsör, Köping, Norberg, Sala, Skinnskatteberg, Surahammar,
      Västerås
    `,
    Dalarna: `
      Avesta, Borlänge, Falun, Gagnef, Hedemora, Leksand, Ludvika, Malung-Sälen, Mora, Orsa, Rättvik,
      Smedjebacken, Säter, Vansbro, Älvdalen
    `,
    Gävleborg: `
      Bollnäs, Gävle, Hofors, Hudiksvall, Ljusdal, Nordanstig, Ockelbo, Ovanåker, Sandviken, Söderhamn
    `,
    Västernorrland: `
      Härnösand, Kramfors, Sollefteå, Sundsvall, Timrå, Ånge, Örnsköldsvik
    `,
    Jämtland: `
      Berg, Bräcke, Härjedalen, Krokom, Ragunda, Strömsund, Åre, Östersund
    `,
    Västerbotten: `
      Bjurholm, Dorotea, Lycksele, Malå, Nordmaling, Norsjö, Robertsfors, Skellefteå, Sorsele, Storuman,
      Umeå, Vilhelmina, Vindeln, Vännäs, Åsele
    `,
    Norrbotten: `
      Arjeplog, Arvidsjaur, Boden, Gällivare, Haparanda, Jokkmokk, Kalix, Kiruna, Luleå, Pajala, Piteå,
      Älvsbyn, Överkalix, Övertorneå
    `,
  }).map(([county, names]) => [county, listed(names)] as const),
);

export const municipalities: readonly string[] = [...municipalitiesByCounty.values()].flat();

/** Towns of `places.ts` whose municipality has another name. */
export const municipalitiesOfTowns: ReadonlyMap<string, string> = new Map(
  listed(`
    Alfta:Ovanåker, Bergsjö:Nordanstig, Bjärred:Lomma, Bro:Upplands-Bro, Broby:Östra Göinge, Bålsta:Håbo,
    Charlottenberg:Eda, Ed:Dals-Ed, Edsbyn:Ovanåker, Ellös:Orust, Fjugesta:Lekeberg, Grebbestad:Tanum,
    Gustavsberg:Värmdö, Hammarstrand:Ragunda, Handen:Haninge, Hemse:Gotland, Henån:Orust, Huskvarna:Jönköping,
    Hyltebruk:Hylte, Höllviken:Vellinge, Jakobsberg:Järfälla, Jordbro:Haninge, Kinna:Mark, Kisa:Kinda,
    Kopparberg:Ljusnarsberg, Kungshamn:Sotenäs, Kungsängen:Upplands-Bro, Malung:Malung-Sälen, Nossebro:Essunga,
    Nödinge-Nol:Ale, Onsala:Kungsbacka, Saltsjöbaden:Nacka, Skoghall:Hammarö, Skärhamn:Tjörn, Slite:Gotland,
    Sveg:Härjedalen, Svenstavik:Berg, Sälen:Malung-Sälen, Tanumshede:Tanum, Tumba:Botkyrka, Visby:Gotland,
    Västerhaninge:Haninge, Åkarp:Burlöv, Åkersberga:Österåker, Åseda:Uppvidinge, Älvängen:Ale, Österbymo:Ydre
  `).map((line) => {
    const [town = "", municipality = ""] = line.split(":");
    return [town, municipality];
  }),
);
