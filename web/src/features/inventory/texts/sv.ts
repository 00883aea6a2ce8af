declare module "#web/i18n/resources.ts" {
  interface Resources {
    inventory: typeof inventory;
  }
}

/** /admin-qr-management and /admin-inventory: codes for stickers, and how many there are. */
export const inventory = {
  title: "QR-koder",
  tabs: { generator: "Skapa", inventory: "Lager" },
  self: "Egenregistrering",
  print: "Skriv ut",
  generator: {
    count: "Hur många dekaler?",
    countHint: "1–1000. En rulle är 100.",
    badCount: "Ange ett antal mellan 1 och 1000",
    pool: "Vart ska de?",
    noStores: "Kunde inte hämta butiker",
    make_one: "Skapa {{count}} kod",
    make_other: "Skapa {{count}} koder",
    progressLabel: "Koder som är skapade",
    progress: "{{made}} av {{count}} koder är skapade.",
    done_one: "{{count}} kod är skapad. Skriv ut den nedan.",
    done_other: "{{count}} koder är skapade. Skriv ut dem nedan.",
  },
  fit: {
    title: "Passning mot skrivaren",
    layout: "Ark",
    layouts: {
      sheet: "Egna arket, 20 dekaler",
      "avery-l7159": "Avery L7159, 24 etiketter",
      "avery-l7160": "Avery L7160, 21 etiketter",
    },
    x: "I sidled, mm",
    y: "I höjdled, mm",
    test: "Skriv ut ett testark",
    hint: "Webbläsaren minns passningen till nästa gång.",
    noPdf: "Kunde inte skapa PDF-fil",
  },
  runs: {
    title: "Skapade koder",
    empty: "Inga koder är skapade än.",
    what_one: "{{count}} kod",
    what_other: "{{count}} koder",
    goOn: "Fortsätt skapa",
    pdf: "Hämta PDF",
    waiting: "Väntar på mall",
    markPrinted: "Utskriven",
    unmarkPrinted: "Inte utskriven",
    printed: "Utskriven {{date}}.",
  },
  stock: {
    failed: "Kunde inte hämta lagerdata",
    empty: "Lagret är tomt. Skapa koder, så kommer de hit.",
    active_one: "{{count}} aktiv kod",
    active_other: "{{count}} aktiva koder",
    activeLabel: "Aktiva koder",
    rolls_one: "{{count}} rulle i lager",
    rolls_other: "{{count}} rullar i lager",
    noRolls: "Inga rullar i lager",
    out: "Lager slut",
    move: "Ta fram en rulle",
    adjust: "Rätta antal",
  },
  adjusting: {
    title: "Rätta {{name}}",
    rolls: "Rullar i lager",
    active: "Aktiva koder",
    negative: "Antal kan inte vara negativt",
    noNumber: "Ange ett helt tal",
    reason: "Skäl",
    hint: "Står i loggen. Till exempel: räknat vid inventering.",
    ok: "Spara",
  },
  changes: {
    title: "Händelser",
    empty: "Inget har hänt i lagret än.",
    made: "{{pool}}: koder skapades, {{rolls}} rullar till lagret.",
    moved: "{{pool}}: en rulle togs fram, {{active}} koder blev aktiva.",
    recounted: "{{pool}}: nattens räkning rättade antalet.",
    adjusted: "{{pool}}: antalet rättades.",
    difference: "Rullar {{rolls}}, koder {{active}}. Skäl: {{reason}}",
  },
} as const;
