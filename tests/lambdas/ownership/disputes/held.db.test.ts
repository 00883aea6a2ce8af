import { beforeEach, describe, expect, it } from "vitest";
import { decideCorrection } from "#lambdas/office/bikes/decide-correction.ts";
import { decideBikeReview } from "#lambdas/office/bikes/decide-bike-review.ts";
import { readStandings } from "#lambdas/bikes/number-standings.ts";
import { editBike } from "#lambdas/bikes/registration/edit-bike.ts";
import { requestCorrection } from "#lambdas/bikes/registration/request-correction.ts";
import { prepareAcceptance } from "#lambdas/ownership/transfers/prepare-acceptance.ts";
import { askForBike } from "#lambdas/ownership/transfers/requests/ask-for-bike.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { closing } from "#tests/lambdas/ownership/transfers/closing.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { roundsOf } from "#tests/rounds.ts";
import { type Court, aCourt } from "./context.ts";

let court: Court;
let bikeId: string;
beforeEach(async () => {
  court = await aCourt();
  ({ id: bikeId } = await court.bike({ ownerId: "anna", frameNumber: "DISPUTE00001" }));
});

const ofBikes = async () => ({
  ...court.court,
  photos: court.photos,
  cursorSecret: "secret",
  identityLevelRequired: 2 as const,
  table: await court.inRole("bikes"),
});

/** Requests a correction, and lets something else happen before an administrator decides it. */
const correction = async (): Promise<string> => {
  const request = { brand: "Monark", reason: "Fel märke" };
  const input = { userId: "anna", bikeId, idempotencyKey: court.key(), request };
  return (await requestCorrection(await ofBikes(), input)).id;
};

type Way = { readonly before?: () => Promise<string>; readonly move: (id: string) => Promise<unknown> };

const sold = { buyerEmail: "eva@example.se" };

const acts: Readonly<Record<string, Way>> = {
  "an offer": { move: () => court.offer("anna", bikeId, sold) },
  "a new ad": { move: () => court.create("anna", bikeId) },
  "an ad that is shown again": {
    before: async () => (await court.create("anna", bikeId)).id,
    move: (id) => court.move("anna", id, "resume"),
  },
  "a request for the bike": {
    move: () => askForBike(court.court, "eva", { bikeId, text: "Får jag köpa den?", pays: false }),
  },
  "a deletion": { move: () => court.remove("anna", bikeId) },
  "an edit": { move: async () => editBike(await ofBikes(), "anna", bikeId, { name: "Min cykel" }) },
  "a request for a correction": { move: correction },
  "a correction that was asked for before": {
    before: correction,
    move: (id) =>
      decideCorrection(court.desk, "karin", { bikeId, correctionId: id }, { decision: "approve" }),
  },
  "a removal": { move: () => court.askFalse("karin", bikeId) },
  "a removal that was asked for before": {
    before: async () => (await court.askFalse("karin", bikeId)).id,
    move: (id) => court.approve("ali", bikeId, id),
  },
};

describe("a disputed bike", () => {
  it.each(Object.keys(acts))("does not move by %s", async (name) => {
    const way = acts[name]!;
    const id = (await way.before?.()) ?? "";
    await court.claim("bo", bikeId);
    const before = await court.read(bikeId);
    const problem = await problemIn(way.move(id));
    expect(problem).toBe("ownership-disputed");
    expect(await court.read(bikeId)).toEqual(before);
  });

  it("is not rejected in a review", async () => {
    await court.table.transact([update(keys.bike(bikeId)).set({ status: "pending_review" })]);
    await court.claim("bo", bikeId);
    const rejected = decideBikeReview(court.desk, "karin", bikeId, { decision: "reject", reason: "Fel" });
    expect(await problemIn(rejected)).toBe("ownership-disputed");
  });

  it("takes its open offer back, with the points, and pauses its ad", async () => {
    const { id: listingId } = await court.create("anna", bikeId);
    const transferId = await court.offer("anna", bikeId, sold);
    await court.claim("bo", bikeId);
    expect(await court.transfer(transferId)).toMatchObject({ state: "cancelled" });
    expect(await court.hold("anna", transferId)).toMatchObject({ state: "released" });
    expect(await court.listing(listingId)).toMatchObject({ state: "paused" });
    expect(await problemIn(court.accept("eva", transferId))).toBe("transfer-cancelled");
  });

  it("can still be reported stolen and found again", async () => {
    const { id } = await court.claim("bo", bikeId);
    await court.steal(bikeId);
    await court.recover(bikeId);
    expect(await court.read(bikeId)).toMatchObject({ status: "registered", openDisputeId: id });
  });

  it("says to everybody who asks that its ownership is being examined, and no more", async () => {
    await court.claim("bo", bikeId);
    const number = "DISPUTE00001";
    for (const knowing of ["everything", "listed"] as const)
      expect((await readStandings(court.table, [number], knowing)).get(number)?.is).toBe("disputed");
    await court.steal(bikeId);
    expect((await readStandings(court.table, [number], "listed")).get(number)?.is).toBe("stolen");
    const cards = (await court.of("posting")).filter((card) => card["frameNumber"] === number);
    expect(cards.length).toBeGreaterThan(5);
    expect(cards.every((card) => card["disputed"] === true)).toBe(true);
    expect(JSON.stringify(cards)).not.toContain("bo");
  });
});

