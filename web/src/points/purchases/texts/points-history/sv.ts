declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    pointsHistory: typeof pointsHistory;
  }
}

export const pointsHistory = {
  title: "Historik",
  reasons: {
    purchase: "Köp av poäng",
    registration: "Registrering av cykel",
    sticker: "QR-dekaler",
    sticker_refund: "Avbrutna QR-dekaler",
    transfer_hold: "Reserverat för ägarbyte",
    transfer_capture: "Ägarbyte",
    transfer_release: "Ägarbyte avbrutet",
    reward: "Belöning för upphittad cykel",
    refund: "Ångrat köp",
    reversal: "Återbetalning eller bestridd betalning",
    forfeiture: "Konto avslutat",
    admin_adjust: "Rättelse",
  },
  gained: "+{{points, number}} p",
  spent: "−{{points, number}} p",
  unchanged: "0 p",
  after: "Saldo {{points, number}} p",
  older: "Visa äldre",
  empty: "Inga händelser än. Poäng som kommer och går visas här.",
} as const;
