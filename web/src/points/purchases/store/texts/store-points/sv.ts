declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    storePoints: typeof storePoints;
  }
}

export const storePoints = {
  title: "Butikens poäng",
  lead: "Poäng betalar registreringarna i kassan. De hör till butiken, vem av er som än köper dem.",
  failed: "Kunde inte hämta poängen",
  balance: "Saldo",
  points: "{{points, number}} poäng",
  enough_one: "Räcker till {{count}} registrering",
  enough_other: "Räcker till {{count}} registreringar",
  few: "Ni har mindre än {{points, number}} poäng. Köp gärna fler innan det är kö i butiken.",
  statement: "Månadsbesked",
  suspended: "Butiken är avstängd, så ni kan inte köpa poäng nu. Allt ni har köpt finns kvar.",
  purchases: "Butikens köp",
  noPurchases: "Ni har inte köpt några poäng än. Kvittona samlas här.",
  invoice: {
    title: "Kvittot ställs ut på",
    number: "Org.nr {{number}}",
    vat: "Momsreg.nr {{number}}",
    soleTrader:
      "Momsnumret för en enskild firma innehåller ditt personnummer. Därför sparar vi det inte, och det står inte på kvittot.",
    missing: "Något saknas i butikens uppgifter.",
    contact: "Hör av er, så fyller vi i.",
  },
  reference: {
    label: "Er referens (valfritt)",
    hint: "Står på kvittot. Till exempel ett kostnadsställe eller ett namn.",
  },
  pay: {
    title: "Er beställning",
    net: "exkl. moms",
    vat: "Moms",
    total: "Att betala inkl. moms",
    after: "Saldo efter köpet",
    noWithdrawal: "Ångerrätten gäller konsumenter. Har det blivit fel, kontakta oss.",
  },
} as const;
