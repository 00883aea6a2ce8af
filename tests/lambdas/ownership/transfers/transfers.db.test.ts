import { beforeEach, describe, expect, it } from "vitest";
import { getHistory } from "#lambdas/bikes/registration/get-history.ts";
import { findBlocks } from "#lambdas/privacy/find-blocks.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { FrameGuardItem } from "#lambdas/bikes/items/frame-number.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { findDrift } from "#lambdas/bikes/index/find-drift.ts";
import { remindBuyer } from "#lambdas/ownership/transfers/mail-again.ts";
import { getTransfer } from "#lambdas/ownership/transfers/get-transfer.ts";
import { prepareAcceptance } from "#lambdas/ownership/transfers/prepare-acceptance.ts";
import { prepareChange } from "#lambdas/ownership/transfers/prepare-change.ts";
import { prepareOffer } from "#lambdas/ownership/transfers/prepare-offer.ts";
import { aCaller } from "#tests/lambdas/a.ts";
import { numberOf } from "#tests/lambdas/people/identity/services.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { type Market, aMarket, someTerms } from "./context.ts";

const day = 86_400_000;

let market: Market;
let bike: BikeItem;
beforeEach(async () => {
  market = await aMarket();
  for (const who of ["anna", "bo", "cilla"]) await market.person(who);
  bike = await market.bike({ name: "Röda faran", description: "Min", city: "Lund" });
});

const prepare = (over = {}, userId = "anna") =>
  prepareOffer(market.context, userId, bike.id, someTerms(over));

/** The bike's history as this person sees it, newest first. */
const historyAs = async (userId: string) => {
  const { context, table, system } = market;
  const given = {
    ...context,
    table,
    system,
    photos: market.photos,
    cursorSecret: "",
    identityLevelRequired: 2,
  } as const;
  return (await getHistory(given, aCaller(userId), bike.id)).periods;
};

describe("an offer", () => {
  it("changes nothing until its seller has signed", async () => {
    const before = await market.everything();
    const { text, points } = await prepare();
    expect(text).toContain(bike.frameNumber);
    expect(points).toEqual({ before: 200, after: 100 });
    const after = await market.everything();
    expect(after.filter(({ entity }) => entity !== "signing" && entity !== "rate")).toEqual(before);
  });

  it("reserves the points and notifies the buyer", async () => {
    const id = await market.offer("anna", bike.id);
    expect(await market.transfer(id)).toMatchObject({ state: "requested", version: 1, buyerId: "bo" });
    expect(await market.read(bike.id)).toMatchObject({ openTransferId: id, ownerId: "anna" });
    expect(await market.points("anna")).toBe(100);
    expect(await market.hold("anna", id)).toMatchObject({ state: "held", points: 100 });
    expect(await market.told("bo")).toEqual(["transfer-offered"]);
  });

  it("stores the signed text to the letter, and how it was signed", async () => {
    const { id, text } = await prepare();
    const { transferId } = await market.sign("anna", id);
    const [proof] = [...market.kept.values()];
    expect(proof).toMatchObject({ method: "sign-in", text, userId: "anna", signingId: id });
    const { sellerSignature } = (await market.transfer(transferId))!;
    expect(sellerSignature).toMatchObject({ method: "sign-in", text, name: "anna Ek" });
    expect([...market.kept.keys()]).toEqual([sellerSignature.evidence]);
  });

  it("is made once, however often its signature is sent", async () => {
    const { id } = await prepare();
    const ends = await Promise.all([market.sign("anna", id), market.sign("anna", id)]);
    expect(ends[0]).toEqual(ends[1]);
    expect(await market.sign("anna", id)).toEqual(ends[0]);
    expect(await market.points("anna")).toBe(100);
  });

  it.each([
    ["someone else’s bike", () => prepare({}, "bo"), "bike-not-found"],
    ["one’s own address", () => prepare({ buyerEmail: "anna@example.se" }), "buyer-is-seller"],
    ["a day to come", () => prepare({ saleDate: "2026-11-21" }), "sale-date-in-future"],
  ])("is refused for %s", async (_what, work, problem) => {
    const before = (await market.everything()).length;
    expect(await problemIn(work())).toBe(problem);
    expect((await market.everything()).length).toBe(before);
  });

  it("is refused while the bike is stolen or under review", async () => {
    await market.steal(bike.id);
    expect(await problemIn(prepare())).toBe("stolen-cannot-be-transferred");
    const looked = await market.bike({ status: "pending_review", reviewReason: "receipt" });
    expect(await problemIn(prepareOffer(market.context, "anna", looked.id, someTerms()))).toBe(
      "bike-under-review",
    );
  });

  it("is refused without enough points or a verified identity", async () => {
    await market.person("dan", 99);
    await market.person("eva", 200, { identityLevel: 1 });
    const [dans, evas] = [await market.bike({ ownerId: "dan" }), await market.bike({ ownerId: "eva" })];
    expect(await problemIn(prepareOffer(market.context, "dan", dans.id, someTerms()))).toBe(
      "insufficient-points",
    );
    expect(await problemIn(prepareOffer(market.context, "eva", evas.id, someTerms()))).toBe(
      "identity-level-too-low",
    );
  });

  it("is the only one for its bike", async () => {
    const [one, other] = [await prepare(), await prepare({ buyerEmail: "cilla@example.se" })];
    await market.sign("anna", one.id);
    expect(await problemIn(prepare())).toBe("bike-has-open-transfer");
    expect(await problemIn(market.sign("anna", other.id))).toBe("bike-has-open-transfer");
    expect(await market.points("anna")).toBe(100);
  });

  it("needs its own sign-in, so that its token cannot sign anything else", async () => {
    const second = await market.bike({ frameNumber: "OTHER12345" });
    const other = await prepareOffer(market.context, "anna", second.id, someTerms());
    const { id } = await prepare();
    const signedIn = market.caller("anna");
    const { transferId } = await market.signAs(signedIn, id);
    expect(await problemIn(market.signAs(signedIn, other.id))).toBe("sign-in-not-recent");
    expect(await market.signAs(signedIn, id)).toEqual({ transferId });
  });

  it("needs a sign-in that named its purpose, so that nobody signs away a bike by an ordinary sign-in", async () => {
    const { id } = await prepare();
    const lured = { ...market.caller("anna"), mayChangeSignIn: false };
    expect(await problemIn(market.signAs(lured, id))).toBe("sign-in-not-recent");
    expect(market.kept.size).toBe(0);
  });

  it("can be signed only by its seller, with a fresh sign-in and in time", async () => {
    const { id } = await prepare();
    expect(await problemIn(market.sign("bo", id))).toBe("signing-not-found");
    expect(await problemIn(market.sign("anna", id, 301))).toBe("sign-in-not-recent");
    market.pass(31 * 60_000);
    expect(await problemIn(market.sign("anna", id))).toBe("signing-not-found");
    expect(market.kept.size).toBe(0);
  });

  it("hides a personal number in its text", async () => {
    const number = numberOf("19850821");
    const { text } = await prepare({ condition: `Fråga ${number} om du vill.` });
    expect(text).not.toContain(number);
  });
});

