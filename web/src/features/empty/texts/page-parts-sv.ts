/** What the pages that are not built yet will be for, part by part. */
export const parts = {
  orders: {
    text: "Här kommer beställningar från kunder och butiker att hanteras.",
  },
  qrMissing: {
    heading: "Det finns ingen kod i adressen",
    text: "Skanna QR-koden på cykeln en gång till, eller sök på ramnumret.",
  },
} as const;
