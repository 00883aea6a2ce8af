declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    adReport: typeof adReport;
  }
}

export const adReport = {
  title: "Anmäl annons",
  lead: "En administratör läser anmälan och bestämmer om annonsen ska tas bort. Säljaren får inte veta vem du är.",
  reason: "Vad är fel med annonsen?",
  chooseReason: "Välj vad som är fel.",
  reasons: {
    "stolen-bike": "Cykeln är stulen",
    "not-sellers-bike": "Cykeln är inte säljarens",
    misleading: "Uppgifterna är vilseledande",
    "prohibited-content": "Förbjudet eller diskriminerande innehåll",
    "personal-data": "Någons personuppgifter",
    fraud: "Bedrägeri",
    other: "Något annat",
  },
  explanation: "Varför anmäler du annonsen?",
  explanationHint: "Skriv så att någon som inte känner till cykeln förstår. Minst 20 tecken.",
  links: "Länkar som visar det (valfritt)",
  linksHint: "En per rad, högst tre.",
  name: "Ditt namn",
  nameOptional: "Ditt namn (valfritt)",
  email: "Din e-post",
  emailOptional: "Din e-post (valfritt)",
  emailHint: "Dit skickar vi beslutet. Säljaren ser den inte.",
  emailHintOptional: "Utan adress kan vi inte berätta vad vi beslutar.",
  goodFaith: "Det jag skriver är sant och fullständigt, så vitt jag vet.",
  send: "Skicka anmälan",
  failed: "Anmälan skickades inte.",
  failedText: "Det du skrev finns kvar. Försök igen om en stund.",
  thanks: {
    title: "Tack, vi har fått din anmälan",
    text: "En människa läser den. Är det bråttom, till exempel ett pågående brott, ringer du 112.",
    here: "Du får besked som notis och med e-post när vi har fattat ett beslut.",
    mail: "Vi har skickat en bekräftelse till din e-post. Dit kommer också beslutet.",
    nothing: "Du angav ingen adress, så vi kan inte meddela dig vad vi beslutar.",
    follow: "Följ din anmälan",
  },
} as const;
