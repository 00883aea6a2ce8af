declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    adDecision: typeof adDecision;
  }
}

export const adDecision = {
  title: "Beslut om en annons",
  titles: { seller: "Beslut om din annons", reporter: "Din anmälan av en annons" },
  open: "Vi har fått din anmälan. En människa läser den, och du får besked här, som notis och med e-post.",
  appealed: "Beslutet är överklagat och prövas på nytt av någon annan.",
  reportedFor: "Du anmälde annonsen för:",
  bike: "Till cykeln",
  ad: "Till annonsen",
  decisions: "Beslut",
  missing: "Beslutet finns inte",
  missingText: "Kontrollera att du är inloggad med rätt konto, eller öppna länken som den står i mejlet.",
  failed: "Beslutet kunde inte hämtas",
  signIn: "Logga in för att se beslutet",
  signInText: "Anmälde du annonsen utan konto öppnar du länken i mejlet från oss i stället.",
  toSignIn: "Logga in",
  statement: {
    first: { removed: "Annonsen togs bort", kept: "Annonsen fick vara kvar" },
    again: {
      removed: "Efter överklagande: annonsen är borttagen",
      kept: "Efter överklagande: annonsen får vara kvar",
    },
    reason: "Vad som var fel",
    ground: "Grund",
    grounds: { law: "Lag", terms: "Våra villkor" },
    facts: "Vad vi har sett",
    explanation: "Varför",
    byPerson: "Beslutet är fattat av en människa, utan automatiska verktyg.",
    same: "Det finns bara en administratör, så samma person har prövat överklagandet.",
  },
  restored: {
    active: "Annonsen visas igen.",
    paused: "Annonsen är tillbaka, pausad som förut.",
    expired: "Annonsen är tillbaka, men dess tid har gått ut. Förnya den om cykeln fortfarande är till salu.",
    not: "Annonsen kan ändå inte visas igen.",
  },
  appeal: {
    title: "Överklaga",
    possible:
      "Håller du inte med? Du kan överklaga en gång, till och med {{day}}. Det prövas av någon annan än den som fattade beslutet.",
    waiting: "Ditt överklagande har kommit in. Du får besked här, som notis och med e-post.",
    used: "Beslutet är redan överklagat, och det går bara en gång.",
    tooLate: "Tiden för att överklaga är slut.",
    why: "Varför är beslutet fel?",
    hint: "Berätta vad vi har missat eller missförstått. Minst 20 tecken.",
    send: "Överklaga",
    elsewhere: "Du kan också vända dig till ett certifierat organ för tvistlösning eller till domstol.",
  },
} as const;
