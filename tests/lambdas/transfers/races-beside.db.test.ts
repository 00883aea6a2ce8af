import { expect, it } from "vitest";
import { ListingItem } from "#lambdas/shared/table/items/listing.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { prepareAcceptance } from "#lambdas/transfers/prepare-acceptance.ts";
import { prepareOffer } from "#lambdas/transfers/prepare-offer.ts";
import { prepareOfferForRequest } from "#lambdas/transfers/requests/answer-request.ts";
import { askForBike, requestIdOf } from "#lambdas/transfers/requests/ask-for-bike.ts";
import { type Bazaar, aBazaar } from "#tests/lambdas/listings/context.ts";
import { problemIn } from "#tests/lambdas/thefts/context.ts";
import { closing } from "./closing.ts";
import { someTerms } from "./context.ts";

const times = 100;
const { buyerEmail: _, ...withoutBuyer } = someTerms();

/** Two people, and a bike that the first one advertises. */
const advertised = async (bazaar: Bazaar, round: number) => {
  const [seller, buyer] = [`s${round}`, `b${round}`];
  await bazaar.person(seller, 100);
  await bazaar.person(buyer, 100);
  const bike = await bazaar.bike({ ownerId: seller, frameNumber: `BESIDE${String(round).padStart(5, "0")}` });
  const { id: listingId } = await bazaar.create(seller, bike.id);
  return { seller, buyer, bike, listingId };
};

/** And that its buyer is about to sign for. */
const offered = async (bazaar: Bazaar, round: number) => {
  const sale = await advertised(bazaar, round);
  const id = await bazaar.offer(sale.seller, sale.bike.id, { buyerEmail: `${sale.buyer}@example.se` });
  const { id: signing } = await prepareAcceptance(bazaar.transfers, sale.buyer, id, 1);
  return { ...sale, id, accept: () => problemIn(bazaar.sign(sale.buyer, signing)) };
};

it("an acceptance while the buyer closes their account: the bike is theirs, or they are told that it is closed", async () => {
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
}, 120_000);

it("an acceptance while the seller closes their account: the bike is sold, and the account closes after that or waits", async () => {
  const bazaar = await aBazaar();
  const { close } = await closing(bazaar);
  for (let round = 0; round < times; round += 1) {
    const sale = await offered(bazaar, round);
    const [accepted, closed] = await Promise.all([sale.accept(), problemIn(close(sale.seller))]);
    expect(accepted).toBe("none");
    expect(["none", "account-closing-blocked"]).toContain(closed);
    expect(await bazaar.read(sale.bike.id)).toMatchObject({ ownerId: sale.buyer });
  }
}, 120_000);

it("an ad whose bike is accepted while its owner says it is sold elsewhere: it is sold once, and the bike is the buyer’s", async () => {
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
}, 120_000);

it("an advertised bike that is sold to someone here and offered to another at once: one counts, and the other is told", async () => {
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
}, 120_000);
