import { expect, inject, it } from "vitest";
import { adjustPoints } from "#lambdas/points/adjust-points.ts";
import { prepareAcceptance } from "#lambdas/transfers/prepare-acceptance.ts";
import { prepareChange } from "#lambdas/transfers/prepare-change.ts";
import { prepareOffer } from "#lambdas/transfers/prepare-offer.ts";
import { aReport, problemIn } from "#tests/lambdas/thefts/context.ts";
import { fc } from "#tests/property.ts";
import { type Market, aMarket, someTerms } from "./context.ts";
import { Crash, crashes } from "./crashes.ts";
import { proveMarket } from "./prove-market.ts";

const people = ["anna", "bo", "cilla", "dan"] as const;
const frames = ["WALK000001", "WALK000002", "WALK000003"] as const;
const pointsAtFirst = 1500;

/** As many as are asked for; without that, as many as take a few seconds. */
const steps = Number(process.env["WALK_STEPS"] ?? 100);

const deeds = [
  "offer",
  "offer",
  "accept",
  "accept",
  "change",
  "cancel",
  "decline",
  "steal",
  "recover",
  "recover",
  "remove",
  "register",
  "earn",
  "wait",
] as const;

const aStep = fc.record({
  deed: fc.constantFrom(...deeds),
  who: fc.constantFrom(...people),
  other: fc.constantFrom(...people),
  bike: fc.nat(frames.length - 1),
  price: fc.constantFrom(null, 1, 2500),
  days: fc.nat(8),
  /** What happens to the first and to the second request of a deed. */
  fates: fc.tuple(
    fc.constantFrom("lives", "lives", "dies before", "dies after"),
    fc.constantFrom("lives", "lives", "dies before", "dies after"),
  ),
  /** Whether a signature is handed in twice at once. */
  twice: fc.boolean(),
});
type Step = typeof aStep extends fc.Arbitrary<infer Made> ? Made : never;

type Walk = {
  readonly market: Market;
  readonly ask: ReturnType<typeof crashes>["ask"];
  readonly ids: string[];
};

/** Whoever the bike belongs to, mostly: a stranger is refused, and what is refused tests little. */
const actorOf = async ({ market, ids }: Walk, { deed, who, bike, days }: Step): Promise<string> => {
  const { ownerId = who, openTransferId = "" } = (await market.read(ids[bike]!)) ?? {};
  if (days === 0 || deed === "register" || deed === "earn") return who;
  const isBuyers = deed === "accept" || deed === "decline";
  return isBuyers ? ((await market.transfer(openTransferId))?.buyerId ?? who) : ownerId;
};

/** Signs what was prepared; the answer is lost now and then, so it is handed in again. */
const sign = async (
  { market, ask }: Walk,
  who: string,
  { fates, twice }: Step,
  prepare: () => Promise<{ id: string }>,
): Promise<void> => {
  const { id } = await ask(fates[0], prepare);
  const hand = () => ask(fates[1], () => market.sign(who, id));
  if (!twice) return void (await hand());
  const [one, other] = await Promise.allSettled([hand(), market.sign(who, id)]);
  expect(one.status).toBe(other.status);
  if (one.status === "rejected") throw one.reason;
};

const register = async ({ market, ids }: Walk, who: string, bike: number): Promise<void> => {
  if ((await market.read(ids[bike]!))?.deletedAt === undefined) return;
  ids[bike] = (await market.bike({ ownerId: who, frameNumber: frames[bike]! })).id;
};

const take = async (walk: Walk, step: Step): Promise<unknown> => {
  const { market, ask, ids } = walk;
  const { deed, other, bike, price, days, fates } = step;
  const [fate] = fates;
  const bikeId = ids[bike]!;
  const who = await actorOf(walk, step);
  const open = (await market.read(bikeId))?.openTransferId ?? "transfer_none";
  const terms = someTerms({ buyerEmail: `${other}@example.se`, price });
  const version = (await market.transfer(open))?.version ?? 1;
  const key = market.key();
  switch (deed) {
    case "offer":
      return sign(walk, who, step, () => prepareOffer(market.context, who, bikeId, terms));
    case "accept":
      return sign(walk, who, step, () => prepareAcceptance(market.context, who, open, version));
    case "change":
      return sign(walk, who, step, () => prepareChange(market.context, who, open, terms));
    case "cancel":
      return ask(fate, () => market.cancel(who, open));
    case "decline":
      return ask(fate, () => market.decline(who, open));
    case "steal":
      return ask(fate, () => market.steal(bikeId, aReport(), who, key));
    case "recover":
      return ask(fate, () => market.recover(bikeId, who, key));
    case "remove":
      return ask(fate, () => market.remove(who, bikeId));
    case "register":
      return register(walk, who, bike);
    case "earn": {
      const earned = { adminId: "admin", userId: who, amount: 300, reason: "Tack", idempotencyKey: key };
      return ask(fate, () => adjustPoints(market, earned));
    }
    case "wait":
      market.pass(days * 86_400_000);
      return ask(fate, () => market.expire());
  }
};

it(
  "leaves every bike with one owner, and every point in its place, whatever four people do and whatever breaks",
  async () => {
    const { between, ask } = crashes();
    const market = await aMarket(between);
    for (const who of people) await market.person(who, pointsAtFirst);
    const ids: string[] = [];
    for (const [place, frameNumber] of frames.entries())
      ids.push((await market.bike({ ownerId: people[place]!, frameNumber })).id);
    const done = new Map<string, number>();
    for (const [place, step] of fc.sample(aStep, { numRuns: steps, seed: inject("seed") }).entries()) {
      market.pass(600_000);
      const came = await problemIn(take({ market, ask, ids }, step));
      if (came === "none") done.set(step.deed, (done.get(step.deed) ?? 0) + 1);
      expect([step, came]).not.toEqual([step, "An open transfer without points that are held for it"]);
      if (place % Math.ceil(steps / 10) === 0) await proveMarket(market, pointsAtFirst);
    }
    await proveMarket(market, pointsAtFirst);
    // A crash of the job of the night is told, and the next one goes on.
    for (const failure of market.failures) expect(failure).toBeInstanceOf(Crash);
    expect(done.size).toBeGreaterThan(5);
    if (steps > 1000) console.log(`${steps} steps, of which were carried out:`, Object.fromEntries(done));
  },
  Math.max(300_000, steps * 1000),
);
