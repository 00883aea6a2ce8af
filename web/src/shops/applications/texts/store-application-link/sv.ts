declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    storeApplicationLink: typeof storeApplicationLink;
  }
}

export const storeApplicationLink = {
  title: "Er ansökan",
  loading: "Hämtar ansökan …",
  invalid: "Länken fungerar inte",
  invalidText: "Öppna länken som den står i mejlet. En avslutad ansökan visas i ett år.",
  failed: "Ansökan kunde inte hämtas",
  retry: "Försök igen",
  company: "Företag",
  sent: "Skickad",
  answerBy: "Svar senast",
  closed: "Avslutad",
  reason: "Skäl",
  question: "Fråga",
  states: {
    pending: "Vi går igenom er ansökan",
    returned: "Vi har en fråga till er",
    withdrawn: "Ansökan är tillbakadragen",
    lapsed: "Ansökan är avslutad",
    rejected: "Ansökan är avslagen",
    approved: "Ansökan är godkänd",
  },
  texts: {
    pending: "Svaret kommer till den e-postadress som ni angav.",
    returned: "Svara här, så går vi vidare med er ansökan. Utan svar avslutas den.",
    withdrawn: "Ni kan ansöka igen när ni vill.",
    lapsed: "Vi fick inget svar på vår fråga. Ni kan ansöka igen när ni vill.",
    rejected: "Vi kan inte ta in er som partnerbutik just nu.",
    approved: "Välkomna! Inbjudan med ett tillfälligt lösenord finns i er inkorg.",
  },
  late: "Svaret dröjer längre än vi har lovat. Det beklagar vi.",
  answer: "Ert svar",
  answerHint: "Skriv inga personnummer.",
  send: "Skicka svaret",
  withdraw: "Dra tillbaka ansökan",
  sure: "Vill ni dra tillbaka ansökan?",
  sureText: "Vi slutar gå igenom den. Ni kan ansöka igen när ni vill.",
  keep: "Behåll ansökan",
  login: "Logga in",
  again: "Ansök igen",
} as const;
