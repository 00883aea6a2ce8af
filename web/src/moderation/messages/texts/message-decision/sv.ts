declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    messageDecision: typeof messageDecision;
  }
}

export const messageDecision = {
  title: "Beslut om meddelanden",
  titles: { reporter: "Din anmälan av en konversation", reported: "Beslut om det du har skrivit" },
  open: "Vi har fått din anmälan. En människa läser den, och du får besked här, som notis och med e-post.",
  objected: "Beslutet prövas på nytt, av någon annan om vi är flera.",
  reportedFor: "Du anmälde det för:",
  message: "Ditt meddelande",
  messageGone: "Meddelandet finns inte längre.",
  decisions: "Beslut",
  thread: "Till konversationen",
  missing: "Beslutet finns inte",
  missingText: "Kontrollera att du är inloggad med rätt konto.",
  failed: "Beslutet kunde inte hämtas",
  statement: {
    outcomes: {
      dismissed: "Anmälan ledde inte till något",
      acted: "Vi har gjort något åt det",
      warned: "Varning",
      closed: "Konversationen är stängd",
      barred: "Avstängning från meddelanden",
      upheld: "Efter invändning: beslutet står fast",
      revoked: "Efter invändning: beslutet är upphävt",
    },
    reason: "Vad som var fel",
    reasons: {
      extortion: "Utpressning eller hot",
      fraud: "Försök till bedrägeri",
      harassment: "Trakasserier",
      spam: "Skräppost eller reklam",
      other: "Något annat",
    },
    until: "Gäller till",
    explanation: "Varför",
    byPerson: "Beslutet är fattat av en människa, utan automatiska verktyg.",
    same: "Det finns bara en administratör, så samma person har prövat invändningen.",
  },
  objection: {
    title: "Invänd",
    possible:
      "Håller du inte med? Du kan invända en gång, till och med {{day}}. Det prövas av någon annan än den som fattade beslutet.",
    waiting: "Din invändning har kommit in. Du får besked här, som notis och med e-post.",
    used: "Din invändning är prövad, och det går bara en gång.",
    tooLate: "Tiden för att invända är slut.",
    why: "Varför är beslutet fel?",
    hint: "Berätta vad vi har missat eller missförstått. Minst 20 tecken.",
    send: "Skicka invändningen",
  },
} as const;
