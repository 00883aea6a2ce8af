import type { Language } from "#contract/accounts.ts";
import type { Letter } from "#lambdas/notifications/mail/letter.ts";
import type { SecurityKind } from "#lambdas/notifications/mail/security-texts.ts";

const day = 86_400_000;
const userId = "00000000-0000-4000-8000-000000000000";
const bikeId = "bike_01K9ZZZZZZZZZZZZZZZZZZZZZZ";
const bike = "Crescent Femto";
const frameNumber = "WTU204K8861";

/** One letter of every name: leaving one out does not compile. */
const byName = (
  now: Date,
  language: Language,
): { readonly [Name in Letter["name"]]: Letter & { readonly name: Name } } => {
  const at = now.toISOString();
  const contactCase = {
    entity: "contactCase",
    caseNumber: "K-261120-7Q2M9X",
    topic: "stolen",
    email: "bo@example.se",
    message: "Hej!\nJag undrar hur jag rättar färgen på min cykel.",
    personalNumberHidden: false,
    language,
    createdAt: at,
    expiresAt: 0,
  } as const;
  const paid = {
    orderNumber: "CR-261120-7Q2M9X",
    receiptNumber: 1204,
    paidAt: at,
    points: 300,
    price: 27_900,
    vat: 5580,
  };
  const match = { sign: "registered", bikeId, bike, frameNumber, reference: "bike_02" } as const;
  return {
    "account-closed": {
      name: "account-closed",
      eraseAt: new Date(now.getTime() + 30 * day).toISOString(),
      points: 350,
    },
    "account-reopened": { name: "account-reopened" },
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
    "contact-case": { name: "contact-case", contactCase },
    "contact-receipt": { name: "contact-receipt", contactCase },
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
    "identity-approved": { name: "identity-approved", reason: undefined },
    "identity-rejected": { name: "identity-rejected", reason: "Bilden är suddig." },
    "mail-check": { name: "mail-check" },
    message: { name: "message", unread: { userId, threadId: "thread", first: true } },
    "points-bought": { name: "points-bought", ...paid },
    "purchase-refunded": { name: "purchase-refunded", ...paid, refundedAt: at },
    security: { name: "security", kind: "new-device", at },
    "stolen-match": { name: "stolen-match", match },
    "stolen-match-case": { name: "stolen-match-case", match },
    "theft-reported": { name: "theft-reported", theft: { bikeId, bike, frameNumber } },
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

/** Every letter with made-up contents, by a name of its own. */
export const sampleLetters = (now: Date, language: Language): ReadonlyMap<string, Letter> => {
  const { security, ...others } = byName(now, language);
  const safety = Object.keys(securityKinds)
    .filter(isKind)
    .map((kind): [string, Letter] => [`security-${kind}`, { ...security, kind }]);
  return new Map<string, Letter>([...Object.entries(others), ...safety]);
};
