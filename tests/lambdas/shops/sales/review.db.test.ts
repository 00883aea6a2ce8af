import { beforeEach, describe, expect, it } from "vitest";
import { foldFrameNumber } from "#contract/bikes/frame-number.ts";
import { changeWrites } from "#lambdas/bikes/change-writes.ts";
import { deleteBike } from "#lambdas/bikes/registration/delete-bike.ts";
import { judgeNumber } from "#lambdas/bikes/judge-number.ts";
import { findFormerBikes } from "#lambdas/bikes/former-bikes.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { readClaim } from "#lambdas/shops/sales/claims/find-claim.ts";
import { aRow, anImport } from "#tests/lambdas/shops/bike-imports/an-import.ts";
import { rival } from "./a-till.ts";
import { aPhotoShelf } from "#tests/lambdas/photo-shelf.ts";

let there: Awaited<ReturnType<typeof anImport>>;
beforeEach(async () => void (there = await anImport()));

const number = "WTU204K8861";

/** Erik deletes his bike, which has the number. */
const erikDeletes = async (): Promise<void> => {
  const { bikeId } = await there.claim(await there.register(), "erik");
  const { table, system } = there;
  await deleteBike({ table, system, photos: aPhotoShelf() }, "erik", bikeId);
};

describe("a number that somebody else had", () => {
  beforeEach(erikDeletes);

  it("waits for a review when a store registers it, as by web", async () => {
    const sale = await there.register();
    expect(sale.needsReview).toBe(true);
    expect(await readClaim(there.context, there.tokenOf(sale))).toMatchObject({ needsReview: true });
    const { bikeId } = await there.claim(sale);
    expect(await there.bikeOf(bikeId)).toMatchObject({
      status: "pending_review",
      reviewReason: "registered-before",
      pointsPaid: 0,
    });
  });

  it("waits for a review when it is imported", async () => {
    const importId = await there.send([aRow(1, { frameNumber: number }), aRow(2)]);
    await there.run();
    await there.begin(importId);
    await there.run();
    expect(await there.get(importId)).toMatchObject({ registered: 2, toReview: 1 });
    const sales = await there.sales();
    expect(sales.filter(({ state, needsReview }) => state === "waiting" && needsReview)).toMatchObject([
      { frameNumber: number },
    ]);
  });

  it("needs no review if it is the buyer's own", async () => {
    const { bikeId } = await there.claim(await there.register(), "erik");
    expect(await there.bikeOf(bikeId)).toMatchObject({ status: "registered" });
  });
});

describe("a store that registers a number and returns it", () => {
  const holdAndReturn = async () => there.takeBack((await there.register()).id);

  it("frees it at once without a review, and the return is recorded", async () => {
    await holdAndReturn();
    const now = there.system.now();
    expect(await judgeNumber(there.table, number, { registrant: "anna", now })).toEqual({
      possibleDuplicate: false,
    });
    expect((await there.register({}, rival)).needsReview).toBeUndefined();
    const [trace] = await findFormerBikes(there.table, number);
    expect(trace).toMatchObject({
      ownerId: "store_1",
      store: "Vadstena Cykel",
      deletedAt: now.toISOString(),
    });
  });

  it("cannot register it a fourth time in two years, while others can", async () => {
    for (let time = 0; time < 3; time += 1) await holdAndReturn();
    await expect(there.register()).rejects.toThrow("frame-number-returned");
    const importId = await there.send([aRow(1, { frameNumber: number })]);
    await there.run();
    await there.begin(importId);
    await there.run();
    expect(await there.rows(importId)).toMatchObject([{ outcome: "known" }]);
    await there.register({}, rival);
  });
});

describe("a number that may not be advertised", () => {
  it("stays so when a store sells it to its owner again", async () => {
    const { bikeId } = await there.claim(await there.register(), "erik");
    const bike = await there.bikeOf(bikeId);
    const until = "2099-01-01T00:00:00.000Z";
    const removedAd = { caseId: "adcase_1", sellerId: "erik", barred: false, until };
    await there.table.transact(changeWrites(bike!, { ...bike!, removedAd, version: bike!.version + 1 }));
    const { table, system } = there;
    await deleteBike({ table, system, photos: aPhotoShelf() }, "erik", bikeId);
    const again = await there.claim(await there.register(), "erik");
    expect(await there.bikeOf(again.bikeId)).toMatchObject({ removedAd });
  });
});

describe("a claim of a number that resembles one stolen meanwhile", () => {
  it("is refused, as any other registration", async () => {
    const sale = await there.register();
    await there.write(
      put(keys.fold(foldFrameNumber(number), "bike_stolen"), "fold", {
        bikeId: "bike_stolen",
        frameNumber: "WTU2O4K8861",
        stolen: true,
      }),
    );
    await expect(there.claim(sale)).rejects.toThrow("frame-number-resembles-stolen");
  });
});
