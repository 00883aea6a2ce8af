declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    bugReports: typeof bugReports;
  }
}

export const bugReports = {
  title: "Felrapporter",
  lead: "Samma fel på samma sida räknas ihop. Det som folk har skrivit sparas i 90 dagar.",
  states: { new: "Nya", triaged: "Tas om hand", resolved: "Lösta" },
  badges: { new: "Ny", triaged: "Tas om hand", resolved: "Löst" },
  orderLabel: "Ordning",
  orders: { newest: "Senast rapporterade först", oldest: "Äldst först" },
  empty: {
    new: { title: "Inga nya fel", text: "När någon rapporterar ett fel syns det här." },
    triaged: { title: "Inget fel tas om hand", text: "Det som du tar dig an flyttas hit." },
    resolved: {
      title: "Inget är löst än",
      text: "Det som är löst ligger kvar här i 90 dagar efter den senaste rapporten.",
    },
  },
  reports_one: "{{count}} rapport",
  reports_other: "{{count}} rapporter",
  back: "Alla felrapporter",
  loading: "Hämtar felrapporten …",
  failed: "Felrapporten kunde inte hämtas",
  missing: "Felrapporten finns inte",
  missingText: "Den kan vara äldre än 90 dagar och därför borttagen.",
  count: "Antal rapporter",
  page: "Sida",
  error: "Fel",
  version: "Version",
  first: "Första gången",
  last: "Senast",
  role: "Från",
  roles: { customer: "Kund", store: "Butik", admin: "Administratör", nobody: "Någon utan konto" },
  browser: "Webbläsare",
  request: "Felkod",
  openLog: "Öppna loggen",
  moves: { new: "Ny", triaged: "Ta hand om", resolved: "Löst" },
  reopen: "Ta upp igen",
  letters: "Vad folk har skrivit",
  noLetters: "Rapporterna är äldre än 90 dagar och har tagits bort.",
  picture: {
    title: "Bild av sidan",
    alt: "Sidan där felet var: våra egna ord syns, allt annat är övertäckt.",
    open: "Visa bilden större",
    gone: "Bilden kan inte visas längre. Öppna felrapporten på nytt.",
  },
  answer: {
    label: "Svar",
    hints: { sv: "Skickas som mejl. Skriv på svenska.", en: "Skickas som mejl. Skriv på engelska." },
    send: "Skicka svaret",
    sent: "Svaret är skickat",
    answered: "Besvarad {{moment}}",
    none: "Den som skrev lämnade ingen adress.",
  },
} as const;
