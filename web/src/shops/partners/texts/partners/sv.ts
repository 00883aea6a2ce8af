declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    partners: typeof partners;
  }
}

export const partners = {
  title: "Partners",
  lead: "Cykelbutiker som arbetar med registret.",
  search: "Ort eller butik",
  print: "Skriv ut",
  registers: "Registrerar vid köp",
  registersText: "Butiken registrerar cykeln på dig när du köper den.",
  empty: { title: "Inga partners än", text: "När en butik visas här hittar du den efter ort." },
  none: { title: "Ingen butik hittades", text: "Sök på en annan ort, eller se alla." },
  all: "Visa alla",
  back: "Alla partners",
  loading: "Hämtar butiken …",
  failed: "Kunde inte hämta butiken",
  missing: "Butiken finns inte bland partnerna",
  missingText: "Den kan ha slutat. Se vilka butiker som finns nära dig.",
  address: "Adress",
  city: "Ort",
  hours: "Öppettider",
  website: "Webbplats",
} as const;
