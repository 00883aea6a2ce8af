declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    storeDashboard: typeof storeDashboard;
  }
}

export const storeDashboard = {
  title: "Butikscenter",
  failed: "Kunde inte hämta butiken",
  suspended: {
    title: "Butiken är avstängd",
    text: "Ni kan se allt, men inte ändra något.",
    reason: "Skäl: {{reason}}",
    contact: "Kontakta oss",
  },
  register: "Registrera cykel",
  sales: {
    title: "Registreringar",
    failed: "Kunde inte hämta registreringarna",
    today: "I dag",
    thirtyDays: "30 dagar",
    claimed: "Registrerade på köparen, 30 dagar",
    points: "Poäng",
    waiting_one: "{{count}} cykel väntar på sin köpare",
    waiting_other: "{{count}} cyklar väntar på sina köpare",
    few: "Poängen räcker till färre än tio registreringar. Med egna dekaler behövs inga poäng.",
    buy: "Köp poäng",
    all: "Alla butikens cyklar",
    import: "Registrera sålda cyklar från en lista",
  },
  first: {
    title: "Att göra först",
    nothing: "Inget väntar på er.",
    out: "Dekalerna är slut. Beställ fler.",
    few: "Dekalerna räcker till omkring {{date}}. Beställ fler nu, så hinner de fram.",
    order: "Beställ dekaler",
  },
  stock: "Våra QR-koder",
  stockFailed: "Kunde inte hämta lagerdata",
  orders: "Senaste beställningarna",
  noOrders: "Ni har inte beställt något än.",
  allOrders: "Lager och beställningar",
  pages: {
    title: "Mer för butiken",
    receipts: "Kvitton",
    analytics: "Statistik",
    guide: "Guide till kassan",
    search: "Sök cykel",
  },
} as const;
