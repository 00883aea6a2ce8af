declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    stickers: typeof stickers;
  }
}

export const stickers = {
  title: "Beställ QR-dekaler",
  lead: "En väderbeständig dekal med cykelns QR-kod, hem i brevlådan. {{points, number}} poäng styck.",
  bike: "Vilken cykel?",
  noBikes: "Du har ingen registrerad cykel",
  noBikesText: "En dekal hör till en registrerad cykel. Registrera en först.",
  register: "Registrera cykel",
  inReview: "granskas, kan inte väljas än",
  count: "Hur många?",
  fewer: "Färre",
  more: "Fler",
  address: "Vart ska de skickas?",
  name: "Namn",
  street: "Gatuadress eller box",
  postalCode: "Postnummer",
  postalCodeHint: "Fem siffror, till exempel 411 03.",
  postalCodeFormat: "Ett postnummer har fem siffror, till exempel 411 03.",
  city: "Postort",
  price: "Pris",
  balance: "Ditt saldo",
  left: "Kvar efteråt",
  tooFew:
    "Poängen räcker inte. Du behöver {{needed}} och har {{points, number}}. Det du har skrivit finns kvar.",
  buy: "Köp poäng",
  submit: "Beställ för {{points, number}} p",
  confirm: {
    title: "Beställa dekalerna?",
    text_one: "{{count}} dekal till {{bike}} skickas till {{name}}, {{street}}, {{postalCode}} {{city}}.",
    text_other: "{{count}} dekaler till {{bike}} skickas till {{name}}, {{street}}, {{postalCode}} {{city}}.",
    points:
      "{{points, number}} poäng dras från ditt saldo. Du har {{before, number}} poäng och får {{after, number}} kvar.",
    ok: "Beställ för {{points, number}} p",
  },
  done: {
    title: "Dekalerna är beställda",
    text: "Order {{number}}. Du har {{points, number}} poäng kvar.",
    another: "Beställ fler",
  },
  orders: {
    title: "Dina beställningar",
    count_one: "{{count}} dekal",
    count_other: "{{count}} dekaler",
    steps: {
      ordered: "Beställd",
      linked: "Kopplad till din cykel",
      packed: "Packad",
      sent: "Skickad med vanligt brev",
      received: "Mottagen",
    },
    received: "Mottagen",
    late: "Har den inte kommit efter en vecka? Skriv till oss, så skickar vi en ny.",
    contact: "Kontakta oss",
    cancel: "Avbryt beställningen",
    cancelling: {
      title: "Avbryta beställningen?",
      text: "Inga dekaler skickas, och {{points, number}} poäng kommer tillbaka till ditt saldo.",
      ok: "Ja, avbryt",
    },
    cancelledOn: "Avbruten {{date}}. Poängen är tillbaka.",
    cancelledByUs: "Avbruten av oss: {{reason}}",
    delayed: "Det tar längre tid än vi lovade. Vi skickar dekalerna så snart vi kan.",
    placed: "Order {{number}}, {{date}}",
    empty: "Du har inte beställt några dekaler.",
  },
} as const;
