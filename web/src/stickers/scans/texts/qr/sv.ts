export const qr = {
  title: "QR-kod",
  badges: { ok: "OK", stolen: "STULEN", unknown: "OKÄND" },
  owner: "Ägare: {{name}}",
  registered: "Cykeln är registrerad och inte anmäld stulen. Verkar den övergiven? Ring polisen på 114 14.",
  failed: "Koden kunde inte slås upp",
  found: {
    report: "Rapportera upphittad",
    police: "Ring polisen 114 14",
    safety: "Konfrontera ingen. Pågående brott: 112. Tips/anmälan: 114 14.",
    reward: "Ägaren har utlovat {{amount}} i hittelön.",
  },
  compare: {
    title: "Stämmer ramnumret?",
    hint: "Skriv numret som är instansat i ramen, oftast under vevpartiet.",
    submit: "Jämför",
    yes: { answer: "Ja, numret stämmer.", text: "Koden och cykeln hör ihop." },
    no: {
      answer: "Nej, numret stämmer inte.",
      text: "Koden hör till en cykel med ett annat ramnummer. Läs numret en gång till. Stämmer det ändå inte, köp inte cykeln.",
    },
  },
  changingOwner: "Ett ägarbyte väntar på underskrift.",
  unknown: {
    title: "Koden hör inte till någon cykel",
    text: "Den finns inte i registret. Är det din cykel? Registrera den, så kan den som hittar den nå dig.",
  },
  void: {
    title: "Ogiltig QR-kod",
    text: "Cykelns ägare har spärrat dekalen. Sitter den på en cykel kan den ha flyttats dit.",
  },
  "bike-deleted": {
    title: "Cykeln är borttagen ur registret",
    text: "Ägaren har tagit bort cykeln som dekalen satt på. Är det din cykel nu? Registrera den.",
  },
  sold: {
    title: "Cykeln väntar på sin köpare",
    text: "En butik har registrerat cykeln, och köparen har inte registrerat den på sig än. Är det du? Öppna länken som butiken skickade.",
  },
  free: {
    title: "Dekalen {{code}} är ledig",
    text: "Den hör inte till någon cykel än. Sätt den på din cykel, så kan den som hittar den nå dig.",
    store: "Dekalen kommer från {{name}} i {{city}}.",
    bike: "Koppla till",
    link: "Koppla dekalen",
    linked: "Dekalen leder nu till cykeln.",
    register: "Registrera en cykel med dekalen",
    signIn: "Logga in och koppla den till din cykel",
  },
  stolen: "En oregistrerad cykel kan också vara stulen. Sök på ramnumret innan du köper.",
  register: "Registrera cykeln",
  search: "Sök på ramnumret",
  scans: {
    share: "Dela var jag är",
    hint: "Ägaren får se ungefär var, inom en kilometer. Vi sparar inget om vem du är.",
    shared: "Tack! Ägaren får veta ungefär var du är.",
    sharedNear: "Tack! Ägaren får veta att cykeln är i närheten av {{town}}.",
    refused:
      "Webbläsaren får inte läsa av var du är. Tillåt plats för sidan i inställningarna och försök igen.",
    unavailable: "Det gick inte att läsa av var du är. Försök igen, gärna utomhus.",
  },
} as const;
