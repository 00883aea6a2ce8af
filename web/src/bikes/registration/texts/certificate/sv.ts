export const certificate = {
  label: "Förhandsvisning av ägarbeviset",
  title: "Ägarbevis",
  draft: "Utkast",
  verified: "Styrkt",
  yourBike: "Din cykel",
  owner: "Ägare",
  color: "Färg",
  type: "Typ",
} as const;
