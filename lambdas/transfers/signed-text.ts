import type { Language } from "#contract/accounts.ts";
import type { AgreedTerms } from "#contract/transfer-terms.ts";
import type { KnownBuyer, SoldBike } from "#lambdas/shared/table/items/signing.ts";

const locales = { sv: "sv-SE", en: "en-GB" } as const satisfies Record<Language, string>;

const words = {
  sv: {
    sells: (buyer: string) => `Jag säljer min cykel till ${buyer}.`,
    gives: (buyer: string) => `Jag ger min cykel till ${buyer}.`,
    buys: (seller: string) => `Jag köper den här cykeln av ${seller}.`,
    receives: (seller: string) => `Jag tar emot den här cykeln som gåva av ${seller}.`,
    known: {
      conversation: (buyer: string) => `${buyer}, som jag har skrivit med i Cykelregistret`,
      invitation: (buyer: string) => buyer,
      request: (buyer: string) => `${buyer}, som har bett att få ta över den`,
    },
    bike: "Cykel",
    frameNumber: "Ramnummer",
    price: "Pris",
    gift: "Gåva",
    kronor: (price: string) => `${price} kr`,
    day: "Dag",
    condition: "Skick",
    included: "Det här följer med",
    nothing: "ingenting mer än cykeln",
    keys: (count: number) => (count === 1 ? "1 nyckel" : `${count} nycklar`),
    charger: "laddare",
    battery: (serial: string) => `batteri med serienummer ${serial}`,
    sellerEnd: "Jag äger cykeln. Den blir köparens när också köparen har skrivit under.",
    buyerEnd: "Jag har sett cykeln och tar över den i det skick som står här.",
  },
  en: {
    sells: (buyer: string) => `I am selling my bike to ${buyer}.`,
    gives: (buyer: string) => `I am giving my bike to ${buyer}.`,
    buys: (seller: string) => `I am buying this bike from ${seller}.`,
    receives: (seller: string) => `I am receiving this bike as a gift from ${seller}.`,
    known: {
      conversation: (buyer: string) => `${buyer}, whom I have written with in Cykelregistret`,
      invitation: (buyer: string) => buyer,
      request: (buyer: string) => `${buyer}, who has asked to take it over`,
    },
    bike: "Bike",
    frameNumber: "Frame number",
    price: "Price",
    gift: "Gift",
    kronor: (price: string) => `SEK ${price}`,
    day: "Day",
    condition: "Condition",
    included: "Included",
    nothing: "nothing but the bike",
    keys: (count: number) => (count === 1 ? "1 key" : `${count} keys`),
    charger: "charger",
    battery: (serial: string) => `battery with serial number ${serial}`,
    sellerEnd: "I own the bike. It becomes the buyer’s once the buyer has signed too.",
    buyerEnd: "I have seen the bike and take it over in the condition stated here.",
  },
} as const;

const includedIn = (terms: AgreedTerms, language: Language): string => {
  const text = words[language];
  const parts = [
    terms.keys > 0 && text.keys(terms.keys),
    terms.charger && text.charger,
    terms.batterySerialNumber !== undefined && text.battery(terms.batterySerialNumber),
    terms.accessories,
  ].filter((part) => typeof part === "string");
  return parts.length > 0 ? parts.join(", ") : text.nothing;
};

const dayOf = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

const factsOf = (bike: SoldBike, terms: AgreedTerms, language: Language): string => {
  const text = words[language];
  const { price, saleDate, condition } = terms;
  const sum = price === null ? text.gift : text.kronor(price.toLocaleString(locales[language]));
  return [
    `${text.bike}: ${bike.brand} ${bike.model}`,
    `${text.frameNumber}: ${bike.frameNumber}`,
    `${text.price}: ${sum}`,
    `${text.day}: ${dayOf(saleDate, language)}`,
    `${text.condition}: ${condition}`,
    `${text.included}: ${includedIn(terms, language)}`,
  ].join("\n");
};

/** What is agreed, and with whom, where they are known otherwise than by their address. */
type Agreed = { readonly terms: AgreedTerms; readonly buyer?: KnownBuyer | undefined };

/** What the seller puts their name to. */
export const sellerText = (bike: SoldBike, { terms, buyer }: Agreed, language: Language): string => {
  const text = words[language];
  const opening = terms.price === null ? text.gives : text.sells;
  const named = buyer === undefined ? terms.buyerEmail : text.known[buyer.by](buyer.name);
  return [opening(named ?? ""), factsOf(bike, terms, language), text.sellerEnd].join("\n\n");
};

/** What the buyer puts their name to: the same facts, from the other side. */
export const buyerText = (bike: SoldBike, terms: AgreedTerms, seller: string, language: Language): string => {
  const text = words[language];
  const opening = terms.price === null ? text.receives : text.buys;
  return [opening(seller), factsOf(bike, terms, language), text.buyerEnd].join("\n\n");
};
