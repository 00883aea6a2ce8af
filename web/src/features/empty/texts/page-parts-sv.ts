/** What the pages that are not built yet will be for, part by part. */
export const parts = {
  analytics: {
    text: "Här kommer nyckeltal för hela registret.",
  },
  insurance: {
    text: "Här kommer stölder och återfunna cyklar per månad, ort och typ.",
  },
  business: {
    text: "Här kommer intäkter, poäng och registreringar per butik.",
  },
  orders: {
    text: "Här kommer beställningar från kunder och butiker att hanteras.",
  },
  qrMissing: {
    heading: "Det finns ingen kod i adressen",
    text: "Skanna QR-koden på cykeln en gång till, eller sök på ramnumret.",
  },
} as const;
