export const consent = {
  settings: "Cookieinställningar",
  title: "Får vi använda cookies?",
  text: "I dag använder vi bara nödvändiga cookies, för inloggning och säkerhet. Skulle vi vilja använda andra gäller det du väljer här, och du kan ändra dig när du vill.",
  onlyNecessary: "Bara nödvändiga",
  acceptAll: "Godkänn alla",
  save: "Spara mina val",
  saved: "Cookieinställningar sparade",
  types: {
    necessary: {
      name: "Nödvändiga",
      text: "Inloggning, säkerhet, språk och det du håller på att skriva. Går inte att stänga av.",
    },
    functional: {
      name: "Funktionella",
      text: "Kommer ihåg val som gör tjänsten bekvämare, utöver det som är nödvändigt.",
    },
    analytics: { name: "Statistik", text: "Mäter hur tjänsten används, så att vi kan förbättra den." },
    marketing: { name: "Marknadsföring", text: "Visar erbjudanden som är anpassade för dig." },
  },
} as const;
