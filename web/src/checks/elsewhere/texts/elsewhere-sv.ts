export const elsewhere = {
  title: "I andra register",
  asking: "Frågar också Bike Index …",
  sources: { "bike-index": "Bike Index" },
  silent: "{source} svarade inte. Vårt svar gäller ändå.",
  nothing: "{source}, ett register i USA, känner inte heller till numret.",
  stolen: "Anmäld stulen i {source}",
  stolenAt: "Anmäld stulen i {source} {day}",
  registered: "Registrerad i {source}, inte anmäld stulen",
  alike: "Numret liknar det du skrev: {number}",
  open: "Visa cykeln hos {source}",
  warning: "Köp inte cykeln innan du har jämfört den med anmälan. Ring polisen 114 14 om det är samma cykel.",
  note: "Bara numret skickas till Bike Index i USA, inget om dig. Svaret sparas inte.",
} as const;
