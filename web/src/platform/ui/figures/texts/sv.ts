declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    figures: typeof figures;
  }
}

export const figures = {
  of: "av {{cases}}",
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
    withPoliceNumber: "Med polisens ärendenummer",
    revenue: "Omsättning",
    purchases: "Köp av poäng",
    refunds: "Ångrade köp",
    pointsSold: "Sålda poäng",
    pointsUsed: "Använda poäng",
    orders: "Beställningar",
    sales: "Registrerade av butiker",
  },
} as const;
