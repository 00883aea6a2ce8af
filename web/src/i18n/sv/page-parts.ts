/** What the parts of a page say that have nothing to show yet. */
export const parts = {
  forSale: {
    tab: "Till salu",
    empty: "Inga cyklar till salu än",
    text: "Här visas registrerade cyklar som ägaren vill sälja.",
  },
  wanted: {
    tab: "Efterlysta",
    empty: "Inga efterlysningar än",
    text: "Här efterlyser ägare sina stulna cyklar. Undrar du om en viss cykel är stulen? Sök på ramnumret.",
  },
  adAlerts: {
    tab: "Bevakningar",
    empty: "Inga träffar än",
    text: "När en annons stämmer med en bevakning som du har sparat visas den här. Du har inga bevakningar.",
  },
  partners: {
    tab: "Partners",
    empty: "Inga partners än",
    text: "Här visas butiker och företag som samarbetar med registret. Vill du vara först?",
  },
  storeDashboard: {
    tab: "Butikscenter",
    empty: "Ingenting att följa än",
    text: "Här följer ni butikens registreringar, lager och beställningar. Det finns inga än.",
  },
  storeGuide: {
    tab: "Guide",
    empty: "Guiden är inte klar än",
    text: "Här kommer det att stå hur butiken registrerar cyklar åt kunder och använder QR-koder.",
  },
  storeAnalytics: {
    tab: "Statistik",
    empty: "Ingen statistik än",
    text: "Här visas butikens registreringar vecka för vecka, när det finns några.",
  },
  storeBikes: {
    tab: "Cyklar",
    empty: "Inga cyklar än",
    text: "Cyklar som butiken har registrerat åt sina kunder samlas här.",
  },
  storeRegister: {
    tab: "Registrera åt kund",
    empty: "Det går inte att registrera åt kunder än",
    text: "Här registrerar butiken en såld cykel på köparen. Tills vidare kan köparen göra det själv med kvittot.",
  },
  storeInventory: {
    tab: "Lager",
    empty: "Inget i lager än",
    text: "Här visas butikens rullar och QR-koder.",
  },
  storeReceipts: {
    tab: "Kvitton",
    empty: "Inga kvitton än",
    text: "Kvitton som butiken har utfärdat samlas här.",
  },
  analytics: {
    tab: "Statistik",
    empty: "Inga siffror än",
    text: "Här visas nyckeltal för hela registret. Inga är sammanställda än.",
  },
  insurance: {
    tab: "Försäkringsdata",
    empty: "Inga siffror än",
    text: "Här visas stölder och återfunna cyklar per månad, stad och typ. Inga är sammanställda än.",
  },
  business: {
    tab: "Affärsdata",
    empty: "Inga siffror än",
    text: "Här visas intäkter, poäng och registreringar per butik. Inga är sammanställda än.",
  },
  generator: {
    tab: "Skapa koder",
    empty: "Inga QR-koder än",
    text: "Här skapas QR-koder för butiker och för egen registrering.",
  },
  inventory: {
    tab: "Lager",
    empty: "Inget i lager än",
    text: "Här visas hur många rullar och koder varje butik har, och hur många som finns för egen registrering.",
  },
  businessRequests: {
    tab: "Förfrågningar",
    empty: "Inga förfrågningar än",
    text: "Ansökningar och beställningar från företag väntar här på svar.",
  },
  storeRequests: {
    tab: "Ansökningar",
    empty: "Inga ansökningar än",
    text: "Butiker som vill bli partner väntar här på besked.",
  },
  approved: {
    tab: "Godkända",
    empty: "Inga godkända företag än",
    text: "Godkända företag visas här, och kan stängas av och öppnas igen.",
  },
  publicPartners: {
    tab: "Partners",
    empty: "Inga partners än",
    text: "Här bestäms vilka partners som visas för alla, och i vilken ordning.",
  },
  bugReports: {
    tab: "Felrapporter",
    empty: "Inga felrapporter än",
    text: "Fel som någon har rapporterat samlas här.",
  },
  orders: {
    tab: "Beställningar",
    empty: "Inga beställningar än",
    text: "Beställningar från kunder och butiker hanteras här.",
  },
  qrMissing: {
    tab: "QR-kod",
    empty: "Det finns ingen kod i adressen",
    text: "Skanna QR-koden på cykeln en gång till, eller sök på ramnumret.",
  },
} as const;
