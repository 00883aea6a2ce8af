import { expect, it } from "vitest";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { type Court, aCourt, aKeptDecision, removed } from "./context.ts";
import { roundsOf } from "#tests/rounds.ts";

const times = roundsOf(100);
const atOnce = 10;

/** Plays the rounds, some of them in parallel. */
const inRounds = async (play: (round: number) => Promise<void>): Promise<void> => {
  for (let first = 0; first < times; first += atOnce)
    await Promise.all(Array.from({ length: atOnce }, (_, place) => play(first + place)));
};

const reported = async (court: Court, round: number) => {
  const seller = `s${round}`;
  await court.person(seller, 100);
  const bike = await court.bike({ ownerId: seller, frameNumber: `RACE${String(round).padStart(6, "0")}` });
  const { id: ad } = await court.create(seller, bike.id);
  await court.person(`r${round}`);
  const { caseId } = await court.report(`r${round}`, ad);
  return { seller, bike, ad, caseId };
};

/** Checks that ad, bike and case agree. */
const agree = async (court: Court, { bike, ad, caseId }: Awaited<ReturnType<typeof reported>>) => {
  const [listing, item, decided] = await Promise.all([
    court.listing(ad),
    court.read(bike.id),
    court.case(caseId),
  ]);
  const isRemoved = listing?.state === "removed";
  expect(decided.decisions.at(-1)?.outcome === "removed").toBe(isRemoved);
  const open = listing?.state === "active" || listing?.state === "paused";
  expect(item?.openListingId).toBe(open ? ad : undefined);
  expect(item?.salePrice).toBe(listing?.state === "active" ? listing.price : undefined);
  expect(item?.removedAd?.caseId).toBe(isRemoved ? caseId : undefined);
  return listing?.state;
};

it("if two administrators decide at once, the second is told that the case is decided", async () => {
  const court = await aCourt();
  await inRounds(async (round) => {
    const reports = await reported(court, round);
    const outcomes = await Promise.all([
      problemIn(court.decide("adam", reports.caseId, removed())),
      problemIn(court.decide("eva", reports.caseId, aKeptDecision())),
    ]);
    expect(outcomes.toSorted()).toEqual(["ad-case-decided", "none"]);
    expect(await agree(court, reports)).toBe(outcomes[0] === "none" ? "removed" : "active");
  });
});

const sellers = {
  edit: (court: Court, { seller, ad }: { seller: string; ad: string }) =>
    court.edit(seller, ad, { price: 99 }),
  pause: (court: Court, { seller, ad }: { seller: string; ad: string }) => court.move(seller, ad, "pause"),
};

it.each(["edit", "pause"] as const)(
  "if an ad is removed during the seller's %s, it stays removed, and the seller's request either came first or fails",
  async (name) => {
    const court = await aCourt();
    await inRounds(async (round) => {
      const reports = await reported(court, round);
      const [decided, sellerGot] = await Promise.all([
        problemIn(court.decide("adam", reports.caseId, removed())),
        problemIn(sellers[name](court, reports)),
      ]);
      expect(decided).toBe("none");
      expect(["none", "listing-removed"]).toContain(sellerGot);
      expect(await agree(court, reports)).toBe("removed");
      expect((await court.listing(reports.ad))?.removedFrom).toBe(
        name === "pause" && sellerGot === "none" ? "paused" : "active",
      );
    });
  },
  300_000,
);

it("if an ad is removed and sold at once, one succeeds and the other fails", async () => {
  const court = await aCourt();
  await inRounds(async (round) => {
    const reports = await reported(court, round);
    const [decided, sold] = await Promise.all([
      problemIn(court.decide("adam", reports.caseId, removed())),
      problemIn(court.move(reports.seller, reports.ad, "sell")),
    ]);
    const isRemoved = (await agree(court, reports)) === "removed";
    expect([decided, sold]).toEqual(isRemoved ? ["none", "listing-removed"] : ["listing-sold", "none"]);
  });
});

it("a removal and a transfer offer at once both succeed", async () => {
  const court = await aCourt();
  await inRounds(async (round) => {
    const reports = await reported(court, round);
    const [decided] = await Promise.all([
      problemIn(court.decide("adam", reports.caseId, removed())),
      court.offer(reports.seller, reports.bike.id),
    ]);
    expect(decided).toBe("none");
    expect(await agree(court, reports)).toBe("removed");
    expect((await court.read(reports.bike.id))?.openTransferId).toBeDefined();
  });
});
