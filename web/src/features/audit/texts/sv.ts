import { auditWordsSv } from "#contract/audit-words.ts";

declare module "#web/i18n/resources.ts" {
  interface Resources {
    audit: typeof audit;
  }
}

export const audit = {
  title: "Logg",
  lead: "Vem som har ändrat eller tittat på vad. Ingen rad kan ändras eller tas bort, och att du tittar här skrivs också upp.",
  fields: {
    person: { label: "Person", hint: "E-post eller kontots id" },
    bike: { label: "Cykel", hint: "Ramnummer eller cykelns id" },
    administrator: { label: "Gjort av", hint: "E-post eller kontots id" },
  },
  action: "Vad",
  anyAction: "Allt",
  from: "Från och med",
  to: "Till och med",
  daysReversed: "Slutdagen är före startdagen.",
  seek: "Visa",
  clear: "Rensa",
  export: "Spara som CSV",
  exporting: "Hämtar …",
  exportCut: "Filen rymmer {{count}} rader. Välj färre dagar för att få med resten.",
  empty: "Inga rader",
  emptyText: "Ändra urvalet, eller välj fler dagar.",
  about: {
    person: "Person",
    bike: "Cykel",
    subject: "Ärende",
    reason: "Anledning",
    search: "Sökte efter",
  },
  columns: [
    "Tid",
    "Gjort av (id)",
    "Gjort av",
    "Kod",
    "Vad",
    "Person (id)",
    "Person",
    "Cykel (id)",
    "Ramnummer",
    "Ärende",
    "Anledning",
    "Sökning",
  ],
  actions: auditWordsSv,
} as const;
