declare module "#web/i18n/resources.ts" {
  interface Resources {
    approvedEntities: typeof approvedEntities;
  }
}

/** /admin-approved-entities: the stores that have been approved. */
export const approvedEntities = {
  title: "Godkända företag",
  search: "Sök butik",
  searchHint: "Början av namnet, eller hela organisationsnumret",
  find: "Sök",
  all: "Visa alla",
  empty: { title: "Inga butiker än", text: "När en ansökan är godkänd kommer butiken hit." },
  none: {
    title: "Ingen butik hittades",
    text: "Sök på början av namnet, eller på hela organisationsnumret.",
  },
  states: { active: "Aktiv", suspended: "Avstängd" },
  since: "sedan {{date}}",
  back: "Alla butiker",
  loading: "Hämtar butiken …",
  failed: "Kunde inte hämta butiken",
  missing: "Butiken finns inte",
  missingText: "Den kan ha fått ett annat nummer. Sök den i listan.",
  store: "Butiken",
  number: "Organisationsnummer",
  address: "Adress",
  approved: "Godkänd",
  contact: "Kontakt",
  name: "Namn",
  email: "E-post",
  phone: "Telefon",
  reason: "Skäl",
  decided: "Beslutat",
  chain: {
    title: "Kedja och plats",
    chain: "Kedja",
    chainHint: "Lämna tomt om butiken inte hör till någon.",
    location: "Vad kedjan kallar butiken",
    locationHint: "Till exempel Göteborg 3 eller 0417.",
    save: "Spara",
    saved: "Sparat.",
  },
  suspend: {
    button: "Stäng av butiken",
    title: "Stänga av {{name}}?",
    text: "Personalen kan logga in och se allt, men inte ändra något. De får veta varför.",
    hint: "De som arbetar i butiken läser det i sitt mejl.",
  },
  reactivate: {
    button: "Öppna butiken igen",
    title: "Öppna {{name}} igen?",
    text: "Personalen kan använda allt som förut. De får ett mejl om det.",
    hint: "De som arbetar i butiken läser det i sitt mejl.",
  },
} as const;
