import type { Language } from "#contract/people/accounts.ts";
import { oneLine } from "#contract/platform/text.ts";
import type { AgreedTerms } from "#contract/ownership/transfer-terms.ts";
import type { KnownBuyer, SoldBike } from "#lambdas/ownership/items/signing.ts";
import type { TransferItem } from "#lambdas/ownership/items/transfer.ts";

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
      conversation: (buyer: string) => `${buyer}, whom I have been in contact with through Cykelregistret`,
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

const metInWriting = (buyer: string) => `${buyer}, whom I have written with in Cykelregistret`;
const earlier = {
  ...words,
  en: { ...words.en, known: { ...words.en.known, conversation: metInWriting } },
} as const;

/**
 * Every wording that somebody has signed. A changed word needs a new number, because receipts are
 * checked against the wording that was signed.
 */
const wordings = {
  1: { words: earlier, line: (text: string) => text },
  2: { words: earlier, line: oneLine },
  3: { words, line: oneLine },
} as const;
type Wording = (typeof wordings)[keyof typeof wordings];
type Words = Wording["words"][Language];

export const wordingNow = 3;
/** The wordings that a signature without a number may have. */
const beforeNumbers: readonly number[] = [1, 2, 3];

/** The wordings that a signature may have; an unknown number gives none. */
const wordingsOf = (number: number | undefined): Wording[] =>
  (number === undefined ? beforeNumbers : [number]).flatMap((known) =>
    known === 1 || known === 2 || known === 3 ? [wordings[known]] : [],
  );

const includedIn = (terms: AgreedTerms, text: Words): string => {
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

type TextVersion = { readonly language: Language; readonly wording: Wording };

const factsOf = (bike: SoldBike, terms: AgreedTerms, { language, wording }: TextVersion): string => {
  const text = wording.words[language];
  const { price, saleDate, condition } = terms;
  const sum = price === null ? text.gift : text.kronor(price.toLocaleString(locales[language]));
  const facts = [
    [text.bike, `${bike.brand} ${bike.model}`],
    [text.frameNumber, bike.frameNumber],
    [text.price, sum],
    [text.day, dayOf(saleDate, language)],
    [text.condition, condition],
    [text.included, includedIn(terms, text)],
  ] as const;
  // A line break in a fact could fake another line of the text.
  return facts.map(([name, fact]) => `${name}: ${wording.line(fact)}`).join("\n");
};

type SignedTransfer = Pick<TransferItem, "bike" | "terms" | "buyer" | "sellerSignature" | "buyerSignature">;

/** `buyer` is set for a buyer known by account instead of address. */
type Agreed = { readonly terms: AgreedTerms; readonly buyer?: KnownBuyer | undefined };

const sellerWords = (bike: SoldBike, { terms, buyer }: Agreed, version: TextVersion): string => {
  const text = version.wording.words[version.language];
  const opening = terms.price === null ? text.gives : text.sells;
  const named = buyer === undefined ? terms.buyerEmail : text.known[buyer.by](buyer.name);
  return [version.wording.line(opening(named ?? "")), factsOf(bike, terms, version), text.sellerEnd].join(
    "\n\n",
  );
};

const buyerWords = (bike: SoldBike, terms: AgreedTerms, seller: string, version: TextVersion): string => {
  const text = version.wording.words[version.language];
  const opening = terms.price === null ? text.receives : text.buys;
  return [version.wording.line(opening(seller)), factsOf(bike, terms, version), text.buyerEnd].join("\n\n");
};

const wording = wordings[wordingNow];

export const sellerText = (bike: SoldBike, agreed: Agreed, language: Language): string =>
  sellerWords(bike, agreed, { language, wording });

/** The same facts from the buyer's side. */
export const buyerText = (bike: SoldBike, terms: AgreedTerms, seller: string, language: Language): string =>
  buyerWords(bike, terms, seller, { language, wording });

/** Returns every language, because the signed one is not stored. */
const versionsOf = (number: number | undefined): TextVersion[] =>
  wordingsOf(number).flatMap((wording) => [
    { language: "sv" as const, wording },
    { language: "en" as const, wording },
  ]);

/** The texts that the signatures of a transfer may have. */
export const signedTexts = ({ bike, terms, buyer, sellerSignature, buyerSignature }: SignedTransfer) => ({
  seller: versionsOf(sellerSignature.wording).map((version) => sellerWords(bike, { terms, buyer }, version)),
  buyer: versionsOf(buyerSignature?.wording).map((version) =>
    buyerWords(bike, terms, sellerSignature.name, version),
  ),
});
