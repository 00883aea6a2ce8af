import type { Language } from "#contract/accounts.ts";
import type { Letter } from "#lambdas/notifications/mail/letter.ts";
import type { SecurityKind } from "#lambdas/notifications/mail/security-texts.ts";

const day = 86_400_000;
const userId = "00000000-0000-4000-8000-000000000000";
const bikeId = "bike_01K9ZZZZZZZZZZZZZZZZZZZZZZ";
const bike = "Crescent Femto";
const frameNumber = "WTU204K8861";

type Samples<Name extends Letter["name"]> = { readonly [Each in Name]: Letter & { readonly name: Each } };
type AboutBikes = Extract<
  Letter["name"],
  `bike-${string}` | `${"stolen" | "found" | "find" | "theft" | "correction"}-${string}`
>;

const match = { sign: "registered", bikeId, bike, frameNumber, reference: "bike_02" } as const;

const aboutBikes = (language: Language): Samples<AboutBikes> => ({
  "bike-found": { name: "bike-found", bikeId, frameNumber },
  "bike-registered": {
    name: "bike-registered",
    bike: { id: bikeId, frameNumber, brand: "Crescent", model: "Femto" },
  },
  "bike-rejected": {
    name: "bike-rejected",
    brand: "Monark",
    model: "Karin",
    reason: "Kvittot går inte att läsa.",
  },
  "correction-decided": {
    name: "correction-decided",
    bikeId,
    state: "rejected",
    answer: "Numret syns inte på bilden.",
  },
  "find-decided": { name: "find-decided", state: "confirmed", bike, hasAccount: true },
  "found-code": {
    name: "found-code",
    made: {
      entity: "foundCode",
      uid: userId,
      email: "bo@example.se",
      language,
      salt: "salt",
      sentAt: 0,
      tries: 0,
      expiresAt: 0,
    },
  },
  "stolen-match": { name: "stolen-match", match },
  "stolen-match-case": { name: "stolen-match-case", match },
  "theft-reported": { name: "theft-reported", theft: { bikeId, bike, frameNumber } },
});

const aCase = (at: string, language: Language) =>
  ({
    entity: "contactCase",
    caseNumber: "K-261120-7Q2M9X",
    topic: "stolen",
    email: "bo@example.se",
    message: "Hej!\nJag undrar hur jag rättar färgen på min cykel.",
    personalNumberHidden: false,
    language,
    createdAt: at,
    expiresAt: 0,
  }) as const;

const aPurchase = (at: string) => ({
  orderNumber: "CR-261120-7Q2M9X",
  receiptNumber: 1204,
  paidAt: at,
  points: 300,
  price: 27_900,
  vat: 5580,
});

const aboutPeople = (now: Date, language: Language): Samples<Exclude<Letter["name"], AboutBikes>> => {
  const at = now.toISOString();
  const contactCase = aCase(at, language);
  const eraseAt = new Date(now.getTime() + 30 * day).toISOString();
  return {
    "account-closed": { name: "account-closed", eraseAt, points: 350 },
    "account-reopened": { name: "account-reopened" },
    "contact-case": { name: "contact-case", contactCase },
    "contact-receipt": { name: "contact-receipt", contactCase },
    "identity-approved": { name: "identity-approved", reason: undefined },
    "identity-rejected": { name: "identity-rejected", reason: "Bilden är suddig." },
    "mail-check": { name: "mail-check" },
    message: { name: "message", unread: { userId, threadId: "thread", first: true } },
    "points-bought": { name: "points-bought", ...aPurchase(at) },
    "purchase-refunded": { name: "purchase-refunded", ...aPurchase(at), refundedAt: at },
    security: { name: "security", kind: "new-device", at },
    welcome: { name: "welcome" },
  };
};

const securityKinds: Readonly<Record<SecurityKind, true>> = {
  "new-device": true,
  "password-changed": true,
  "authenticator-on": true,
  "authenticator-off": true,
  "passkey-added": true,
  "passkey-removed": true,
  "signed-out-everywhere": true,
};

const isKind = (name: string): name is SecurityKind => Object.hasOwn(securityKinds, name);

/** Every letter with made-up contents, by a name of its own: leaving one out does not compile. */
export const sampleLetters = (now: Date, language: Language): ReadonlyMap<string, Letter> => {
  const { security, ...others } = { ...aboutBikes(language), ...aboutPeople(now, language) };
  const safety = Object.keys(securityKinds)
    .filter(isKind)
    .map((kind): [string, Letter] => [`security-${kind}`, { ...security, kind }]);
  return new Map<string, Letter>([...Object.entries(others), ...safety]);
};