describe("a dispute beside", () => {
  const times = roundsOf(30);

  it("a buyer’s signature: the bike is sold or disputed, never both", async () => {
    for (let round = 0; round < times; round += 1) {
      const claimant = `claimant${round}`;
      for (const name of [`seller${round}`, `buyer${round}`, claimant]) await court.person(name, 200);
      const { id } = await court.bike({
        ownerId: `seller${round}`,
        frameNumber: `BESIDE${String(round).padStart(5, "0")}`,
      });
      const offer = await court.offer(`seller${round}`, id, { buyerEmail: `buyer${round}@example.se` });
      const signing = await prepareAcceptance(court.court, `buyer${round}`, offer, 1);
      const [signed, claimed] = await Promise.all([
        problemIn(court.sign(`buyer${round}`, signing.id)),
        problemIn(court.claim(claimant, id)),
      ]);
      const bike = await court.read(id);
      // After the transfer, the claim is against the buyer.
      expect(claimed).toBe("none");
      expect(bike).toMatchObject({ ownerId: signed === "none" ? `buyer${round}` : `seller${round}` });
      expect((await court.of("ownershipDispute")).find((each) => each["bikeId"] === id)).toMatchObject({
        ownerId: bike?.ownerId,
      });
    }
  });

  it("its withdrawal and its decision: one wins, and the other is told that the dispute is over", async () => {
    for (let round = 0; round < times; round += 1) {
      const [owner, claimant] = [`owner${round}`, `rival${round}`];
      for (const name of [owner, claimant]) await court.person(name, 0);
      const { id } = await court.bike({
        ownerId: owner,
        frameNumber: `DECIDE${String(round).padStart(5, "0")}`,
      });
      const { id: disputeId } = await court.claim(claimant, id);
      await court.say(owner, disputeId);
      await court.propose("karin", disputeId, "claimant");
      const ends = await Promise.all([
        problemIn(court.confirm("ali", disputeId)),
        problemIn(court.withdraw(claimant, disputeId)),
      ]);
      expect(ends.toSorted()).toEqual(["none", "ownership-dispute-decided"]);
      expect(await court.read(id)).toMatchObject({ ownerId: ends[0] === "none" ? claimant : owner });
    }
  });

  it("the owner’s closing of their account leaves no held bike without an owner", async () => {
    const { close } = await closing(court);
    for (let round = 0; round < times; round += 1) {
      const [owner, claimant] = [`o${round}`, `c${round}`];
      for (const name of [owner, claimant]) await court.person(name, 0);
      const { id } = await court.bike({
        ownerId: owner,
        frameNumber: `CLOSE${String(round).padStart(6, "0")}`,
      });
      const [closed, claimed] = await Promise.all([
        problemIn(close(owner)),
        problemIn(court.claim(claimant, id)),
      ]);
      expect(claimed).toBe("none");
      expect(["none", "account-closing-blocked"]).toContain(closed);
      expect((await court.read(id))?.openDisputeId).toBeDefined();
    }
  });
});
