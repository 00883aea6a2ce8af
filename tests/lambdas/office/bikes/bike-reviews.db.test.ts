import { beforeEach, describe, expect, it } from "vitest";
import { decideBikeReview } from "#lambdas/office/bikes/decide-bike-review.ts";
import { listBikeReviews } from "#lambdas/office/bikes/list-bike-reviews.ts";
import { listOpenCorrections } from "#lambdas/office/bikes/list-open-corrections.ts";
import { openBikeReview } from "#lambdas/office/bikes/open-bike-review.ts";
import { type Garage, aGarage } from "#tests/lambdas/bikes/registration/garage.ts";

let there: Garage;
let desk: Garage["context"];
beforeEach(async () => {
  there = await aGarage();
  desk = await there.inRole("bike-admin");
  await there.person();
  await there.person("erik", { fullName: "Erik Holm" });
});

const waiting = async () => (await listBikeReviews(desk, { limit: 20 })).items;
const approve = (bikeId: string, adminId = "admin") =>
  decideBikeReview(desk, adminId, bikeId, { decision: "approve" });
const reject = (bikeId: string, adminId = "admin") =>
  decideBikeReview(desk, adminId, bikeId, { decision: "reject", reason: "Kvittot är ett annat" });
const aWaitingBike = async () => (await there.register("WTU204K8861", {}, { verified: false })).id;
describe("bikes under review", () => {
  it("are listed oldest first with the reason", async () => {
    const first = await aWaitingBike();
    there.pass(1000);
    const second = await there.register("SECOND1234", { userId: "erik" });
    there.pass(1000);
    await there.edit(second.id, { frameNumber: "THIRD12345" }, "erik");
    expect(await waiting()).toMatchObject([
      {
        bike: { id: first, frameNumber: "WTU204K8861" },
        reason: "receipt",
        owner: { fullName: "Anna Lindqvist" },
      },
      { bike: { id: second.id, frameNumber: "THIRD12345" }, reason: "number-changed" },
    ]);
  });

  it("show all evidence when opened, and the view is logged", async () => {
    const gone = await there.register("WTU204K8861", { userId: "erik" });
    await there.remove(gone.id, "erik");
    await there.register("WTUZO4K886I", { userId: "erik" });
    const bikeId = await aWaitingBike();
    const opened = await openBikeReview(desk, "admin", bikeId);
    expect(opened).toMatchObject({
      bike: { id: bikeId },
      reason: "receipt",
      receiptUrl: expect.stringContaining("receipt:"),
      checks: { frameNumber: "match", personalNumber: true, seller: true },
      frameNumberRead: "WTU204K8861",
      owner: { fullName: "Anna Lindqvist", identityLevel: 1, personalNumberMasked: "1985••••-••••" },
      possibleDuplicate: true,
      lookalikes: [{ frameNumber: "WTUZO4K886I", stolen: false }],
      former: [{ bikeId: gone.id, owner: { fullName: "Erik Holm" }, sameOwner: false }],
    });
    expect(await there.of("audit")).toMatchObject([
      { by: "admin", subject: bikeId, action: "bike-review-opened" },
    ]);
  });

  it("are registered once approved", async () => {
    const bikeId = await aWaitingBike();
    await approve(bikeId);
    expect(await there.read(bikeId)).toMatchObject({ status: "registered" });
    expect((await there.read(bikeId)).reviewReason).toBeUndefined();
    expect((await there.everything()).filter(({ pk }) => pk.startsWith("S#NUM#"))).toHaveLength(1);
    expect((await there.events(bikeId)).map(({ eventType }) => eventType)).toEqual([
      "registration",
      "approval",
    ]);
    expect(await there.of("audit")).toMatchObject([{ action: "bike-review-approved" }]);
    expect(await there.of("notification")).toMatchObject([
      { userId: "anna", type: "review", params: { what: "bike-approved" } },
    ]);
    expect(await there.money()).toMatchObject({ points: 900, entered: 900 });
    expect(await waiting()).toEqual([]);
  });

  it("that are rejected are deleted, and number and points are returned", async () => {
    const bikeId = await aWaitingBike();
    await reject(bikeId);
    expect(await there.read(bikeId)).toMatchObject({
      deletedAt: expect.any(String),
      reviewAnswer: "Kvittot är ett annat",
    });
    expect(await there.of("frameGuard")).toEqual([]);
    expect(await there.money()).toMatchObject({ points: 1000, entered: 1000 });
    expect((await there.money()).rows).toMatchObject([
      { reason: "registration", amount: -100, reference: bikeId },
      { reason: "refund", amount: 100, reference: bikeId, balanceAfter: 1000 },
    ]);
    expect(await waiting()).toEqual([]);
    expect(await there.register()).toMatchObject({ status: "registered" });
  });

  it("that are rejected lose their open correction", async () => {
    const { id } = await there.register();
    await there.ask(id, { brand: "Trek", reason: "Det stod fel på kvittot" });
    await there.edit(id, { frameNumber: "OTHER12345" });
    expect((await listOpenCorrections(desk, { limit: 20 })).items).toHaveLength(1);
    await reject(id);
    expect((await listOpenCorrections(desk, { limit: 20 })).items).toEqual([]);
  });

  it("are decided once, even by two at the same time", async () => {
    const bikeId = await aWaitingBike();
    const outcomes = await Promise.allSettled([
      approve(bikeId),
      reject(bikeId, "second"),
      reject(bikeId, "third"),
      there.remove(bikeId),
    ]);
    const decisions = outcomes.slice(0, 3).filter(({ status }) => status === "fulfilled");
    expect(decisions.length).toBeLessThanOrEqual(1);
    const money = await there.money();
    const refunds = (await there.money()).rows.filter(({ reason }) => reason === "refund");
    expect(money.points).toBe(900 + 100 * refunds.length);
    expect(refunds.length).toBeLessThanOrEqual(1);
    expect((await there.of("audit")).length).toBe(decisions.length);
  });

  it("keep the ledger right while the owner spends points", async () => {
    const bikeId = await aWaitingBike();
    await Promise.all([reject(bikeId), there.register("SECOND1234"), there.register("THIRD12345")]);
    expect(await there.money()).toMatchObject({ points: 800, entered: 800 });
  });

  it.each(["before", "after"] as const)(
    "that are rejected can be rejected again when that is interrupted %s writing",
    async (when) => {
      const bikeId = await aWaitingBike();
      there.crashOnce(when);
      await expect(reject(bikeId)).rejects.toThrow("interrupted");
      const again = await reject(bikeId).then(
        () => "rejected",
        (error: Error) => error.message,
      );
      expect(again).toBe(when === "before" ? "rejected" : "bike-review-decided");
      expect(await there.money()).toMatchObject({ points: 1000, entered: 1000 });
    },
  );

  it("are not registered, deleted or unknown bikes", async () => {
    const { id } = await there.register("SECOND1234");
    for (const ask of [approve, reject, (bikeId: string) => openBikeReview(desk, "admin", bikeId)]) {
      await expect(ask(id)).rejects.toThrow("bike-review-decided");
      await expect(ask("bike_none")).rejects.toThrow("bike-not-found");
    }
    const bikeId = await aWaitingBike();
    await expect(approve(bikeId, "anna")).rejects.toThrow("forbidden");
    await there.remove(bikeId);
    await expect(approve(bikeId)).rejects.toThrow("bike-review-decided");
    expect(await there.of("audit")).toEqual([]);
  });

  it("refuse a cursor of another list, as corrections do", async () => {
    await aWaitingBike();
    await there.register("SECOND1234", {}, { verified: false });
    const { cursor } = await listBikeReviews(desk, { limit: 1 });
    const rest = await listBikeReviews(desk, { limit: 5, cursor });
    expect(rest).toMatchObject({ items: [{ bike: { frameNumber: "SECOND1234" } }], cursor: undefined });
    await expect(listOpenCorrections(desk, { limit: 1, cursor })).rejects.toThrow("invalid-cursor");
    await expect(listBikeReviews(desk, { limit: 1, cursor: "forged" })).rejects.toThrow("invalid-cursor");
  });
});
