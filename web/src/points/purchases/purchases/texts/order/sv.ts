declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    order: typeof order;
  }
}

export const order = {
  title: "Köp",
  tabs: { points: "Poäng", stickers: "QR-dekaler" },
  lead: "Med poäng betalar du registreringar, postade dekaler och ägarbyten. De gäller så länge du har kontot.",
  packages: {
    choose: "Välj paket",
    points: "{{points, number}} poäng",
    vat: "inkl. {{percent}} % moms",
    net: "{{price}} exkl. moms",
    perPoint: "{{price}} per poäng",
    about: "(≈ {{price}})",
    insteadOf: "I stället för",
    bonus: "+ {{points, number}} poäng på köpet",
    enough: "Räcker till {{what}}",
    registrations_one: "{{count}} registrering",
    registrations_other: "{{count}} registreringar",
    stickers_one: "{{count}} postad dekal",
    stickers_other: "{{count}} postade dekaler",
    failed: "Priserna kunde inte hämtas",
  },
  code: {
    label: "Rabattkod (valfritt)",
    apply: "Använd koden",
    remove: "Ta bort koden",
    checking: "Kontrollerar koden …",
    format: "En kod har 3–30 tecken: bokstäver, siffror och bindestreck.",
    percent: "{{code}} sänker priset med {{saved}}.",
    bonus: "{{code}} ger {{points, number}} poäng extra.",
  },
  pay: {
    title: "Din beställning",
    item: "{{id}}, {{points, number}} poäng",
    vat: "Varav moms",
    total: "Att betala",
    after: "Saldo efter köpet",
    begin: "Börja direkt – ångerrätten upphör när tjänsten är fullgjord",
    beginHint:
      "Poängen kommer till kontot så fort du har betalat. Poäng som du inte har använt kan du ångra i 14 dagar.",
    beginFirst: "Kryssa i att du vill börja direkt, så att poängen kan användas genast.",
    methods: "Betala med",
    card: "Kort",
    swish: "Swish",
    klarna: "Klarna",
    methodsHint: "Du väljer på nästa sida, hos Stripe som tar emot betalningen.",
    submit: "Betala {{price}}",
    changed: "Priset har ändrats",
    before: "Förut: {{item}}, {{price}}.",
    now: "Nu: {{item}}, {{price}}.",
    agree: "Godkänn {{price}}",
    opening: "Öppnar betalsidan …",
    terms: "Köpvillkor och ångerrätt",
  },
  signIn: {
    text: "Logga in eller skapa ett konto för att köpa poäng. Att söka är alltid gratis.",
    button: "Logga in och köp",
    register: "Skapa konto",
    others: "Poäng köps av privatpersoner. Logga in med ett vanligt konto för att köpa.",
  },
  stores: {
    text: "Butiken köper poäng på en egen sida, med företagets uppgifter på kvittot.",
    link: "Till butikens poäng",
  },
  unfinished: {
    title: "Du har en påbörjad betalning",
    text: "{{id}} för {{price}}. Inget har dragits.",
    continue: "Fortsätt betala",
    look: "Se hur det går",
    processing: "{{id}} för {{price}}. Betalningen behandlas.",
  },
} as const;
