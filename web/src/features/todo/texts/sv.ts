declare module "#web/i18n/resources.ts" {
  interface Resources {
    todo: typeof todo;
  }
}

/** /admin-todo: allt som väntar på ett beslut. */
export const todo = {
  title: "Att göra",
  filter: "Visa",
  all: "Alla",
  queues: {
    receipts: "Kvitton",
    identities: "Identiteter",
    rewards: "Belöningar",
    corrections: "Rättelser",
    removals: "Avregistreringar",
    extracts: "Utdrag",
    emailRequests: "E-postbyten",
    adReports: "Annonser",
    messageReports: "Meddelanden",
    bugs: "Felrapporter",
    orders: "Beställningar",
    storeApplications: "Butiker",
    stock: "Dekaler",
    givenUp: "Fastnat",
  },
  kinds: {
    receipts: "Kvitto",
    identities: "Identitet",
    rewards: "Belöning",
    corrections: "Rättelse",
    removals: "Avregistrering",
    extracts: "Utdrag",
    emailRequests: "E-postbyte",
    adReports: "Annons",
    messageReports: "Meddelande",
    bugs: "Felrapport",
    orders: "Beställning",
    storeApplications: "Butik",
    stock: "Dekaler tar slut",
    givenUp: "Ett jobb har fastnat",
  },
  empty: "Inget väntar",
  emptyText: "Allt är beslutat. Det som kommer in visas här av sig självt.",
  failed: "Allt kunde inte hämtas",
  failedText: "Några köer gick inte att hämta och saknas i listan.",
  taken: "{{name}} tittar på det",
  someone: "Någon annan",
  keys: {
    next: "Nästa",
    previous: "Förra",
    open: "Öppna",
    approve: "Godkänn",
    reject: "Avslå",
    undo: "Ångra",
  },
  reason: "Varför?",
  reasonHint: "Skickas till ägaren.",
  held: { approve: "{{name}}: godkänt.", reject: "{{name}}: avslaget." },
  undo: "Ångra",
  notSent: "Beslutet om {{name}} gick inte igenom.",
} as const;
