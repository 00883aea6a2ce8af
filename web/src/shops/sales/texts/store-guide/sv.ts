export const storeGuide = {
  title: "Guide för butiker",
  lead: "Så registrerar ni en cykel åt en kund. Det tar under en minut. Skriv ut guiden och lägg den vid kassan.",
  print: "Skriv ut",
  toTill: "Öppna kassan",
  steps: [
    {
      title: "Skanna ramnumret",
      text: "Markören står redan i fältet. Skanna numret eller skriv det. Svaret kommer under fältet medan ni fortsätter.",
    },
    {
      title: "Skriv cykel och köpare",
      text: "Märke, modell, typ och färg. Köparen behöver en e-postadress eller ett mobilnummer: dit skickas länken för att registrera cykeln på sig. Inget personnummer behövs.",
    },
    {
      title: "Skanna dekalen och skriv kvittot",
      text: "Registreringen ingår i butikens egna dekaler. Utan dekal dras 100 poäng. Kvittonummer, pris och garanti följer med till köparen.",
    },
    {
      title: "Visa koden för kunden",
      text: "Kunden skannar med mobilen och registrerar cykeln på sig med BankID. Är det bråttom gäller länken i mejlet eller sms:et i 30 dagar.",
    },
    {
      title: "Är cykeln stulen? Lämna inte ut den",
      text: "Läs numret en gång till på ramen. Stämmer det, säg att registreringen tar en stund och ring polisen på 114 14. Ring 112 om någon hotar er. Ni behöver inte anklaga någon, och ägaren får inte veta vem som frågade.",
    },
    {
      title: "Kassan fungerar utan internet",
      text: "Det ni skriver sparas på datorn och skickas en gång när nätet är tillbaka, även om fliken har varit stängd. Kommer nätet inte tillbaka inom 24 timmar tas det bort, och då säger kassan till.",
    },
  ],
  keys: {
    title: "Tangenter",
    key: "Tangent",
    does: "Vad den gör",
    next: "Nästa fält. I sista fältet registreras cykeln, och därefter börjar nästa kund.",
    back: "Fältet före",
    submit: "Registrerar direkt från vilket fält som helst",
    escape: "Tömmer kassan. Det som var skrivet går att få tillbaka med Ångra.",
  },
  noNumber: {
    title: "Cykel utan ramnummer",
    text: "Välj ”Ramnumret saknas eller går inte att läsa” under fältet, ange varför och skanna en dekal. Dekalens kod blir cykelns nummer, så sätt den på ramen innan kunden går.",
  },
  undo: {
    title: "Ångra",
    text: "Så länge köparen inte har registrerat cykeln på sig kan ni ångra registreringen i kassan eller bland butikens cyklar. Poängen, dekalen och ramnumret kommer tillbaka. Stod ett pris på kvittot skapas ett kreditkvitto automatiskt.",
  },
  claims: {
    title: "När kunden registrerar cykeln på sig",
    text: "Kunden påminns efter 3, 14 och 27 dagar. Efter 30 dagar går registreringen tillbaka till er. Blev adressen fel? Ändra den bland butikens cyklar, så slutar den gamla länken gälla. Säger kunden att det är fel cykel går den också tillbaka.",
  },
  receipts: {
    title: "Kvitton",
    text: "Varje registrering får ett kvitto i er egen nummerserie. Ett kvitto ändras aldrig: rätta det med ett kreditkvitto, för hela beloppet eller en del.",
  },
} as const;
