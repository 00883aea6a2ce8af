declare module "#web/i18n/resources.ts" {
  interface Resources {
    figures: typeof figures;
  }
}

/** Figures of the statistics, wherever they are shown. */
export const figures = {
  few: "färre än 5",
  hidden: "visas inte",
  atLeast: "minst {{text}}",
  days_one: "{{text}} dygn",
  days_other: "{{text}} dygn",
  percentPoints: "{{text}} p.e.",
  against: "mot {{figure}}",
  measures: {
    registered: "Registrerade cyklar",
    accounts: "Nya konton",
    transfers: "Ägarbyten",
    thefts: "Anmälda stulna",
    recoveries: "Återfunna",
    recovered: "Andel återfunna",
    medianDays: "Mediantid till återfunnen",
    withPoliceNumber: "Med polisens nummer",
    revenue: "Omsättning",
    purchases: "Köp av poäng",
    refunds: "Ångrade köp",
    pointsSold: "Sålda poäng",
    pointsUsed: "Använda poäng",
    orders: "Beställningar",
    sales: "Registrerade av butiker",
  },
} as const;
