export const landing = {
  ended: {
    text: "Du har loggats ut efter 20 minuter utan aktivitet.",
    again: "Logga in igen",
  },
  hero: {
    title: "Bevisa att cykeln är din.",
    lead: "Registrera ramnumret, spara kvittot och få ett digitalt ägarbevis. Blir cykeln stulen ser den som söker det.",
    field: "Ramnummer",
    placeholder: "Ange ramnummer",
    search: "Kolla",
    camera: "Fota ramnumret",
    createAccount: "Skapa konto",
    signIn: "Logga in",
    myBikes: "Mina cyklar",
    registerBike: "Registrera cykel",
    points: ["Kolla innan du köper, utan konto"],
  },
  sample: {
    verified: "Styrkt ägare",
    bought: "Köpt i butik",
    transferred: "Ägarbyte",
    today: "I dag",
    sticker: "REGISTRERAD",
    stolen: "STULEN",
    sale: "TILL SALU",
    registered: "Registrerad",
  },
  benefits: {
    title: "En cykel utan bevis är lätt att sälja vidare",
    safety: {
      title: "Säkerhet som syns",
      text: "Anmäl cykeln stulen på en minut. Alla som söker på ramnumret ser det direkt.",
    },
    price: {
      title: "Betala en gång",
      text: "poäng per cykel. Sedan finns den i registret så länge du äger den.",
    },
    identity: {
      title: "Styrkt med BankID",
      text: "Bakom varje ägare finns en person. Andra ser aldrig ditt personnummer.",
    },
    sticker: {
      title: "QR-kod ingår",
      text: "Koden på ägarbeviset leder till cykeln, en dekal kostar 50 poäng. Den som hittar cykeln når dig utan ditt nummer.",
    },
    history: {
      title: "Ägarhistorik som följer med",
      text: "Varje ägarbyte sparas med kvitto. Det gör cykeln tryggare att köpa och lättare att sälja.",
    },
    goal: { title: "Vårt mål", text: "Att en stulen cykel ska vara omöjlig att sälja i Sverige." },
  },
  steps: {
    title: "Tre steg till ägarbevis",
    list: [
      {
        title: "Skriv in ramnumret",
        text: "Det sitter ofta under vevpartiet. Vi visar var på cykeln du letar.",
      },
      {
        title: "Lägg till bild och kvitto",
        text: "Vi läser kvittot åt dig, kontrollerar uppgifterna och fyller i formuläret.",
      },
      {
        title: "Få ägarbevis och QR-kod",
        text: "Cykeln är din i registret. Med en dekal syns det även på gatan.",
      },
    ],
  },
  used: {
    title: "Köpa begagnat? Kolla först.",
    text: "Svaret kommer på en gång: registrerad, till salu eller stulen.",
    search: "Kolla en cykel",
  },
  stores: {
    title: "Driver du cykelbutik?",
    text: "Registrera cykeln åt kunden redan i kassan, ha dekaler på lager och se hur det går vecka för vecka.",
    more: "Så funkar det för butiker",
  },
} as const;
