export const qrScan = {
  title: "Skanna QR-kod",
  buttonTitle: "Skanna en QR-kod som innehåller ramnumret",
  hint: "Håll QR-koden framför kameran",
  view: "Kamerans bild",
  starting: "Startar kameran …",
  slow: "Ingen kod hittad än. Gå närmare, håll stilla och se till att det är ljust.",
  foreign: "Koden hör inte hit: den innehåller varken ett ramnummer eller en dekal från Cykelregistret.",
  picture: "Läs koden från en bild",
  emptyPicture: "Ingen QR-kod hittades i bilden.",
  denied: {
    title: "Kamerabehörighet nekad",
    text: "Sidan får inte använda kameran. Så här slår du på den:",
    steps: [
      "Tryck på hänglåset eller reglagen bredvid adressen.",
      "Välj Tillåt för kameran.",
      "Kom tillbaka hit och försök igen.",
    ],
  },
  failed: {
    title: "Kameran går inte att starta",
    text: "Kunde inte komma åt kameran. Kontrollera behörigheter, och att ingen annan app använder den.",
  },
  manual: {
    label: "Eller skriv ramnumret",
    submit: "Använd",
    tooShort: "Skriv minst tre bokstäver eller siffror.",
  },
} as const;
