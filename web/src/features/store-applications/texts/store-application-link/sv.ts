declare module "#web/i18n/resources.ts" {
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
  states: {
    pending: "Vi går igenom er ansökan",
    withdrawn: "Ansökan är tillbakadragen",
    rejected: "Ansökan är avslagen",
    approved: "Ansökan är godkänd",
  },
  texts: {
    pending: "Svaret kommer till den e-postadress som ni angav.",
    withdrawn: "Ni kan ansöka igen när ni vill.",
    rejected: "Vi kan inte ta in er som partnerbutik just nu.",
    approved: "Välkomna! Inbjudan med ett tillfälligt lösenord finns i er inkorg.",
  },
  late: "Svaret dröjer längre än vi har lovat. Det beklagar vi.",
  withdraw: "Dra tillbaka ansökan",
  sure: "Vill ni dra tillbaka ansökan?",
  sureText: "Vi slutar gå igenom den. Ni kan ansöka igen när ni vill.",
  keep: "Behåll ansökan",
  login: "Logga in",
  again: "Ansök igen",
} as const;
