declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    bikeCard: typeof bikeCard;
  }
}

export const bikeCard = {
  brand: "Märke",
  model: "Modell",
  color: "Färg",
  type: "Cykeltyp",
  unknownBike: "Märke och modell är dolda",
  contactOwner: "Kontakta Ägare",
  askForIt: "Är det din? Begär ägarbyte",
  own: "Din cykel",
  numberEndsIn: "Ramnumret slutar på",
  name: "Namn",
  description: "Beskrivning",
  forSale: "TILL SALU",
  price: "{{price, number}} kr",
  stolenBattery: "STULET BATTERI",
  batteryNumber: "Anmält stulet. Serienummer:",
  newlyRegistered: "Nyregistrerad",
  newlyRegisteredHint: "Registrerad de senaste 30 dagarna. Be att få se kvittot innan du köper.",
  stolenSince: "Anmäld stulen {{date}}",
  reward: "Hittelön {{amount, number}} kr",
  advice: "Köp inte cykeln och konfrontera ingen. Pågående brott: 112. Tips och anmälan: 114 14.",
  found: "Jag har hittat cykeln",
  history: "Ägarhistorik",
  callPolice: "Ring polisen 114 14",
  more: "Mer",
  less: "Mindre",
  share: { share: "Dela", copied: "Länken är kopierad.", copyYourself: "Kopiera länken:" },
  registeredAdvice: "Cykeln är inte anmäld stulen här. Be ändå säljaren visa kvittot.",
} as const;
