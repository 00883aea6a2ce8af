declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    storeInventory: typeof storeInventory;
  }
}

export const storeInventory = {
  title: "Lager och beställningar",
  stock: "Våra QR-koder",
  stockFailed: "Kunde inte hämta lagerdata",
  order: {
    title: "Beställ",
    what: "Vad vill ni beställa?",
    codes: "QR-koder",
    codesHint: "Dekaler som era kunder registrerar sin cykel med. Vi skriver ut och skickar dem.",
    goods: "Annat material",
    goodsHint: "Till exempel ett ställ eller en skylt till kassan.",
    item: "Vad behöver ni?",
    itemHint: "Till exempel bordsställ till dekaler.",
    count: "Antal",
    codesCountHint: "1–1000. En rulle är 100.",
    goodsCountHint: "1–100.",
    badCodes: "Ange ett antal mellan 1 och 1000",
    badGoods: "Ange ett antal mellan 1 och 100",
    noItem: "Skriv vad ni behöver",
    send: "Skicka beställningen",
    done: "Tack! Beställningen {{number}} är skickad.",
  },
  orders: {
    title: "Era beställningar",
    empty: "Ni har inte beställt något än.",
    codes_one: "{{count}} QR-kod",
    codes_other: "{{count}} QR-koder",
    goods: "{{count}} {{item}}",
    placed: "Order {{number}}, {{date}}",
    sent: "Skickad {{date}}.",
    cancelled: "Avbruten {{date}}.",
    reason: "Avbruten av oss: {{reason}}",
    delayed: "Vi har inte hunnit skicka den än. Det är vi ledsna för.",
    received: "Mottagen",
    cancel: "Avbryt beställningen",
    cancelling: {
      title: "Avbryta beställningen?",
      text: "Vi packar den inte. Ni kan lägga en ny när ni vill.",
      ok: "Avbryt beställningen",
    },
  },
} as const;
