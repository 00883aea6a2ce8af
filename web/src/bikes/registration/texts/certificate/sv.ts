export const certificate = {
  label: "Förhandsvisning av ägarbeviset",
  title: "Ägarbevis",
  draft: "Utkast",
  verified: "Verifierat",
  yourBike: "Din cykel",
  owner: "Ägare",
  color: "Färg",
  type: "Typ",
} as const;
