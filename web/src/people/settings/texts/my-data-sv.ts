export const myData = {
  title: "Ladda ner mina uppgifter",
  lead: "Du kan när som helst få en kopia av allt vi har sparat om dig, som en ZIP-fil.",
  holds: [
    "En sida att läsa eller skriva ut, och samma uppgifter som data (JSON).",
    "Dina bilder och kvitton, och det du har skrivit under.",
    "Meddelanden du har skrivit och fått, med den andras namn dolt.",
    "Vem som har tittat på dina uppgifter.",
  ],
  loadFailed: "Det gick inte att se om det finns en kopia.",
  ask: "Be om en kopia",
  askAgain: "Be om en ny kopia",
  making:
    "Vi samlar ihop dina uppgifter. Det tar oftast några minuter. Du får ett mejl när kopian är klar, och kan lämna sidan under tiden.",
  progress: "Så långt har kopian kommit",
  pictures: "{{done, number}} av {{of, number}} bilder",
  madeAt: "Kopian är från",
  until: "Går att ladda ner till",
  size: "Storlek",
  download: "Ladda ner ZIP-filen",
  downloading: "Nedladdningen har börjat. Filen hamnar bland dina nedladdningar.",
  failed: "Kopian blev inte klar. Något gick fel hos oss.",
  expired: "Din förra kopia går inte att ladda ner längre.",
} as const;
