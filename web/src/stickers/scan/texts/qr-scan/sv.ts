export const qrScan = {
  hint: "Håll QR-koden framför kameran",
  view: "Kamerans bild",
  starting: "Startar kameran …",
  slow: "Ingen kod hittad än. Gå närmare, håll stilla och se till att det är ljust.",
  foreign: "Koden hör inte hit: den innehåller varken ett ramnummer eller en dekal från Cykelregistret.",
  sticker: "Det var en dekal. Skanna en kod med ramnumret i, eller skriv numret.",
  added: "Tillagt: {{frameNumber}}. {{count}} nummer hittills.",
  already: "{{frameNumber}} är redan tillagt.",
  done: "Klar",
  otherCamera: "Byt kamera",
  picture: "Läs koden från en bild",
  emptyPicture: "Ingen QR-kod hittades i bilden.",
  noReader: "Bilden kan inte läsas just nu. Kontrollera uppkopplingen och försök igen.",
  denied: {
    title: "Kamerabehörighet nekad",
    text: "Sidan får inte använda kameran. Så här slår du på den:",
    steps: [
      "Tryck på hänglåset eller reglagen bredvid adressen.",
      "Välj Tillåt för kameran.",
      "Kom tillbaka hit och försök igen.",
    ],
  },
  none: {
    title: "Ingen kamera hittades",
    text: "Läs koden från en bild, eller skriv ramnumret.",
  },
  failed: {
    title: "Kameran går inte att starta",
    text: "Kunde inte komma åt kameran. Kontrollera behörigheter, och att ingen annan app använder den.",
  },
  unloaded: {
    title: "Skannern gick inte att hämta",
    text: "Kontrollera uppkopplingen och försök igen, eller skriv ramnumret.",
  },
  manual: {
    label: "Eller skriv ramnumret",
    submit: "Använd",
    tooShort: "Skriv minst tre bokstäver eller siffror.",
  },
} as const;
