export const missingCode = {
  title: "QR-kod",
  heading: "Det finns ingen kod i adressen",
  text: "Skanna QR-koden på cykeln en gång till, eller sök på ramnumret.",
  search: "Sök cykel",
} as const;
