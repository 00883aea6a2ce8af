declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    bugReport: typeof bugReport;
  }
}

export const bugReport = {
  title: "Något som krånglar?",
  message: "Vad hände?",
  messageHint: "Skriv vad du gjorde och vad som inte fungerade. Skriv inga namn eller personnummer.",
  email: "Din e-post, om du vill ha svar",
  emailHint: "Du kan lämna fältet tomt.",
  picture: {
    take: "Ta med en bild av sidan",
    drop: "Ta bort bilden",
    none: "Bara våra egna ord syns på bilden. Allt annat täcks över, och du får se den innan den skickas.",
    drawing: "Ritar sidan …",
    failed: "Det gick inte att ta en bild av sidan. Du kan skicka rapporten ändå.",
    there: "Precis så här skickas bilden.",
    alt: "Sidan som den skickas: våra egna ord syns, allt annat är övertäckt.",
    higher: "Visa högre upp på sidan",
    lower: "Visa längre ner",
    unsent: "Vi har fått din rapport, men bilden kom inte fram.",
    again: "Skicka bilden igen",
    sent: "Nu har vi fått bilden också.",
  },
  along: {
    title: "Det här följer med",
    page: "Sida",
    browser: "Webbläsare",
    version: "Version",
    error: "Fel",
    request: "Felkod",
    nothingElse: "Inget annat, varken det som står på sidan eller det du har fyllt i.",
    onlyPicture: "Och bilden. Inget annat.",
  },
  send: "Skicka",
  answerTo: "Vi svarar på {{email}}.",
  failed: "Rapporten kom inte iväg.",
  failedText: "Det du har skrivit står kvar. Försök igen om en stund.",
  thanks: "Tack, vi har fått din rapport",
  thanksAnswer: "Vi läser den och svarar på {{email}} om vi har något att berätta eller fråga.",
  thanksAlone: "Vi läser den. Du lämnade ingen adress, så du får inget svar.",
} as const;
