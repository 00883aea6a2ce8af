export const documentNews = {
  read: "Läs hela",
  terms: {
    title: "Vi har nya villkor",
    applies: "De gäller från {{day}}.",
    later:
      "Säger du nej fortsätter allt som förut till dess. Sedan behöver du godkänna dem eller avsluta kontot.",
    now: "De gäller redan, och du behöver godkänna dem för att fortsätta. Vill du inte det kan du ladda ner dina uppgifter och avsluta kontot.",
    accept: "Godkänn",
    decline: "Nej tack",
    close: "Avsluta kontot",
    contact: "Skriv till oss",
  },
  privacy: {
    title: "Integritetspolicyn är ändrad",
    applies: "Den gäller från {{day}}.",
    done: "Stäng",
  },
} as const;
