import { fc } from "#tests/property.ts";

/** Those that come twice are tried twice as often: what ends the stay of a bike has to be rare beside what brings it back. */
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
  /** Which of the four. */
  who: fc.nat(3),
  other: fc.nat(3),
  bike: fc.nat(2),
  price: fc.constantFrom(null, 1, 2500),
  days: fc.nat(8),
  pays: fc.boolean(),
  /** What happens to the first and to the second request of a deed. */
  fates: fc.tuple(aFate, aFate),
  /** Whether a signature is handed in twice at once. */
  twice: fc.boolean(),
});
export type Step = typeof aStep extends fc.Arbitrary<infer Made> ? Made : never;
