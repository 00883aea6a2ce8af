import { auditWordsSv } from "#contract/office/audit-words.ts";

declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    audit: typeof audit;
  }
}

export const audit = {
  title: "Logg",
  lead: "Vem som har ändrat eller tittat på vad. Ingen kan ändra raderna, men när ett konto raderas tas personens namn och adresser bort ur texten. Det loggas också att du tittar här.",
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
  applicant: "Företaget som ansökte",
  about: {
    person: "Person",
    bike: "Cykel",
    subject: "Ärende",
    reason: "Anledning",
    search: "Sökte efter",
  },
  searched: {
    account: "konto",
    action: "vad",
    administrator: "gjort av",
    brand: "märke",
    city: "ort",
    color: "färg",
    email: "e-post",
    "frame-number": "ramnummer",
    from: "från och med",
    model: "modell",
    name: "namn",
    order: "beställning",
    owner: "ägare",
    phone: "telefon",
    q: "ord",
    receipt: "kvitto",
    status: "status",
    to: "till och med",
    type: "typ",
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
