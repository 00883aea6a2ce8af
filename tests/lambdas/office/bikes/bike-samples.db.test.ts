import { beforeEach, describe, expect, it } from "vitest";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { decideBikeReview } from "#lambdas/office/bikes/decide-bike-review.ts";
import { drawSamples } from "#lambdas/office/bikes/draw-samples.ts";
import { listBikeReviews } from "#lambdas/office/bikes/list-bike-reviews.ts";
import { openBikeReview } from "#lambdas/office/bikes/open-bike-review.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { type Garage, aGarage, days } from "#tests/lambdas/bikes/registration/garage.ts";

let there: Garage;
let desk: Garage["context"];
beforeEach(async () => {
  there = await aGarage();
  desk = await there.inRole("bike-admin");
  await there.person();
});

/** Draws with these random numbers; a bike with one below 0.05 is drawn. */
const draw = async (...dice: number[]) => {
  const { table } = await there.inRole("draw-samples");
  const bytes = (): Uint8Array => {
    const four = Buffer.alloc(4);
    four.writeUInt32BE(Math.floor((dice.shift() ?? 0) * 2 ** 32));
    return four;
  };
  return drawSamples({ table, system: { ...there.system, bytes } });
};
const waiting = async () => (await listBikeReviews(desk, { limit: 20 })).items;
const aDrawnBike = async () => {
  const { id } = await there.register();
  there.pass(days(1));
  await draw(0);
  return id;
};
const approve = (bikeId: string) => decideBikeReview(desk, "admin", bikeId, { decision: "approve" });
const reject = (bikeId: string) =>
  decideBikeReview(desk, "admin", bikeId, { decision: "reject", reason: "Kvittot är förfalskat" });
/** Simulates changes that other features make to the bike. */
const change = async (bikeId: string, changes: Partial<BikeItem>) =>
  there.table.transact([put(keys.bike(bikeId), "bike", { ...(await there.read(bikeId)), ...changes })]);

describe("the draw", () => {
  it("takes one in twenty of those that no person has looked at yesterday", async () => {
    await there.register("WTU204K8861");
    await there.register("SECOND1234");
    await there.register("WAITING123", {}, { verified: false });
    there.pass(days(1));
    await there.register("TODAY12345");
    expect(await draw(0.049, 0.051)).toEqual({ looked: 2, drawn: 1 });
    expect(await there.of("bikeSample")).toHaveLength(1);
  });

  it("takes a bike once, however often it is repeated", async () => {
    await aDrawnBike();
    expect(await draw(0)).toEqual({ looked: 1, drawn: 0 });
  });
});

describe("a drawn bike", () => {
  it("stays registered, and is listed after those under review with its receipt", async () => {
    const id = await aDrawnBike();
    const { id: underReview } = await there.register("WAITING123", {}, { verified: false });
    expect(await there.read(id)).toMatchObject({ status: "registered" });
    expect((await waiting()).map(({ bike, reason }) => [bike.id, reason])).toEqual([
      [underReview, "receipt"],
      [id, "sample"],
    ]);
    expect(await openBikeReview(desk, "admin", id)).toMatchObject({
      reason: "sample",
      receiptUrl: expect.stringContaining("receipt:"),
    });
  });

  it("that passes the review stays unchanged, and only the audit log records it", async () => {
    const id = await aDrawnBike();
    const [before, told] = [await there.read(id), await there.of("notification")];
    await approve(id);
    expect(await there.read(id)).toEqual(before);
    expect(await there.of("audit")).toMatchObject([{ action: "bike-sample-passed", subject: id }]);
    expect(await there.of("notification")).toEqual(told);
    expect(await waiting()).toEqual([]);
    await expect(approve(id)).rejects.toMatchObject({ code: "bike-review-decided" });
  });

  it("that fails the review is removed, and the points are returned", async () => {
    const id = await aDrawnBike();
    await reject(id);
    expect(await there.read(id)).toMatchObject({ deletedAt: expect.any(String) });
    expect(await there.money()).toMatchObject({ points: 1000, entered: 1000 });
    expect(await waiting()).toEqual([]);
  });

  it.each([
    ["waits for a buyer", { openTransferId: "transfer" }, "bike-has-open-transfer"],
    ["has got another owner", { ownerId: "erik" }, "bike-has-new-owner"],
  ])("that %s is not taken from them", async (_, changes, code) => {
    const id = await aDrawnBike();
    await change(id, changes);
    await expect(reject(id)).rejects.toMatchObject({ code });
    expect(await waiting()).toHaveLength(1);
    await approve(id);
  });

  it("that its owner deletes waits no longer", async () => {
    const id = await aDrawnBike();
    await there.remove(id);
    expect(await waiting()).toEqual([]);
    await expect(approve(id)).rejects.toMatchObject({ code: "bike-review-decided" });
  });
});
