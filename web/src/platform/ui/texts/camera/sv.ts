export const camera = {
  title: "Ta bild",
  start: "Starta kamera",
  shoot: "Ta bild",
  use: "Använd bild",
  again: "Ta ny bild",
  torchOn: "Blixt på",
  torchOff: "Blixt av",
  focus: "Tryck i bilden för att fokusera",
  preview: "Bilden du tog",
  failed: "Kunde inte komma åt kameran. Kontrollera behörigheter.",
} as const;
