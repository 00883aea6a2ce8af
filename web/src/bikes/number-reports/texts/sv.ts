declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    numberReports: typeof numberReports;
  }
}

/** Shared by the printed report and the page that checks it. */
export const numberReports = {
  title: "Kontroll av ramnummer",
  results: {
    registered: "Registrerad",
    stolen: "STULEN",
    "resembles-stolen": "Liknar stulen cykel",
    sold: "Såld i butik",
    unknown: "Inte registrerad",
    "not-a-number": "Inget ramnummer",
  },
  paper: {
    lead: "{{store}}, {{at}}",
    file: "kontroll",
    stolen_one: "{{count}} av {{all}} är anmäld stulen. Lämna inte ut cykeln. Polisen svarar på 114 14.",
    stolen_other: "{{count}} av {{all}} är anmälda stulna. Lämna inte ut cyklarna. Polisen svarar på 114 14.",
    none: "Inget av de {{all}} numren var anmält stulet.",
    alike_one: "{{count}} av {{all}} liknar en stulen cykels nummer. Jämför med ramen, tecken för tecken.",
    alike_other: "{{count}} av {{all}} liknar stulna cyklars nummer. Jämför med ramarna, tecken för tecken.",
    place: "Nr",
    number: "Ramnummer",
    result: "Svar",
    bike: "Cykel",
    check: "Kontrollera att papperet är äkta",
    checkText:
      "Skanna koden med mobilen. Sidan visar vad registret svarade och när. Skiljer sig något är papperet ändrat.",
    until: "Kan kontrolleras till {{date}}.",
    fingerprint: "Kontrollsumma {{fingerprint}}",
    moment: "Svaret gällde när frågan ställdes. En cykel som inte är registrerad kan också vara stulen.",
    footer: "{{number}}, {{at}}, sida {{page}} av {{pages}}",
  },
  check: {
    loading: "Kontrollerar papperet …",
    failed: "Papperet kunde inte kontrolleras",
    genuine: "Äkta.",
    genuineText: "{{store}} frågade registret {{at}} och fick det här svaret.",
    altered: "Inte äkta.",
    alteredText: "Uppgifterna är inte de som registret svarade. Lita inte på papperet.",
    unknown: "Kontrollen finns inte.",
    unknownText:
      "Registret har ingen kontroll med den koden. Skanna koden igen, eller skriv av hela adressen. Finns den ändå inte är papperet inte äkta, eller så är det för gammalt.",
    checked: "Kontrollerat nyss, {{at}}",
    compare: "Jämför rad för rad med papperet.",
    compareText: "Här visas bara de tre sista tecknen i varje nummer. Skiljer sig något är papperet ändrat.",
    list: "Vad registret svarade",
    now: "Svaret är från den dagen. Sök på numret igen innan du köper.",
    search: "Sök på ett ramnummer",
    contact: "Kontakta oss",
  },
} as const;