describe("an acceptance", () => {
  it("gives the buyer the bike, without the seller’s own data", async () => {
    const id = await market.offer("anna", bike.id);
    await market.accept("bo", id);
    const { receiptUploadId: _, ...after } = (await market.read(bike.id))!;
    expect(after).toMatchObject({ ownerId: "bo", status: "registered", frameNumber: bike.frameNumber });
    for (const field of ["name", "description", "city", "openTransferId", "pointsPaid"])
      expect(after).not.toHaveProperty(field);
    expect(await market.table.get(keys.frameGuard(bike.frameNumber), FrameGuardItem)).toMatchObject({
      bikeId: bike.id,
      ownerId: "bo",
    });
    expect(await market.points("anna")).toBe(100);
    expect(await market.points("bo")).toBe(200);
    expect(await market.hold("anna", id)).toMatchObject({ state: "captured" });
    const done = (await market.transfer(id))!;
    expect(done).toMatchObject({ state: "completed", buyerId: "bo", buyerSignature: { name: "bo Ek" } });
    expect(done.receiptNumber).toMatch(/^A-261120-[0-9A-Z]{6}$/);
    expect(await market.told("anna")).toEqual(["transfer-completed"]);
    expect(await market.told("bo")).toEqual(["transfer-offered", "bike-received"]);
  });

  it("adds price and day to the history, and keeps search up to date", async () => {
    await market.accept("bo", await market.offer("anna", bike.id));
    const items = await historyAs("bo");
    expect(
      items.map(({ acquisition, purchasePrice, verified }) => [acquisition, purchasePrice, verified]),
    ).toEqual([
      ["purchase", 2500, true],
      ["registration", undefined, true],
    ]);
    const { drifts } = await findDrift(market);
    expect(drifts.filter(({ what }) => what !== "behind")).toEqual([]);
  });

  it("leaves the former owner’s receipt visible only to them", async () => {
    const own = await market.bike({ receiptUploadId: "upload_receipt" });
    bike = own;
    await market.accept("bo", await market.offer("anna", own.id));
    expect(await market.read(own.id)).not.toHaveProperty("receiptUploadId");
    expect((await historyAs("anna")).at(-1)).toMatchObject({ own: true, receiptUrl: "receipt" });
    expect((await historyAs("bo")).at(-1)?.receiptUrl).toBeUndefined();
    expect(await market.of("handover")).toMatchObject([
      { userId: "anna", bikeId: own.id, receiptUploadId: "upload_receipt" },
    ]);
  });

  it("of a gift has no price", async () => {
    await market.accept("bo", await market.offer("anna", bike.id, { price: null }));
    const items = await historyAs("bo");
    expect(items[0]).toMatchObject({ acquisition: "transfer" });
    expect(items[0]!.purchasePrice).toBeUndefined();
  });

  it("ends the former owner’s open correction", async () => {
    await market.table.transact([update(keys.bike(bike.id)).set({ openCorrectionId: "correction_1" })]);
    await market.accept("bo", await market.offer("anna", bike.id));
    expect(await market.read(bike.id)).not.toHaveProperty("openCorrectionId");
  });

  it("is open only to the buyer; nobody else finds the transfer", async () => {
    const id = await market.offer("anna", bike.id);
    expect(await problemIn(market.accept("cilla", id))).toBe("transfer-not-found");
    expect(await problemIn(market.accept("anna", id))).toBe("transfer-not-found");
    expect(await problemIn(getTransfer(market.context, "cilla", id))).toBe("transfer-not-found");
  });

  it("is open to an account made later with the address, once it is verified", async () => {
    const id = await market.offer("anna", bike.id, { buyerEmail: "ny@example.se" });
    await market.person("ny", 0, { emailUnproved: true });
    expect(await problemIn(market.accept("ny", id))).toBe("transfer-not-found");
    await market.table.transact([update(keys.profile("ny")).remove("emailUnproved")]);
    await market.accept("ny", id);
    expect(await market.read(bike.id)).toMatchObject({ ownerId: "ny" });
  });

  it("needs a verified identity", async () => {
    await market.person("eva", 0, { identityLevel: 1 });
    const id = await market.offer("anna", bike.id, { buyerEmail: "eva@example.se" });
    expect(await problemIn(market.accept("eva", id))).toBe("identity-level-too-low");
  });

  it("counts only for the version that was read", async () => {
    const id = await market.offer("anna", bike.id);
    const { id: signingId } = await prepareAcceptance(market.context, "bo", id, 1);
    await market.change("anna", id, { price: 3000 });
    expect(await problemIn(market.sign("bo", signingId))).toBe("transfer-outdated");
    expect(await problemIn(prepareAcceptance(market.context, "bo", id, 1))).toBe("transfer-outdated");
    expect(await market.read(bike.id)).toMatchObject({ ownerId: "anna" });
    await market.accept("bo", id, 2);
    expect(await market.read(bike.id)).toMatchObject({ ownerId: "bo" });
  });

  it("waits while the seller's account is locked, which the buyer is told before signing", async () => {
    const id = await market.offer("anna", bike.id);
    const { id: signingId } = await prepareAcceptance(market.context, "bo", id, 1);
    const lock = update(keys.sessions("anna"));
    await market.table.transact([lock.set({ lockedAt: "2026-11-20T12:00:00.000Z" })]);
    expect(await problemIn(market.sign("bo", signingId))).toBe("transfer-paused");
    expect(await problemIn(prepareAcceptance(market.context, "bo", id, 1))).toBe("transfer-paused");
    expect(await market.read(bike.id)).toMatchObject({ ownerId: "anna" });
    await market.table.transact([lock.remove("lockedAt")]);
    await market.accept("bo", id);
    expect(await market.read(bike.id)).toMatchObject({ ownerId: "bo" });
  });

  it("is refused if the bike was corrected after the seller signed", async () => {
    const id = await market.offer("anna", bike.id);
    await market.table.transact([update(keys.bike(bike.id)).set({ brand: "Monark" })]);
    expect(await problemIn(market.accept("bo", id))).toBe("transfer-outdated");
  });

  it("shows the buyer the signed terms, and if the bike or a similar one is stolen", async () => {
    const id = await market.offer("anna", bike.id);
    const shown = await getTransfer(market.context, "bo", id);
    expect(shown).toMatchObject({ role: "buyer", theftCheck: "clear", sellerSignature: { name: "anna Ek" } });
    const alike = bike.frameNumber.replace("0", "O");
    const other = await market.bike({ ownerId: "cilla", frameNumber: alike });
    await market.steal(other.id, undefined, "cilla");
    expect(await getTransfer(market.context, "bo", id)).toMatchObject({ theftCheck: "lookalike" });
  });
});

