/** What the pages that are not built yet will be for, part by part. */
export const parts = {
  partners: {
    tab: "Partners",
    text: "Här kommer du att se butiker och företag som samarbetar med registret. Vill ni vara med från början? Hör av er.",
  },
  storeDashboard: {
    tab: "Butikscenter",
    text: "Här kommer ni att kunna följa butikens registreringar, lager och beställningar. Redan nu kan ni söka på ramnummer.",
  },
  storeGuide: {
    tab: "Guide",
    text: "Här kommer det att stå hur butiken registrerar cyklar åt kunder och använder QR-koder.",
  },
  storeAnalytics: {
    tab: "Statistik",
    text: "Här kommer ni att se butikens registreringar vecka för vecka.",
  },
  storeBikes: {
    tab: "Cyklar",
    text: "Här kommer ni att se cyklar som butiken har registrerat åt sina kunder.",
  },
  storeRegister: {
    tab: "Registrera åt kund",
    text: "Här kommer butiken att kunna registrera en såld cykel på köparen. Till dess kan köparen göra det själv med kvittot.",
  },
  storeInventory: {
    tab: "Lager",
    text: "Här kommer ni att se butikens rullar och QR-koder.",
  },
  storeReceipts: {
    tab: "Kvitton",
    text: "Här kommer ni att se kvitton som butiken har utfärdat.",
  },
  analytics: {
    tab: "Statistik",
    text: "Här kommer nyckeltal för hela registret.",
  },
  insurance: {
    tab: "Försäkringsdata",
    text: "Här kommer stölder och återfunna cyklar per månad, ort och typ.",
  },
  business: {
    tab: "Affärsdata",
    text: "Här kommer intäkter, poäng och registreringar per butik.",
  },
  generator: {
    tab: "Skapa koder",
    text: "Här kommer man att kunna skapa QR-koder för butiker och för egen registrering.",
  },
  inventory: {
    tab: "Lager",
    text: "Här kommer det att synas hur många rullar och koder varje butik har, och hur många som finns för egen registrering.",
  },
  approved: {
    tab: "Godkända",
    text: "Här kommer man att kunna stänga av godkända företag och öppna dem igen.",
  },
  publicPartners: {
    tab: "Partners",
    text: "Här kommer man att kunna välja vilka partners som visas för alla, och i vilken ordning.",
  },
  bugReports: {
    tab: "Felrapporter",
    text: "Här kommer fel som någon har rapporterat att samlas.",
  },
  orders: {
    tab: "Beställningar",
    text: "Här kommer beställningar från kunder och butiker att hanteras.",
  },
  qrMissing: {
    tab: "QR-kod",
    heading: "Det finns ingen kod i adressen",
    text: "Skanna QR-koden på cykeln en gång till, eller sök på ramnumret.",
  },
} as const;
