export const system = {
  "copy-ready": {
    title: "Dina uppgifter går att ladda ner",
    text: "Kopian av dina uppgifter ligger i inställningarna i sju dagar.",
  },
  "extract-made": {
    title: "En myndighet har fått uppgifter om dig",
    text: "Vilken och varför står i mejlet.",
  },
  "copy-failed": {
    title: "Kopian blev inte klar",
    text: "Något gick fel när dina uppgifter skulle samlas ihop. Be om en ny kopia i inställningarna.",
  },
  scanned: { title: "Din stulna cykel är skannad", text: "Någon har skannat koden på {{bike}}." },
  "scanned-at": {
    title: "Din stulna cykel är skannad",
    text: "En upphittare har delat var {{bike}} är.",
  },
  "bike-stolen": { title: "Cykeln är efterlyst", text: "{{bike}} är anmäld stulen." },
  "bike-recovered": { title: "Cykeln är återfunnen", text: "{{bike}} är inte längre efterlyst." },
  "store-suspended": {
    title: "Er butik är avstängd",
    text: "Ni kan logga in och se allt, men inte ändra något. Skälet står i mejlet.",
  },
  "store-reactivated": { title: "Er butik är öppen igen", text: "Ni kan använda allt som förut." },
  "api-key-made": {
    title: "En ny API-nyckel finns",
    text: "En ägare av butiken har skapat den. Loggen visar vem.",
  },
  "api-key-rotated": {
    title: "En API-nyckel har bytts ut",
    text: "Den gamla nyckeln fungerar ett dygn till. Loggen visar vem som bytte.",
  },
  "api-key-revoked": { title: "En API-nyckel är spärrad", text: "Loggen visar vem som spärrade den." },
  "request-approved": {
    title: "Din begäran är godkänd",
    text: "En kollega har godkänt det du begärde. Sidan visar hur det gick.",
  },
  "request-declined": {
    title: "En kollega sa nej till din begäran",
    text: "Inget är ändrat. Skälet står på sidan.",
  },
  "access-unexplained": {
    title: "Någon har öppnat uppgifter utan förklaring",
    text: "En kollega har kontrollerat varför en handläggare öppnade en persons uppgifter. Läs mer i loggen.",
  },
  other: { title: "Cykelregistret", text: "Det har hänt något på ditt konto." },
} as const;
