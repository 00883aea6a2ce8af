declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    storeBikes: typeof storeBikes;
  }
}

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
  state: "Status",
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
  review:
    "Numret har varit registrerat förut. En handläggare granskar cykeln när köparen har registrerat den.",
  marked: "Märkt med dekalens kod",
  states: {
    waiting: "Väntar till {{date}}",
    claimed: "Köparens sedan {{date}}",
    returned: "Tillbaka {{date}}",
  },
  returnedBy: {
    store: "Ni tog tillbaka registreringen.",
    buyer: "Kunden sa att det var fel cykel.",
    time: "Köparen registrerade den inte på sig i tid.",
  },
  address: {
    open: "Ändra eller skicka igen",
    title: "Skicka länken igen",
    text: "Länken som är skickad slutar gälla, och en ny skickas dit.",
    send: "Skicka länken",
    sent: "Länken är skickad",
  },
} as const;
