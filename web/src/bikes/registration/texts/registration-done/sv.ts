export const registrationDone = {
  title: "Cykel registrerad!",
  toast: "Cykeln är tillagd och 100 poäng har dragits.",
  reviewTitle: "Cykeln är inskickad",
  text: "Den som söker på ramnumret ser nu att cykeln är registrerad.",
  reviewText: "En handläggare läser kvittot. Du får svar med e-post.",
  pointsLeft: "Du har {{points, number}} poäng kvar.",
  certificate: "Ladda ner ägarbevis (PDF)",
  sticker: "Beställ QR-dekal",
  open: "Visa cykeln",
  all: "Till mina cyklar",
  another: "Registrera en till",
} as const;
