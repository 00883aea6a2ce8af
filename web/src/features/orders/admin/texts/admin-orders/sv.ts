declare module "#web/i18n/resources.ts" {
  interface Resources {
    adminOrders: typeof adminOrders;
  }
}

/** /admin-orders: what customers and stores have ordered. */
export const adminOrders = {
  title: "Beställningar",
  refresh: "Uppdatera",
  counters: {
    customer: "Kundbeställningar",
    store: "Butiksbeställningar",
    pending: "Väntande",
    completed: "Klara",
  },
  search: "Sök",
  searchHint: "Namn eller ordernummer (/)",
  type: "Typ",
  status: "Status",
  types: { all: "Alla", customer: "Kundbeställningar", store: "Butiksbeställningar" },
  tags: { customer: "Kund", store: "Butik" },
  what: {
    customer_one: "{{count}} dekal till {{bike}}",
    customer_other: "{{count}} dekaler till {{bike}}",
    codes_one: "{{count}} QR-kod",
    codes_other: "{{count}} QR-koder",
    goods_one: "{{count}} {{item}}",
    goods_other: "{{count}} {{item}}",
  },
  placed: "Order {{number}}, {{date}}",
  next: {
    link: "Koppla QR-kod",
    approve: "Godkänn",
    pack: "Skriv ut och packa",
    send: "Markera som skickad",
    complete: "Markera som klar",
  },
  cancelledBy: { customer: "Avbruten av kunden.", admin: "Avbruten av oss." },
  reason: "Skäl: {{reason}}",
  empty: "Inga beställningar matchar filtren",
  dialog: {
    customer: "Kundbeställning",
    store: "Butiksbeställning",
    notFetched: "Kunde inte hämta beställning",
  },
  steps: {
    link: "Koppla QR-kod och ramnummer",
    make: "Skapa QR-koder",
    approve: "Godkänn",
    pack: "Skriv ut och packa",
    send: "Skicka till kund",
    sendToStore: "Skickad till butik",
    complete: "Klar",
    done: "Klart",
  },
  buttons: {
    approve: "Godkänn",
    unpack: "Ångra packad",
    send: "Markera som skickad",
    complete: "Markera som klar",
  },
  linking: {
    label: "QR-kod i lager",
    hint: "Skanna eller klistra in koden på dekalen.",
    unknown: "QR-koden hittades inte eller är redan kopplad",
    existing: "Koppla befintlig QR-kod",
    generate: "Generera ny QR-kod",
    progress: "{{linked}} av {{count}} kopplade",
  },
  making: {
    label: "QR-koder som är skapade",
    begin_one: "Skapa {{count}} QR-kod",
    begin_other: "Skapa {{count}} QR-koder",
    goOn: "Fortsätt skapa",
    progress: "{{made}} av {{count}}",
  },
  packing: {
    button: "Skriv ut och markera som packad",
    waiting: "Väntar på mall",
    printOnly: "Skriv ut igen",
    noPdf: "Kunde inte skapa PDF-fil",
  },
  cancelling: {
    button: "Avbryt beställning",
    title: "Är du säker på att du vill avbryta denna beställning?",
    refund: "Kunden får tillbaka {{points, number}} poäng och ett meddelande. Det går inte att ångra.",
    store: "Koder som redan är skapade blir kvar i butikens lager. Det går inte att ångra.",
    reason: "Skäl",
    hint: "Den som beställde läser det vid sin beställning.",
  },
  override: {
    title: "Ändra status för hand",
    text: "Bara när något har gått fel. Skälet sparas i loggen.",
    state: "Ny status",
    choose: "Välj",
    reason: "Skäl",
    button: "Ändra status",
  },
} as const;
