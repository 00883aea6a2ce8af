import { expect, it } from "vitest";
import { ListingItem } from "#lambdas/ads/items/listing.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { prepareAcceptance } from "#lambdas/ownership/transfers/prepare-acceptance.ts";
import { prepareOffer } from "#lambdas/ownership/transfers/prepare-offer.ts";
import { prepareOfferForRequest } from "#lambdas/ownership/transfers/requests/answer-request.ts";
import { askForBike, requestIdOf } from "#lambdas/ownership/transfers/requests/ask-for-bike.ts";
import { type Bazaar, aBazaar } from "#tests/lambdas/ads/listings/context.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { closing } from "./closing.ts";
import { someTerms } from "./context.ts";
import { roundsOf } from "#tests/rounds.ts";

const times = roundsOf(100);
const { buyerEmail: _, ...withoutBuyer } = someTerms();

/** An owner who advertises a bike, and a buyer. */
const advertised = async (bazaar: Bazaar, round: number) => {
  const [seller, buyer] = [`s${round}`, `b${round}`];
  await bazaar.person(seller, 100);
  await bazaar.person(buyer, 100);
  const bike = await bazaar.bike({ ownerId: seller, frameNumber: `BESIDE${String(round).padStart(5, "0")}` });
  const { id: listingId } = await bazaar.create(seller, bike.id);
  return { seller, buyer, bike, listingId };
};

/** Adds an offer that the buyer is about to sign. */
const offered = async (bazaar: Bazaar, round: number) => {
  const sale = await advertised(bazaar, round);
  const id = await bazaar.offer(sale.seller, sale.bike.id, { buyerEmail: `${sale.buyer}@example.se` });
  const { id: signing } = await prepareAcceptance(bazaar.transfers, sale.buyer, id, 1);
  return { ...sale, id, accept: () => problemIn(bazaar.sign(sale.buyer, signing)) };
};

it("if the buyer accepts and closes the account at once, either the bike is sold or the account is closed", async () => {
  const bazaar = await aBazaar();
  const { close } = await closing(bazaar);
  for (let round = 0; round < times; round += 1) {
    const sale = await offered(bazaar, round);
    const [accepted, closed] = await Promise.all([sale.accept(), problemIn(close(sale.buyer))]);
    const isSold = accepted === "none";
    expect([accepted, closed]).toEqual([isSold ? "none" : "account-closed", "none"]);
    expect(await bazaar.read(sale.bike.id)).toMatchObject({ ownerId: isSold ? sale.buyer : sale.seller });
    expect(await bazaar.hold(sale.seller, sale.id)).toMatchObject({ state: isSold ? "captured" : "held" });
  }
});

it("an acceptance while the seller closes their account always sells the bike", async () => {
  const bazaar = await aBazaar();
  const { close } = await closing(bazaar);
  for (let round = 0; round < times; round += 1) {
    const sale = await offered(bazaar, round);
    const [accepted, closed] = await Promise.all([sale.accept(), problemIn(close(sale.seller))]);
    expect(accepted).toBe("none");
    expect(["none", "account-closing-blocked"]).toContain(closed);
    expect(await bazaar.read(sale.bike.id)).toMatchObject({ ownerId: sale.buyer });
  }
});

it("an advertised bike accepted while its owner marks it as sold elsewhere is sold once, to the buyer", async () => {
  const bazaar = await aBazaar();
  for (let round = 0; round < times; round += 1) {
    const sale = await offered(bazaar, round);
    const [accepted, moved] = await Promise.all([
      sale.accept(),
      problemIn(bazaar.move(sale.seller, sale.listingId, "sell")),
    ]);
    expect(accepted).toBe("none");
    expect(["none", "listing-sold"]).toContain(moved);
    expect(await bazaar.table.get(keys.listing(sale.listingId), ListingItem)).toMatchObject({
      state: "sold",
    });
    const after = await bazaar.read(sale.bike.id);
    expect([after?.ownerId, after?.openListingId, after?.salePrice]).toEqual([
      sale.buyer,
      undefined,
      undefined,
    ]);
  }
});

it("if an advertised bike is sold and offered to another person at once, one succeeds and the other fails", async () => {
  const bazaar = await aBazaar();
  for (let round = 0; round < times; round += 1) {
    const { seller, buyer, bike } = await advertised(bazaar, round);
    await askForBike(bazaar.transfers, buyer, { bikeId: bike.id });
    const requestId = requestIdOf(bike.id, buyer, seller);
    const signings = [
      await prepareOfferForRequest(bazaar.transfers, seller, requestId, withoutBuyer),
      await prepareOffer(bazaar.transfers, seller, bike.id, someTerms({ buyerEmail: "ny@example.se" })),
    ];
    const ends = await Promise.all(signings.map(({ id }) => problemIn(bazaar.sign(seller, id))));
    expect(ends.toSorted()).toEqual(["bike-has-open-transfer", "none"]);
    expect(await bazaar.points(seller)).toBe(0);
  }
});

it("if the owner reports a theft and closes the account at once, one succeeds", async () => {
  const bazaar = await aBazaar();
  const { close } = await closing(bazaar);
  for (let round = 0; round < times; round += 1) {
    const { seller, bike } = await advertised(bazaar, round);
    const ends = await Promise.all([
      problemIn(bazaar.steal(bike.id, undefined, seller)),
      problemIn(close(seller)),
    ]);
    expect([
      ["none", "account-closing-blocked"],
      ["account-closed", "none"],
    ]).toContainEqual(ends);
  }
});
