import { expect, it } from "vitest";
import { keys } from "#lambdas/platform/table/keys.ts";
import { FrameGuardItem } from "#lambdas/bikes/items/frame-number.ts";
import { prepareAcceptance } from "#lambdas/ownership/transfers/prepare-acceptance.ts";
import { prepareOffer } from "#lambdas/ownership/transfers/prepare-offer.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { type Market, aMarket, someTerms } from "./context.ts";
import { roundsOf } from "#tests/rounds.ts";

const times = roundsOf(100);

/** An offered bike whose buyer is about to sign. */
const offered = async (market: Market, round: number) => {
  const [seller, buyer] = [`s${round}`, `b${round}`];
  await market.person(seller, 100);
  await market.person(buyer, 0);
  const bike = await market.bike({ ownerId: seller, frameNumber: `RACE${String(round).padStart(6, "0")}` });
  const id = await market.offer(seller, bike.id, { buyerEmail: `${buyer}@example.se` });
  const { id: signingId } = await prepareAcceptance(market.context, buyer, id, 1);
  return { seller, buyer, bike, id, accept: () => problemIn(market.sign(buyer, signingId)) };
};

/** Asserts one owner, a matching frame guard and no stray points. */
const consistent = async (
  market: Market,
  { seller, buyer, bike, id }: Awaited<ReturnType<typeof offered>>,
) => {
  const after = (await market.read(bike.id))!;
  const transfer = (await market.transfer(id))!;
  const isSold = transfer.state === "completed";
  expect(after.ownerId).toBe(isSold ? buyer : seller);
  expect(await market.points(seller)).toBe(isSold ? 0 : 100);
  expect(await market.hold(seller, id)).toMatchObject({ state: isSold ? "captured" : "released" });
  expect(after.openTransferId).toBeUndefined();
  const guard = await market.table.get(keys.frameGuard(bike.frameNumber), FrameGuardItem);
  expect(guard?.ownerId).toBe(after.ownerId);
  return isSold;
};

it("if a transfer is accepted and withdrawn at once, one succeeds and the other fails", async () => {
  const market = await aMarket();
  for (let round = 0; round < times; round += 1) {
    const sale = await offered(market, round);
    const [accepted, cancelled] = await Promise.all([
      sale.accept(),
      problemIn(market.cancel(sale.seller, sale.id)),
    ]);
    const isSold = await consistent(market, sale);
    expect([accepted, cancelled]).toEqual(
      isSold ? ["none", "transfer-completed"] : ["transfer-cancelled", "none"],
    );
  }
});

it("if a transfer is accepted and the bike reported stolen at once, one succeeds and the other fails", async () => {
  const market = await aMarket();
  for (let round = 0; round < times; round += 1) {
    const sale = await offered(market, round);
    const [accepted, reported] = await Promise.all([
      sale.accept(),
      problemIn(market.steal(sale.bike.id, undefined, sale.seller)),
    ]);
    const isSold = await consistent(market, sale);
    expect(reported).toBe(isSold ? "bike-not-found" : "none");
    expect(isSold ? ["none"] : ["transfer-ended-by-theft", "stolen-cannot-be-transferred"]).toContain(
      accepted,
    );
  }
});

it("if a transfer is accepted and the bike deleted at once, the transfer succeeds", async () => {
  const market = await aMarket();
  for (let round = 0; round < times; round += 1) {
    const sale = await offered(market, round);
    const [accepted, deleted] = await Promise.all([
      sale.accept(),
      problemIn(market.remove(sale.seller, sale.bike.id)),
    ]);
    expect(await consistent(market, sale)).toBe(true);
    expect(accepted).toBe("none");
    expect(["bike-has-open-transfer", "bike-not-found"]).toContain(deleted);
  }
});

it("if a bike is offered twice at once, one offer is created and the points are reserved once", async () => {
  const market = await aMarket();
  for (let round = 0; round < times; round += 1) {
    const seller = `s${round}`;
    await market.person(seller, 200);
    const bike = await market.bike({
      ownerId: seller,
      frameNumber: `TWICE${String(round).padStart(5, "0")}`,
    });
    const signings = [
      await prepareOffer(market.context, seller, bike.id, someTerms()),
      await prepareOffer(market.context, seller, bike.id, someTerms({ buyerEmail: "cilla@example.se" })),
    ];
    const ends = await Promise.all(signings.map(({ id }) => problemIn(market.sign(seller, id))));
    expect(ends.toSorted()).toEqual(["bike-has-open-transfer", "none"]);
    expect(await market.points(seller)).toBe(100);
  }
});
