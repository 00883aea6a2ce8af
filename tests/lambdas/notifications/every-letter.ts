import type { Letter } from "#lambdas/notifications/mail/letter.ts";
import type { SecurityKind } from "#lambdas/notifications/mail/security-texts.ts";
import { noon } from "#tests/lambdas/a.ts";
import { aBike } from "./a-bike.ts";
import { aCase } from "./a-case.ts";
import { aFoundCode, aMatch, aTheft } from "./a-find.ts";

const at = noon.toISOString();

export const securityKinds: readonly SecurityKind[] = [
  "new-device",
  "password-changed",
  "authenticator-on",
  "authenticator-off",
  "passkey-added",
  "passkey-removed",
  "signed-out-everywhere",
];

/** One of each, by the name that tells them apart. */
const byName: { readonly [Name in Letter["name"]]: Letter & { readonly name: Name } } = {
  "account-closed": { name: "account-closed", eraseAt: "2026-12-20T12:00:00.000Z", points: 350 },
  "account-reopened": { name: "account-reopened" },
  "bike-found": { name: "bike-found", bikeId: "bike_1", frameNumber: "WTU204K8861" },
  "bike-registered": { name: "bike-registered", bike: aBike() },
  "bike-rejected": { name: "bike-rejected", brand: "Monark", model: "Karin", reason: "Suddigt kvitto" },
  "contact-case": { name: "contact-case", contactCase: aCase() },
  "contact-receipt": { name: "contact-receipt", contactCase: aCase() },
  "correction-decided": {
    name: "correction-decided",
    bikeId: "bike_1",
    state: "rejected",
    answer: "Numret syns inte",
  },
  "find-decided": { name: "find-decided", state: "confirmed", bike: "Crescent", hasAccount: true },
  "found-code": { name: "found-code", made: aFoundCode() },
  "identity-approved": { name: "identity-approved", reason: undefined },
  "identity-rejected": { name: "identity-rejected", reason: "Suddig" },
  "mail-check": { name: "mail-check" },
  message: { name: "message", unread: { userId: "anna", threadId: "thread_1", first: true } },
  security: { name: "security", kind: "new-device", at },
  "stolen-match": { name: "stolen-match", match: aMatch() },
  "stolen-match-case": { name: "stolen-match-case", match: aMatch() },
  "theft-reported": { name: "theft-reported", theft: aTheft() },
  welcome: { name: "welcome" },
};

export const everyLetter: readonly Letter[] = [
  ...Object.values(byName),
  ...securityKinds.map((kind): Letter => ({ name: "security", kind, at })),
];
