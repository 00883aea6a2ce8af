declare module "#web/i18n/resources.ts" {
  interface Resources {
    messageReports: typeof messageReports;
  }
}

/** /admin-message-reports */
export const messageReports = {
  title: "Anmälda meddelanden",
  lead: "Det som har väntat längst står först. Du ser bara det som är anmält och högst tio meddelanden runt omkring. Att du tittar skrivs upp.",
  empty: "Inget att besluta om",
  emptyText: "Anmälda meddelanden och invändningar hamnar här.",
  one: "Anmält meddelande",
  back: "Alla anmälda meddelanden",
  kind: "Ärende",
  kinds: { report: "Anmälan", objection: "Invändning" },
  reason: "Anmält för",
  reasons: {
    extortion: "Utpressning eller hot",
    fraud: "Försök till bedrägeri",
    harassment: "Trakasserier",
    spam: "Skräppost eller reklam",
    other: "Något annat",
    blocked: "Den andra har blockerat",
    suspicious: "Ser misstänkt ut",
  },
  reported: "Den anmälda",
  other: "Den andra",
  reportedAt: "Anmält",
  waiting: "Väntar sedan",
  open: "Öppna ärendet",
  said: "Vad anmälaren säger",
  written: "Det anmälda meddelandet",
  writtenHint: "Högst fem meddelanden före och fem efter, som de skrevs.",
  isReported: "Anmält",
  gone: "Det anmälda meddelandet finns inte längre.",
  decided: "Beslut och invändning",
  objection: "Invändning",
  erased: "Texten är raderad.",
  earlier: "Tidigare anmälningar av samma person",
  noEarlier: "Inga.",
  undecided: "Inte avgjort än.",
  isDecided: "Ärendet är avgjort.",
  done: "Beslutet är fattat",
  decide: {
    title: "Ditt beslut",
    outcome: "Vad ska hända?",
    answer: "Ska beslutet stå fast?",
    outcomes: {
      dismissed: { name: "Lämna det", hint: "Den anmälda får inte veta något." },
      warned: { name: "Varna", hint: "Den anmälda får skälet i klockan och med e-post." },
      closed: { name: "Stäng konversationen", hint: "Ingen av de två kan skriva i den. Båda får veta det." },
      barred: {
        name: "Stäng av från meddelanden",
        hint: "Den anmälda kan inte skriva till någon under en tid.",
      },
      upheld: { name: "Beslutet står fast", hint: "Det går inte att invända en gång till." },
      revoked: { name: "Upphäv beslutet", hint: "Det som stängdes öppnas, och den anmälda kan skriva igen." },
    },
    days: "Hur länge?",
    forDays: "{{days}} dagar",
    reason: "Vad är fel?",
    choose: "Välj",
    explanation: "Varför?",
    explanationHint:
      "Skickas till den anmälda och till den som har anmält. Nämn ingen vid namn. Minst 20 tecken.",
    submit: "Besluta",
    audit: "Vem som beslutar sparas, men visas inte för dem.",
  },
} as const;
