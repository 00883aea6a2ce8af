declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    identityReviews: typeof identityReviews;
  }
}

export const identityReviews = {
  title: "ID-kort att granska",
  lead: "Äldst först. Varje gång du öppnar ett ärende loggas det.",
  loading: "Hämtar ärenden …",
  failed: "Ärendena kunde inte hämtas",
  more: "Visa fler",
  moreFailed: "Fler ärenden kunde inte hämtas.",
  empty: { title: "Inget att granska", text: "Alla ärenden är avgjorda." },
  sent: "Skickat {{date}}",
  checks: {
    personalNumber: {
      matches: "Personnumret stämmer",
      differs: "Ett annat personnummer",
      unreadable: "Personnumret gick inte att läsa",
    },
    name: {
      matches: "Namnet stämmer",
      differs: "Namnet stämmer inte",
      unreadable: "Namnet gick inte att läsa",
    },
  },
  one: {
    title: "ID-kort för {{name}}",
    loading: "Hämtar ärendet …",
    failed: "Ärendet kunde inte hämtas",
    missing: {
      title: "Ärendet finns inte",
      text: "Adressen kan vara felskriven, eller så avgjordes ärendet inte inom {{days}} dagar. Då raderas fotot, och personen får skicka ett nytt.",
    },
    facts: "Det här har personen uppgett",
    name: "Namn",
    personalNumber: "Personnummer",
    email: "E-post",
    sent: "Skickat",
    checks: "Automatiskt avläst på kortet",
    advice: "Jämför själv: namn, födelseår, foto och giltighetstid.",
  },
  photo: {
    image: "Foto av ID-kortet",
    view: "Foto, kan scrollas",
    larger: "Förstora",
    smaller: "Förminska",
    turn: "Vrid",
    failed: "Fotot kunde inte visas. Länken gäller i fem minuter.",
    show: "Visa fotot igen",
    gone: "Fotot är raderat.",
  },
  approve: "Godkänn",
  reject: "Avslå",
  confirm: {
    title: "Godkänna {{name}}?",
    text: "Identiteten räknas som bekräftad, och personnumret hör från och med nu bara till det här kontot. Fotot raderas. Beslutet kan inte ändras.",
    doubt: "Den automatiska avläsningen kunde inte bekräfta uppgifterna. Har du jämfört dem själv?",
  },
  rejection: {
    label: "Varför avslår du?",
    hint: "Personen ser det du skriver.",
    submit: "Avslå och radera fotot",
  },
  taken: "Personnumret är redan bekräftat på ett annat konto. Avslå ärendet och be personen kontakta oss.",
  own: "Du kan inte avgöra ditt eget ärende.",
  decided: {
    approved: "Godkänt {{date}}",
    rejected: "Avslaget {{date}}",
    reason: "Skäl",
    back: "Till ärendena",
    next: "Nästa ärende",
  },
} as const;
