import { beforeEach, describe, expect, it } from "vitest";
import { forgetDeparted } from "#lambdas/privacy/departed/forget-departed.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { closingContext, days } from "#tests/lambdas/privacy/closing/context.ts";
import { dyingTable } from "#tests/lambdas/points/crashing.ts";

const twoYears = 731;

let there: Awaited<ReturnType<typeof closingContext>>;
let ofJob: Table;
let bikeId: string;
let receiptId: string;
let photoId: string;
let readBike: () => Promise<BikeItem>;

/** Signe has a bike, proved with a receipt. */
beforeEach(async () => {
  there = await closingContext();
  ofJob = await there.inRole("forget-departed");
  ({ bikeId, receiptId, photoId, readBike } = await there.registerWithReceipt());
});

const named = (entity: string) => there.named(entity);
const uploads = async () => (await named("upload")).map(({ id }) => String(id)).toSorted();
const forget = (table: Table = ofJob) =>
  forgetDeparted({
    table,
    system: there.context.system,
    reportFailure: () => undefined,
  });

const handOver = async (from: string, to: string) => there.handOver(await readBike(), from, to);

const expectForgotten = async (): Promise<void> => {
  // Deletion renames the photo.
  expect(await uploads()).toEqual([(await readBike()).photoUploadId]);
  expect(await named("analysis")).toEqual([]);
  expect(await named("receiptPrint")).toHaveLength(6);
  expect(JSON.stringify(await named("receiptPrint"))).not.toContain("person-1");
  for (const item of [...(await named("handover")), ...(await named("bikeEvent")), await readBike()]) {
    expect(item).not.toHaveProperty("receiptUploadId");
    expect(item).not.toHaveProperty("analysisId");
  }
};

describe("the receipt of a bike", () => {
  it("is removed with its reading 24 months after the bike was sold", async () => {
    await handOver("person-1", "person-2");
    there.pass(days(729));
    await forget();
    expect(await uploads()).toEqual([photoId, receiptId].toSorted());
    there.pass(days(2));
    expect(await forget()).toMatchObject({ bikes: 1, failed: 0 });
    await expectForgotten();
    expect((await readBike()).ownerId).toBe("person-2");
  });

  it("is removed 24 months after the bike was deleted", async () => {
    await there.deleteOwn(bikeId);
    there.pass(days(twoYears));
    expect(await forget()).toMatchObject({ bikes: 1, failed: 0 });
    await expectForgotten();
  });

  it("stays with an owner who bought the bike back, until they sell it again", async () => {
    await handOver("person-1", "person-2");
    await handOver("person-2", "person-1");
    there.pass(days(twoYears));
    await forget();
    expect(await uploads()).toEqual([photoId, receiptId].toSorted());
    await handOver("person-1", "person-2");
    there.pass(days(twoYears));
    await forget();
    await expectForgotten();
  });

  it.each([0, 1, 2, 3, 4])("is removed even if a run was interrupted after %i writes", async (writes) => {
    await handOver("person-1", "person-2");
    there.pass(days(twoYears));
    await forget(dyingTable(ofJob, writes));
    expect(await forget()).toMatchObject({ failed: 0 });
    await expectForgotten();
  });
});
