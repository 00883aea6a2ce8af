declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    statement: typeof statement;
  }
}

export const statement = {
  title: "Månadsbesked",
  document: "Månadsbesked för poäng,",
  back: "Butikens poäng",
  month: "Månad",
  failed: "Kunde inte hämta månadsbeskedet",
  empty: "Inga ändringar den här månaden.",
  heads: {
    at: "Datum",
    what: "Händelse",
    who: "Vem",
    reference: "Referens",
    amount: "Poäng",
    balance: "Saldo",
  },
  opening: "Ingående saldo",
  closing: "Utgående saldo",
  sums: "Summor",
  sum_one: "{{amount}} ({{count}} rad)",
  sum_other: "{{amount}} ({{count}} rader)",
  reasons: {
    purchase: "Köp av poäng",
    registration: "Registrering",
    sticker: "QR-dekaler",
    sticker_refund: "Avbrutna QR-dekaler",
    transfer_hold: "Reserverat för ägarbyte",
    transfer_capture: "Ägarbyte",
    transfer_release: "Ägarbyte avbrutet",
    reward: "Belöning",
    refund: "Återtagen registrering",
    reversal: "Återbetalning eller bestridd betalning",
    forfeiture: "Avslutat",
    admin_adjust: "Ändring",
  },
  files: {
    pdf: "Ladda ner som PDF",
    csv: "Ladda ner som CSV",
    making: "Skapar dokumentet …",
    failed: "Dokumentet kunde inte skapas.",
  },
  file: "manadsbesked",
  footer: "{{title}}, {{store}}, sida {{page}} av {{pages}}",
} as const;
