import type { Trouble } from "#contract/todo.ts";

declare module "#web/i18n/resources.ts" {
  interface Resources {
    admin: typeof admin;
  }
}

export const admin = {
  title: "Admin Panel",
  toDo: {
    title: "Att göra",
    count: "Att göra: {{number}}",
    oldest: "Äldst {{age}}",
    begin: "Börja med det äldsta",
    failed: "Allt kunde inte räknas. Ladda om sidan.",
    queues: {
      receipts: "Cyklar och kvitton att granska",
      identities: "ID-kort att granska",
      rewards: "Belöningar att besluta om",
      corrections: "Rättelser att besluta om",
      removals: "Avregistreringar att godkänna",
      extracts: "Utdrag att godkänna",
      emailRequests: "E-postbyten att godkänna",
      adReports: "Anmälda annonser att besluta om",
      messageReports: "Anmälda meddelanden att besluta om",
      bugs: "Nya felrapporter",
      orders: "Nya beställningar",
      stock: "Dekaler som snart tar slut",
      givenUp: "Jobb som har fastnat",
      storeApplications: "Butiker som väntar på svar",
    },
  },
  health: {
    title: "Driftläge",
    well: "Allt fungerar. Inget larm ringer.",
    since: "Sedan {{at}}.",
    failed: "Det gick inte att se om allt fungerar. Ladda om sidan.",
    troubles: {
      "changes-late": "Mejl, notiser och sökträffar kommer för sent.",
      cost: "Driften kostar mer än den får.",
      "function-fails": "Något i tjänsten svarar med fel.",
      "given-up-work": "Ett jobb har fastnat, så mejl, notiser eller sökträffar kan saknas.",
      "job-silent": "Ett av nattens jobb har inte körts.",
      mail: "Mejl går inte fram som de ska.",
      payments: "Det går inte att betala som det ska.",
      "readers-throttled": "Foton och kvitton läses inte av.",
      "register-proofs": "Registrets uppgifter stämmer inte med varandra.",
      secrets: "En hemlig nyckel behöver bytas.",
      "sign-in": "Det går inte att logga in som det ska.",
      "site-fails": "Sajten svarar med fel.",
      "table-fails": "Databasen svarar med fel.",
      "text-messages": "Sms skickas inte, eller kostar för mycket.",
    } satisfies Record<Trouble, string>,
  },
  today: {
    title: "I dag",
    more: "Mer statistik",
    against: "Jämfört med hela {{day}}, samma veckodag.",
    failed: "Dagens siffror kunde inte hämtas",
  },
  tools: "Verktyg",
  tiles: {
    people: { name: "Personer", text: "Hitta en person och hjälp till" },
    bikeSearch: { name: "Sök i registret", text: "Alla cyklar, även det som är dolt" },
    identityReviews: { name: "ID-granskningar", text: "Jämför ID-kort och bekräfta vem någon är" },
    recoveryReports: { name: "Upphittat och granskning", text: "Rapporter, kvitton och rättelser" },
    adReports: { name: "Anmälda annonser", text: "Anmälningar och överklaganden" },
    messageReports: { name: "Anmälda meddelanden", text: "Anmälningar och invändningar" },
    statistics: { name: "Statistik", text: "Registret, stölder och konton i siffror" },
    business: { name: "Affärsdata", text: "Intäkter, poäng och registreringar" },
    insurance: { name: "Försäkringsdata", text: "Stölder och återfunna cyklar" },
    orders: { name: "Beställningar", text: "Från kunder och butiker" },
    qrManagement: { name: "QR-koder", text: "Skapa koder och håll lager" },
    campaigns: { name: "Rabattkoder", text: "Procent på priset eller extra poäng" },
    businessRequests: { name: "Företagsförfrågningar", text: "Ansökningar som väntar på svar" },
    approved: { name: "Godkända företag", text: "Stäng av och öppna igen" },
    partners: { name: "Partners", text: "Vilka som visas för alla" },
    audit: { name: "Logg", text: "Vem som har tittat på eller ändrat vad" },
    bugReports: { name: "Felrapporter", text: "Fel som någon har rapporterat" },
    settings: { name: "Inställningar", text: "Ditt konto, lösenord och språk" },
  },
} as const;
