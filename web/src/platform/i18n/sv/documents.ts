/** Titles and descriptions of prerendered pages, for search engines and shared links. */
export const documents = {
  app: {
    title: "Cykelregistret",
    description: "Registrera ramnumret, spara kvittot och få ett digitalt ägarbevis för din cykel.",
  },
  "/": {
    title: "Cykelregistret – bevisa att cykeln är din",
    description:
      "Registrera ramnumret, spara kvittot och få ett digitalt ägarbevis för din cykel. Sök fritt på ramnummer innan du köper begagnat.",
  },
  "/check": {
    title: "Kolla innan du köper – Cykelregistret",
    description:
      "Skriv eller fota ramnumret innan du köper en begagnad cykel. Svaret kommer på en gång, gratis och utan konto.",
  },
  "/bike-search": {
    title: "Sök cykel – Cykelregistret",
    description:
      "Kontrollera ett ramnummer innan du köper begagnat, eller sök bland stulna cyklar och cyklar till salu. Fritt, utan konto.",
  },
  "/privacy": {
    title: "Integritetspolicy – Cykelregistret",
    description: "Vilka uppgifter Cykelregistret behandlar, varför, hur länge, och vilka rättigheter du har.",
  },
  "/terms": {
    title: "Villkor – Cykelregistret",
    description: "Vad som gäller när du registrerar cyklar, köper poäng och byter ägare i Cykelregistret.",
  },
  "/contact": {
    title: "Kontakta oss – Cykelregistret",
    description: "Skriv till oss som driver Cykelregistret. Vi svarar med e-post.",
  },
  "/why-bike-owners": {
    title: "Varför registrera cykeln? – Cykelregistret",
    description: "En registrerad cykel går att känna igen, bevisa och få tillbaka. Så skyddar registret dig.",
  },
  "/how-to-use": {
    title: "Hur använder jag tjänsten? – Cykelregistret",
    description:
      "Så registrerar du en cykel, kontrollerar en begagnad, och vad du gör om din blir stulen, steg för steg.",
  },
} as const;
