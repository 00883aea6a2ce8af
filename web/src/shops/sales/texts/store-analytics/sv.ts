declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    storeAnalytics: typeof storeAnalytics;
  }
}

export const storeAnalytics = {
  title: "Butikens statistik",
  failed: "Kunde inte hämta statistiken",
  period: "Period",
  periods: { "26": "26 veckor", "52": "52 veckor" },
  print: "Skriv ut",
  none: "Ingen statistik än",
  noneText: "När ni har registrerat cyklar i kassan visas de här vecka för vecka.",
  toTill: "Till kassan",
  csv: "Spara som CSV",
  showTable: "Visa som tabell",
  hideTable: "Dölj tabellen",
  columns: {
    week: "Vecka från",
    registered: "Registrerade",
    claimed: "På köparen",
    withinDay: "Inom ett dygn",
    share: "Andel inom ett dygn, %",
    brand: "Märke",
    staff: "Medarbetare",
  },
  registrations: {
    title: "Registreringar per vecka",
    summary_one: "{{count}} cykel på {{weeks}} veckor. Flest, {{most}}, veckan från {{week}}.",
    summary_other: "{{count}} cyklar på {{weeks}} veckor. Flest, {{most}}, veckan från {{week}}.",
    file: "registreringar",
  },
  claims: {
    title: "Registrerade på köparen inom ett dygn",
    summary:
      "{{share}} av cyklarna registrerades på köparen inom 24 timmar, och {{claimed}} är registrerade på köparen i dag.",
    file: "pa-koparen",
  },
  brands: {
    title: "Märken",
    summary_one: "Mest såld: {{brand}}, {{count}} cykel.",
    summary_other: "Mest såld: {{brand}}, {{count}} cyklar.",
    file: "marken",
  },
  staff: {
    title: "Per medarbetare",
    summary: "Bara butikens ägare ser den här delen.",
    gone: "Konto som inte finns längre",
    file: "medarbetare",
  },
  till: {
    title: "Tid per kund",
    seconds_one: "{{count}} sekund",
    seconds_other: "{{count}} sekunder",
    text_one: "i snitt från första tangenten till klart, över {{count}} kund.",
    text_other: "i snitt från första tangenten till klart, över {{count}} kunder.",
    none: "Tiden mäts från och med nästa kund i kassan.",
  },
  how: "Så räknar vi",
  howText:
    "En cykel räknas i veckan då den registrerades, även om köparen registrerar den på sig senare. Registreringar som kom tillbaka räknas inte. Veckor börjar på måndagen, och den sista pågår.",
} as const;
