export const removalNews = {
  "bike-removed": {
    title: "Din cykel är borttagen ur registret",
    text: "Två handläggare har tagit bort {{bike}}. Skälet står i mejlet.",
  },
  "bike-merged": {
    title: "En dubblett är borttagen",
    text: "{{bike}} stod i registret två gånger. Den ena registreringen är borttagen.",
  },
  "duplicate-removed": {
    title: "En dubblett av din cykel är borttagen",
    text: "Någon annan hade också registrerat {{bike}}. Din registrering gäller.",
  },
  "number-freed": {
    title: "Ramnumret är fritt igen",
    text: "Registreringen du skrev till oss om är borttagen. Nu kan du registrera cykeln.",
  },
} as const;
