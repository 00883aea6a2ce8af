import { fc } from "#tests/property.ts";

/**
 * Listed twice to be tried twice as often: steps that remove a bike must be rarer than those that bring it
 * back.
 */
const deeds = [
  "offer",
  "offer",
  "invite",
  "invite",
  "redeem",
  "redeem",
  "confirm",
  "confirm",
  "refuse-opener",
  "refuse-opener",
  "accept",
  "accept",
  "accept",
  "change",
  "cancel",
  "decline",
  "ask",
  "ask",
  "approve",
  "approve",
  "refuse",
  "withdraw",
  "list",
  "list",
  "edit",
  "pause",
  "resume",
  "resume",
  "renew",
  "sell",
  "end",
  "steal",
  "recover",
  "recover",
  "recover",
  "recover",
  "remove",
  "register",
  "register",
  "register",
  "earn",
  "close",
  "reopen",
  "reopen",
  "reopen",
  "wait",
  "wait-long",
] as const;
export type Deed = (typeof deeds)[number];

const aFate = fc.constantFrom("lives", "lives", "dies before", "dies after");

export const aStep = fc.record({
  deed: fc.constantFrom(...deeds),
  /** One of the four people. */
  who: fc.nat(3),
  other: fc.nat(3),
  bike: fc.nat(2),
  price: fc.constantFrom(null, 1, 2500),
  days: fc.nat(8),
  pays: fc.boolean(),
  /** Crash of the first and the second request of a step. */
  fates: fc.tuple(aFate, aFate),
  /** Sends the signature twice at once. */
  twice: fc.boolean(),
});
export type Step = typeof aStep extends fc.Arbitrary<infer Made> ? Made : never;
