import { beforeEach, describe, expect, it } from "vitest";
import { getBike } from "#lambdas/bikes/registration/get-bike.ts";
import { listBikes } from "#lambdas/bikes/registration/list-bikes.ts";
import { reindex } from "#lambdas/bikes/index/reindex.ts";
import { type Garage, aGarage, days } from "./garage.ts";

let there: Garage;
let bikeId: string;
beforeEach(async () => {
  there = await aGarage();
  await there.person();
  await there.person("erik");
  bikeId = (await there.register()).id;
});

const open = async () =>
  (await there.everything()).filter(({ pk }) => /^(?:S|FOLD|FDEL|DICT|FRAME|QR)#/.test(pk));

describe("DELETE /bikes/{bikeId}", () => {
  it("removes the bike from every list and frees its number, but keeps it in the number's history", async () => {
    await reindex(there.context, bikeId);
    expect((await open()).length).toBeGreaterThan(30);
    await there.remove(bikeId);
    await reindex(there.context, bikeId);
    expect(await open()).toEqual([]);
    expect((await listBikes(there.context, "anna", { limit: 20 })).items).toEqual([]);
    await expect(getBike(there.context, "anna", bikeId)).rejects.toThrow("bike-not-found");
    expect(await there.of("formerNumber")).toMatchObject([
      { pk: "FORMER#WTU204K8861", bikeId, ownerId: "anna", deletedAt: expect.any(String) },
    ]);
    expect((await there.events(bikeId)).map(({ eventType }) => eventType)).toEqual([
      "registration",
      "deletion",
    ]);
    expect(await there.money()).toMatchObject({ points: 900, entered: 900 });
  });

  it("refuses a stolen bike and somebody else's, and changes nothing", async () => {
    await expect(there.remove(bikeId, "erik")).rejects.toThrow("bike-not-found");
    await expect(there.remove("bike_none")).rejects.toThrow("bike-not-found");
    await there.become(bikeId, { status: "stolen", stolenSince: "2026-11-19" });
    const before = await there.everything();
    await expect(there.remove(bikeId)).rejects.toThrow("stolen-cannot-be-deleted");
    expect(await there.everything()).toEqual(before);
  });

  it("deletes once, even if repeated", async () => {
    await Promise.all([there.remove(bikeId), there.remove(bikeId), there.remove(bikeId)]);
    const before = await there.everything();
    await there.remove(bikeId);
    expect(await there.everything()).toEqual(before);
    expect(await there.events(bikeId)).toHaveLength(2);
  });

  it.each(["before", "after"] as const)("can be repeated if interrupted %s writing", async (when) => {
    there.crashOnce(when);
    await expect(there.remove(bikeId)).rejects.toThrow("interrupted");
    await there.remove(bikeId);
    expect(await open()).toEqual([]);
    expect(await there.events(bikeId)).toHaveLength(2);
  });

  it("removes the owner's open correction request", async () => {
    await there.ask(bikeId, { brand: "Trek", reason: "Fel märke" });
    await there.remove(bikeId);
    expect(await there.of("correction")).toEqual([]);
  });
});

describe("the number of a deleted bike", () => {
  it("can be registered by its owner again without a review", async () => {
    await there.remove(bikeId);
    expect(await there.register()).toMatchObject({ status: "registered" });
  });

  it("needs a review for 24 months if somebody else registers it with a valid receipt, at the same price", async () => {
    await there.remove(bikeId);
    there.pass(days(729));
    const again = await there.register("WTU204K8861", { userId: "erik" });
    expect(again.status).toBe("pending_review");
    expect(await there.read(again.id)).toMatchObject({ reviewReason: "registered-before" });
    expect(await there.money("erik")).toMatchObject({ points: 900, entered: 900 });
    await there.remove(again.id, "erik");
    there.pass(days(2));
    expect(await there.register("WTU204K8861", { userId: "erik" })).toMatchObject({ status: "registered" });
  });

  it.each([
    ["for its days", { barred: false, until: "2026-12-20T12:00:00.000Z" }, days(31)],
    [
      "for good if it was not the seller's to sell",
      { barred: true, until: "2026-11-21T12:00:00.000Z" },
      undefined,
    ],
  ])("is still held from sale by the decision about a removed ad, %s", async (_how, held, ends) => {
    const removedAd = { caseId: "adcase_1", sellerId: "anna", ...held };
    await there.become(bikeId, { removedAd });
    await there.remove(bikeId);
    const { id } = await there.register();
    expect(await there.read(id)).toMatchObject({ status: "registered", removedAd });
    await there.remove(id);
    there.pass(ends ?? days(400));
    const [after] = [await there.register()];
    expect((await there.read(after.id))?.removedAd).toEqual(ends === undefined ? removedAd : undefined);
  });

  it("keeps that decision through a correction to it", async () => {
    const removedAd = {
      caseId: "adcase_1",
      sellerId: "anna",
      barred: true,
      until: "2026-11-21T12:00:00.000Z",
    };
    await there.become(bikeId, { removedAd });
    await there.remove(bikeId);
    const other = await there.register("OTHER12345");
    await there.edit(other.id, { frameNumber: "WTU204K8861" });
    expect((await there.read(other.id))?.removedAd).toEqual(removedAd);
  });

  it("needs a review also after a correction, in either direction", async () => {
    await there.edit(bikeId, { frameNumber: "OTHER12345" });
    await there.remove(bikeId);
    expect(await there.register("WTU204K8861", { userId: "erik" })).toMatchObject({
      status: "pending_review",
    });
    const second = await there.register("0THER12346", { userId: "erik" });
    expect(await there.edit(second.id, { frameNumber: "OTHER12345" }, "erik")).toMatchObject({
      status: "pending_review",
    });
  });

  it("is registered once if two people want it simultaneously", async () => {
    await there.remove(bikeId);
    const outcomes = await Promise.allSettled([
      there.register("WTU204K8861"),
      there.register("WTU204K8861", { userId: "erik" }),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await there.of("frameGuard")).toHaveLength(1);
  });
});