describe("new terms", () => {
  it("replace the old ones once signed, and mark the changes", async () => {
    const id = await market.offer("anna", bike.id);
    await market.change("anna", id, { price: 2000, keys: 2 });
    expect(await market.transfer(id)).toMatchObject({
      version: 2,
      changed: ["price"],
      formerPrice: 2500,
      terms: { price: 2000 },
    });
    await market.change("anna", id, { price: 2000, keys: 1 });
    expect(await market.transfer(id)).not.toHaveProperty("formerPrice");
    expect(await market.points("anna")).toBe(100);
    expect(await market.told("bo")).toEqual(["transfer-offered", "transfer-changed", "transfer-changed"]);
  });

  it("can name another buyer, which releases the first one", async () => {
    const id = await market.offer("anna", bike.id);
    await market.change("anna", id, { buyerEmail: "cilla@example.se" });
    expect(await problemIn(getTransfer(market.context, "bo", id))).toBe("transfer-not-found");
    await market.accept("cilla", id, 2);
    expect(await market.told("bo")).toEqual(["transfer-offered", "transfer-cancelled"]);
  });

  it("can be made only by the seller, and must differ", async () => {
    const id = await market.offer("anna", bike.id);
    expect(await problemIn(market.change("bo", id, { price: 1 }))).toBe("transfer-not-found");
    expect(await problemIn(prepareChange(market.context, "anna", id, someTerms()))).toBe("nothing-to-change");
  });
});

