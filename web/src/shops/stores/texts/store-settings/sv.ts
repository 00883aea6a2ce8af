declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    storeSettings: typeof storeSettings;
  }
}

export const storeSettings = {
  failed: "Butikens uppgifter kunde inte hämtas",
  suspended: "Butiken är avstängd, så just nu går inget att ändra.",
  ownersChange: "Butikens ägare kan ändra uppgifterna.",
  name: "Namn",
  number: "Organisationsnummer",
  address: "Adress",
  companyHint: "Namn och nummer kommer från Bolagsverket. Stämmer de inte, hör av dig till oss.",
  contact: "Så når vi er",
  customers: "Det kunderna ser",
  save: "Spara",
  saved: "Sparat.",
  fields: {
    contactName: "Kontaktperson",
    email: "E-post",
    phone: "Telefon (valfritt)",
    street: "Gatuadress",
    postalCode: "Postnummer",
    postalCodeFormat: "Ett postnummer har fem siffror.",
    city: "Ort",
    website: "Webbplats (om ni har en)",
    hours: "Öppettider",
    hoursHint: "En rad för varje, så som ni vill att det ska stå.",
    receiptText: "Text på kvitton",
    receiptTextHint: "Till exempel hur länge kunden kan ångra sig. Högst 500 tecken.",
  },
  directory: {
    title: "Bland partners",
    registersAtSale: "Vi registrerar cyklar när vi säljer dem",
    visible: "Visa butiken bland partners",
    visibleHint: "Ta bort bocken när ni inte vill synas, till exempel medan ni har stängt.",
    show: "Se alla partners",
    noPartner: "Butiken visas inte bland partners. Hör av er om ni vill vara med.",
  },
  logo: {
    title: "Logotyp",
    remove: "Ta bort logotypen",
    save: "Använd som logotyp",
    saved: "Logotypen är sparad.",
    removed: "Logotypen är borttagen.",
    picture: {
      name: "Ny bild",
      need: "Valfritt",
      hint: "JPG, PNG eller WebP, gärna kvadratisk. Genomskinligt blir vitt.",
      preview: "Bilden som blir er logotyp",
      failed: "Bilden kom inte fram. Försök igen.",
    },
  },
} as const;
