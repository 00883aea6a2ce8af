export const idCard = {
  title: "Visa ID-kort i stället",
  lead: "Har du ingen e-legitimation? Skicka ett foto av ditt ID-kort, så jämför en handläggare det med ditt namn och personnummer.",
  privacy:
    "Bara den som granskar ser fotot. Det raderas när ärendet är avgjort, senast efter {{days}} dagar.",
  start: "Skicka foto av ID-kort",
  again: "Skicka ett nytt foto",
  loading: "Hämtar ditt ärende …",
  failed: "Ditt ärende kunde inte hämtas.",
  number: {
    lead: "Skriv först personnumret som står på kortet. Det sparas krypterat.",
    label: "Personnummer",
    save: "Spara personnumret",
    undated:
      "Numret säger inte vilken dag du är född, så din identitet kan bara styrkas med e-legitimation. Kontakta oss om du inte har någon.",
  },
  photo: {
    name: "Ditt ID-kort",
    need: "Krävs",
    hint: "Hela framsidan, skarp och utan blänk. Foto och personnummer ska synas.",
    preview: "Din bild av ID-kortet",
    failed: "Bilden kunde inte laddas upp.",
  },
  send: "Skicka för granskning",
  sending: "Vi läser kortet …",
  limit: "Du kan skicka ett foto tre gånger om dagen. Försök igen i morgon.",
  open: {
    title: "Fotot väntar på granskning",
    text: "Skickat {{date}}. Du ser svaret här. Fotot raderas senast {{until}}.",
  },
  approved: "Din identitet är styrkt.",
  rejected: { title: "ID-kortet godkändes inte", reason: "Handläggaren skriver:" },
  lapsed: {
    title: "Ingen hann granska fotot",
    text: "Det du skickade {{date}} är raderat. Skicka ett nytt foto.",
  },
} as const;