describe("a transfer without result", () => {
  const ended = async (id: string, state: string) => {
    expect(await market.transfer(id)).toMatchObject({ state });
    expect(await market.points("anna")).toBe(200);
    expect(await market.hold("anna", id)).toMatchObject({ state: "released" });
    const now = (await market.read(bike.id))!;
    expect(now).toMatchObject({ ownerId: "anna" });
    expect(now).not.toHaveProperty("openTransferId");
  };

  it("can be withdrawn and offered again", async () => {
    const id = await market.offer("anna", bike.id);
    await market.cancel("anna", id);
    await ended(id, "cancelled");
    expect(await problemIn(market.cancel("anna", id))).toBe("transfer-cancelled");
    expect(await problemIn(market.accept("bo", id))).toBe("transfer-cancelled");
    expect(await market.told("bo")).toEqual(["transfer-offered", "transfer-cancelled"]);
    await market.offer("anna", bike.id);
  });

  it("can be declined with a reason for the seller", async () => {
    const id = await market.offer("anna", bike.id);
    await market.decline("bo", id, "Ramen är sprucken, säger 19850821-1359.");
    await ended(id, "declined");
    const reason = (await market.transfer(id))?.reason;
    expect(reason).toContain("Ramen är sprucken");
    expect(reason).not.toContain("1359");
    expect(await market.told("anna")).toEqual(["transfer-declined"]);
    expect(await problemIn(market.accept("bo", id))).toBe("transfer-declined");
  });

  it("is stopped by a theft report", async () => {
    const id = await market.offer("anna", bike.id);
    await market.steal(bike.id);
    await ended(id, "cancelled");
    expect(await market.told("bo")).toEqual(["transfer-offered", "transfer-stopped"]);
    expect(await problemIn(market.accept("bo", id))).toBe("transfer-ended-by-theft");
  });

  it("can be recalled by its seller, once a day", async () => {
    const id = await market.offer("anna", bike.id);
    const remind = (who = "anna") => remindBuyer(market.context, who, id);
    expect(await problemIn(remind("bo"))).toBe("transfer-not-found");
    const both = await Promise.allSettled([remind(), remind()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await problemIn(remind())).toBe("too-many-requests");
    expect(await market.told("bo")).toEqual(["transfer-offered", "transfer-reminder"]);
    market.pass(day);
    await remind();
    await market.accept("bo", id);
    expect(await problemIn(remind())).toBe("transfer-completed");
  });

  it("expires after 14 days, with reminders on days 7 and 13", async () => {
    const id = await market.offer("anna", bike.id);
    market.pass(7 * day);
    expect(await market.expire()).toEqual({ expired: 0, reminded: 1, failed: 0 });
    expect(await market.expire()).toEqual({ expired: 0, reminded: 0, failed: 0 });
    market.pass(6 * day);
    expect(await market.expire()).toEqual({ expired: 0, reminded: 1, failed: 0 });
    market.pass(day);
    expect(await problemIn(market.accept("bo", id))).toBe("transfer-expired");
    expect(await getTransfer(market.context, "bo", id)).toMatchObject({ state: "expired" });
    expect(await market.expire()).toEqual({ expired: 1, reminded: 0, failed: 0 });
    await ended(id, "expired");
    expect(await market.told("bo")).toEqual([
      "transfer-offered",
      "transfer-reminder",
      "transfer-reminder",
      "transfer-expired",
    ]);
    expect(market.failures).toEqual([]);
  });
});

describe("during a transfer", () => {
  it("the bike cannot be deleted, nor its owner’s account closed", async () => {
    const id = await market.offer("anna", bike.id);
    expect(await problemIn(market.remove("anna", bike.id))).toBe("bike-has-open-transfer");
    expect(await findBlocks(market.table, "anna")).toEqual([
      { kind: "transfer", transferId: id, brand: bike.brand, model: bike.model },
    ]);
  });
});
