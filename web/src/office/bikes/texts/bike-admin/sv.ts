import type { RewardState } from "#contract/thefts/found-reports.ts";
import { bike } from "#web/office/bikes/texts/bike-sv.ts";

declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    bikeAdmin: typeof bikeAdmin;
  }
}

export const bikeAdmin = {
  title: "Upphittade cyklar och granskning",
  bike,
  tabs: { reports: "Rapporter", reviews: "Granskning", corrections: "Rättelser" },
  lead: {
    reports: "Alla rapporter om upphittade cyklar, de nyaste först.",
    reviews: "Cyklar som väntar på beslut, de äldsta först. Varje gång du öppnar ett kvitto loggas det.",
    corrections: "Rättelser som ägare har begärt, äldst först.",
  },
  empty: {
    reports: { title: "Inga rapporter", text: "Ingen rapport matchar filtren." },
    reviews: { title: "Inget att granska", text: "Ingen cykel väntar på beslut." },
    corrections: { title: "Inget att rätta", text: "Ingen ägare väntar på svar." },
  },
  changeBalance: "Rätta poängsaldot",
  filters: { state: "Status", any: "Alla", flagged: "Bara flaggade" },
  report: {
    place: "Plats",
    description: "Beskrivning",
    finder: "Upphittare",
    stranger: "Någon utan konto",
    email: "Upphittarens e-post",
    reported: "Rapporterad",
    decided: "Avgjord",
    points: "Poäng",
    dueDate: "sju dagar efter beslutet",
    owner: "Ägare",
    formerOwner: "Tidigare ägare",
  },
  rewards: {
    none: "Inga",
    waiting: "{{points}} om ägaren bekräftar och har fått tillbaka cykeln",
    held: "{{points}} reserveras i sju dagar",
    under_review: "{{points}} väntar på ditt beslut",
    paid: "{{points}} är betalda",
    refused: "Nekade",
  } satisfies Record<RewardState, string>,
  flags: {
    "many-rewards": "Upphittaren har fått belöning mer än tre gånger på ett år.",
    "same-phone": "Upphittaren har samma telefonnummer som ägaren.",
    "previous-owner": "Upphittaren har själv ägt cykeln.",
    "new-account": "Upphittarens konto är yngre än en vecka.",
    withheld:
      "Ägaren har inte fått veta något: de två får inte skriva till varandra, eller så ser texten misstänkt ut. Berätta själv för ägaren om cykeln.",
    duplicate: "Möjlig dubblett: en annan cykel har ett nummer som ser nästan likadant ut.",
  },
  decide: {
    pay: {
      button: "Betala {{points}} poäng",
      title: "Betala poängen?",
      text: "{{points}} poäng kommer till upphittarens konto direkt. Det går inte att ångra.",
      submit: "Betala",
    },
    refuse: {
      button: "Neka poängen",
      title: "Neka poängen?",
      text: "Upphittaren får inga poäng för den här cykeln. Det går inte att ångra.",
      submit: "Neka",
    },
    approve: "Godkänn",
    reject: "Avslå",
    reason: { label: "Skäl", hint: "Skriv sakligt, och inga personnummer." },
    audit: "Beslutet loggas med ditt namn och tiden.",
  },
  review: {
    open: "Öppna kvittot",
    why: "Varför den granskas",
    reasons: {
      receipt: "Kvittot gick inte igenom",
      "number-changed": "Numret är ändrat sedan kvittot lästes",
      "registered-before": "Numret har hört till någon annans cykel, som togs bort",
      "receipt-used": "Ett kvitto som ser likadant ut har använts till en annan cykel",
      sample: "Stickprov: kvittot godkändes automatiskt, och cykeln är registrerad",
    },
    owner: "Ägare",
    noOwner: "Tidigare ägare",
    email: "E-post",
    registered: "Inskickad",
    checked: "Automatiskt avläst",
    checks: {
      frameNumber: "Ramnummer",
      personalNumber: "Personnummer",
      seller: "Säljare",
      found: "hittat",
      notFound: "inte hittat",
      numbers: {
        match: "stämmer",
        likely: "stämmer troligen",
        mismatch: "ett annat",
        missing: "inte hittat",
      },
    },
    readAgainst: "Kvittot lästes mot numret",
    read: "Läst på bilden",
    identity: "Identitet",
    levels: { 0: "Inte angiven", 1: "Egen uppgift", 2: "Styrkt" },
    personalNumber: "Personnummer",
    lookalikes: "Nummer som ser likadana ut",
    stolen: "anmäld stulen",
    former: "Numret har hört till",
    same: "Samma ägare",
    formerNumbers: "Cykelns tidigare nummer",
    sameReceipt: "Samma kvitto har använts till",
    theirReceipt: "Visa kvittot",
    approve: {
      title: "Godkänna cykeln?",
      text: "Den blir registrerad och går att söka på. Ägaren får besked med e-post.",
    },
    reject: {
      title: "Avslå registreringen?",
      text: "Cykeln kommer inte in i registret, och ägaren får tillbaka sina poäng. Ägaren läser ditt skäl.",
    },
  },
  correction: {
    reason: "Ägarens skäl",
    owner: "Ägare",
    email: "E-post",
    requested: "Begärd",
    registered: "Cykeln registrerad",
    approve: {
      title: "Godkänna rättelsen?",
      text: "Uppgifterna ändras direkt, och de gamla finns kvar i cykelns historik. Ägaren får besked.",
    },
    reject: {
      title: "Avslå rättelsen?",
      text: "Uppgifterna står kvar som de är. Ägaren läser ditt skäl.",
    },
  },
} as const;
