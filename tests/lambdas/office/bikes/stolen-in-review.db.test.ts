import { beforeEach, describe, expect, it } from "vitest";
import { decideBikeReview } from "#lambdas/office/bikes/decide-bike-review.ts";
import { listBikeReviews } from "#lambdas/office/bikes/list-bike-reviews.ts";
import { deliveriesOf } from "#lambdas/notifications/notifier/deliveries.ts";
import { reindex } from "#lambdas/bikes/index/reindex.ts";
import { TheftItem } from "#lambdas/thefts/items/theft.ts";
import { lists } from "#lambdas/platform/table/keys.ts";
import { markRecovered } from "#lambdas/thefts/reports/mark-recovered.ts";
import { reportStolen } from "#lambdas/thefts/reports/report-stolen.ts";
import { type Garage, aGarage } from "#tests/lambdas/bikes/registration/garage.ts";
import { aReport, problemIn } from "#tests/lambdas/thefts/reports/context.ts";

let there: Garage;
let desk: Garage["context"];
let thefts: Garage["context"];
beforeEach(async () => {
  there = await aGarage();
  desk = await there.inRole("bike-admin");
  thefts = await there.inRole("thefts");
  await there.person();
});

const steal = async (bikeId: string) => {
  const { bike } = await reportStolen(thefts, {
    userId: "anna",
    bikeId,
    idempotencyKey: there.system.newId("key"),
    report: aReport(),
  });
  return bike;
};
const recover = async (bikeId: string) => {
  const { bike } = await markRecovered(thefts, {
    userId: "anna",
    bikeId,
    idempotencyKey: there.system.newId("key"),
    recovery: { how: "police", mayShare: false },
  });
  return bike;
};
const approve = (bikeId: string) => decideBikeReview(desk, "admin", bikeId, { decision: "approve" });
const reject = (bikeId: string) =>
  decideBikeReview(desk, "admin", bikeId, { decision: "reject", reason: "Kvittot är ett annat" });
const waiting = async () =>
  (await listBikeReviews(desk, { limit: 20 })).items.map(({ bike, reason }) => [
    bike.id,
    bike.status,
    reason,
  ]);
/** The public index partitions. */
const places = async (bikeId: string): Promise<string[]> => {
  await reindex(there, bikeId);
  return (await there.of("posting")).map(({ pk }) => pk);
};
const openThefts = async () =>
  (
    await there.table.query({
      index: "gsi1",
      partition: lists.openThefts(),
      schema: TheftItem,
      limit: 10,
    })
  ).items;

/** Two causes of a review: a failed receipt, and a correction by the owner. */
const ways = {
  receipt: async () => (await there.register("WTU204K8861", {}, { verified: false })).id,
  "number-changed": async () => {
    const { id } = await there.register("SECOND1234");
    await there.edit(id, { frameNumber: "WTU204K8861" });
    return id;
  },
} as const;

describe.each(["receipt", "number-changed"] as const)("a bike in review because of %s", (reason) => {
  it("can be reported stolen, stays hidden and stays under review", async () => {
    const bikeId = await ways[reason]();
    expect(await steal(bikeId)).toMatchObject({ status: "stolen", stolenInReview: true });
    expect(await waiting()).toEqual([[bikeId, "stolen", reason]]);
    expect(await places(bikeId)).toEqual([]);
    expect(await openThefts()).toMatchObject([{ bikeId, inReview: true }]);
    // Similar frame numbers cannot be registered.
    expect((await there.of("fold")).filter(({ stolen }) => stolen)).toHaveLength(1);
    expect(await problemIn(there.edit(bikeId, { name: "Blå" }))).toBe("stolen-cannot-be-edited");
    expect(await problemIn(there.remove(bikeId))).toBe("stolen-cannot-be-deleted");
    expect(await problemIn(steal(bikeId))).toBe("bike-already-stolen");
  });

  it("stays under review once recovered", async () => {
    const bikeId = await ways[reason]();
    await steal(bikeId);
    expect(await recover(bikeId)).toMatchObject({ status: "pending_review" });
    expect(await waiting()).toEqual([[bikeId, "pending_review", reason]]);
    expect(await places(bikeId)).toEqual([]);
    await steal(bikeId);
    await recover(bikeId);
    await approve(bikeId);
    expect(await there.read(bikeId)).toMatchObject({ status: "registered" });
    expect((await there.read(bikeId)).reviewReason).toBeUndefined();
    expect(await waiting()).toEqual([]);
    expect(await places(bikeId)).not.toEqual([]);
  });

  it("is publicly stolen once approved, and registered once recovered", async () => {
    const bikeId = await ways[reason]();
    await steal(bikeId);
    const before = await there.read(bikeId);
    await approve(bikeId);
    const after = await there.read(bikeId);
    expect(after).toMatchObject({ status: "stolen", theftId: before.theftId });
    expect(after.reviewReason).toBeUndefined();
    expect(await waiting()).toEqual([]);
    expect(await places(bikeId)).toContain("S#S##");
    expect(deliveriesOf({ before, after })).toContainEqual({
      kind: "mail",
      to: { userId: "anna" },
      template: { name: "bike-registered", bike: after },
    });
    expect(await recover(bikeId)).toMatchObject({ status: "registered" });
  });

  it("is deleted with its theft when rejected, and the points are refunded", async () => {
    const bikeId = await ways[reason]();
    await steal(bikeId);
    const { points = 0 } = await there.money();
    await reject(bikeId);
    const gone = await there.read(bikeId);
    expect(gone).toMatchObject({ deletedAt: expect.any(String), reviewAnswer: "Kvittot är ett annat" });
    expect(gone.theftId).toBeUndefined();
    expect(gone.stolenSince).toBeUndefined();
    expect(await openThefts()).toEqual([]);
    expect(await there.of("theft")).toMatchObject([{ state: "ended" }]);
    expect(await waiting()).toEqual([]);
    expect(await places(bikeId)).toEqual([]);
    expect((await there.of("fold")).filter(({ stolen }) => stolen)).toEqual([]);
    expect(await there.money()).toMatchObject({ points: points + 100, entered: points + 100 });
    expect(await problemIn(recover(bikeId))).toBe("bike-not-found");
    expect(await problemIn(reject(bikeId))).toBe("bike-review-decided");
    // Its number is free, for theft reports too.
    const again = await there.register("WTU204K8861");
    expect(await steal(again.id)).toMatchObject({ status: "stolen" });
  });

  it("is in one state when everything happens at once", async () => {
    const bikeId = await ways[reason]();
    const outcomes = await Promise.allSettled([
      steal(bikeId),
      steal(bikeId),
      approve(bikeId),
      reject(bikeId),
      there.remove(bikeId),
    ]);
    const bike = await there.read(bikeId);
    const thefts = await openThefts();
    const stolen = bike.status === "stolen" && bike.deletedAt === undefined;
    expect(thefts).toHaveLength(stolen ? 1 : 0);
    expect(bike.theftId !== undefined).toBe(stolen);
    const [, , approved, rejected] = outcomes.map(({ status }) => status === "fulfilled");
    expect(approved && rejected).toBe(false);
    expect(await waiting()).toHaveLength(approved || bike.deletedAt !== undefined ? 0 : 1);
  });
});
