export const forShops = {
  title: "För butiker",
  heading: "Registrera cykeln redan i kassan",
  lead: "Kunden går hem med en cykel som går att bevisa, och i cykelns historik står det att ni sålde den.",
  apply: "Ansök",
  signIn: "Logga in",
  review: "Ni får svar inom 1–2 arbetsdagar.",
  picture: "Kassan, med fält för ramnummer, cykel, köpare, dekal och kvitto.",
  gains: {
    till: {
      title: "Klart i kassan",
      text: "Läs av ramnumret, välj cykel och skriv kundens e-post. Kunden får en länk och blir ägare utan att betala något.",
    },
    back: {
      title: "Kunden hittar tillbaka",
      text: "Butikens namn följer cykeln när den byter ägare, och ni kan synas i listan över partnerbutiker.",
    },
    stock: {
      title: "Dekaler på lager",
      text: "Beställ på rulle. Lagret räknas automatiskt, och ni ser när det är dags att beställa fler.",
    },
    figures: {
      title: "Siffror som säger något",
      text: "Se vecka för vecka hur många cyklar ni registrerar, vilka märken det är och hur många kunder som blir ägare direkt.",
    },
  },
  priceTitle: "Vad kostar det?",
  price:
    "En registrering kostar {{points}} poäng, eller ingår i dekalen om ni sätter på en. Ni köper poäng när de behövs.",
} as const;
