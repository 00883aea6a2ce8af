declare module "#web/i18n/resources.ts" {
  interface Resources {
    storeBikes: typeof storeBikes;
  }
}

/** /store-bikes: what a store has registered for its customers. */
export const storeBikes = {
  title: "Butikens cyklar",
  register: "Registrera cykel",
  import: "Registrera från en lista",
  show: "Visa",
  filters: { all: "Alla", waiting: "Väntar på köparen" },
  none: "Ni har inte registrerat någon cykel än",
  noneText: "Cyklar som ni registrerar i kassan samlas här.",
  noneWaiting: "Ingen cykel väntar på sin köpare",
  failed: "Kunde inte hämta cyklarna",
  sold: "Registrerad",
  soldBefore: "Såld",
  uninvited: "Köparen är inte inbjuden än",
  bike: "Cykel",
  frameNumber: "Ramnummer",
  state: "Läge",
  more: "Mer",
  by: "Av",
  buyer: "Köpare",
  sticker: "Dekal",
  issued: "Kvitto",
  receipt: "Kassans kvitto",
  price: "Pris",
  warranty: "Garanti",
  warrantyMonths_one: "{{count}} månad",
  warrantyMonths_other: "{{count}} månader",
  paid: "Betald med",
  paidSticker: "dekalen",
  paidPoints: "{{count}} poäng",
  withheld:
    "Köparen har inte fått något sms, för gränsen för sms är nådd. Skicka länken till en e-postadress i stället, eller igen i morgon.",
  marked: "Märkt med dekalens kod",
  states: {
    waiting: "Väntar till {{date}}",
    claimed: "Hämtad {{date}}",
    returned: "Tillbaka {{date}}",
  },
  returnedBy: {
    store: "Ni tog tillbaka registreringen.",
    buyer: "Kunden sa att det inte var hens cykel.",
    time: "Ingen hämtade den i tid.",
  },
  address: {
    open: "Ändra eller skicka igen",
    title: "Skicka länken igen",
    text: "Länken som är skickad slutar gälla, och en ny skickas dit.",
    send: "Skicka länken",
    sent: "Länken är skickad",
    cancel: "Avbryt",
  },
} as const;
