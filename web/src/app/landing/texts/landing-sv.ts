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
    search: "Sök cykel",
    createAccount: "Skapa konto",
    signIn: "Logga in",
    myBikes: "Mina cyklar",
    registerBike: "Registrera cykel",
    points: ["Fritt att söka, utan konto", "Ingen månadsavgift"],
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
      text: "Anmäl cykeln stulen på en minut. Alla som söker på ramnumret ser det direkt, innan någon hinner köpa den.",
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
      text: "Koden på ägarbeviset leder till cykeln, en dekal kostar 50 poäng. Den som hittar den når dig utan ditt nummer.",
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
    title: "Köpa begagnat? Sök först.",
    text: "Skriv ramnumret i sökrutan. Svaret kommer på en gång: registrerad, till salu eller stulen.",
    search: "Sök cykel",
  },
  stores: {
    title: "Driver du cykelbutik?",
    text: "Sök på ramnumret innan du tar emot en cykel i inbyte, och skriv ramnumret på varje kvitto. Då kan kunden registrera sin nya cykel samma dag.",
    search: "Kontrollera ett ramnummer",
  },
} as const;
