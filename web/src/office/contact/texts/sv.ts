declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    contact: typeof contact;
  }
}

export const contact = {
  title: "Kontakta oss",
  lead: "Skriv till oss så svarar vi med e-post.",
  topic: "Ämne",
  chooseTopic: "Välj ämne",
  topics: {
    account: "Mitt konto",
    registration: "Registrera en cykel",
    stolen: "Stulen eller upphittad cykel",
    "protected-identity": "Skyddad identitet",
    store: "Bli partnerbutik",
    privacy: "Mina uppgifter",
    other: "Något annat",
  },
  right: "Vad vill du?",
  rightHint: "Du får svar inom en månad.",
  noRight: "Fråga om något annat",
  rights: {
    access: "Få veta vad ni har sparat om mig",
    correction: "Rätta något som är fel",
    erasure: "Radera mina uppgifter",
    restriction: "Begränsa hur ni använder dem",
    portability: "Få ut dem för att flytta dem",
    objection: "Invända mot hur ni använder dem",
  },
  inCase: "Det du skriver läggs till i ärende {{caseNumber}}, om du anger samma e-postadress som då.",
  email: "Din e-postadress",
  emailHint: "Hit skickar vi svaret.",
  message: "Meddelande",
  messageHint: "Skriv inte ditt personnummer. Vi behöver det inte för att svara.",
  send: "Skicka",
  sending: "Skickar …",
  robotNote: "Vi kontrollerar att du inte är en robot. Det tar en sekund.",
  urgentTitle: "Är det bråttom?",
  urgent: "Pågår ett brott, ring 112. Anmäl stöld och lämna tips till polisen på 114 14.",
  mail: "Du kan också mejla oss:",
  thanks: "Tack, vi har fått ditt meddelande",
  caseNumber: "Ditt ärende har nummer {{caseNumber}}.",
  answer: "En bekräftelse är på väg till din inkorg. Vi svarar så snart vi kan.",
  another: "Skriv ett till meddelande",
} as const;
