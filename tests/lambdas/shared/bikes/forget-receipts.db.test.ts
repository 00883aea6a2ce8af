import { beforeEach, describe, expect, it } from "vitest";
import { forgetDeparted } from "#lambdas/shared/bikes/forget-departed.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import { handoverWrites } from "#lambdas/transfers/handover-writes.ts";
import { given } from "#tests/lambdas/a.ts";
import { closingContext, days } from "#tests/lambdas/accounts/closing/context.ts";
import { someTerms } from "#tests/lambdas/transfers/context.ts";

const receipt = {
  perceptualHash: "f0e1d2c3b4a59687",
  receiptFacts: { seller: "seller", number: "number", date: "date", total: "total" },
};
const twoYears = 731;

let there: Awaited<ReturnType<typeof closingContext>>;
let ofJob: Table;
let bikeId: string;
let receiptId: string;
let photoId: string;

/** Signe has a bike that she has proved to be hers with a receipt. */
beforeEach(async () => {
  there = await closingContext();
  ofJob = await there.inRole("forget-departed");
  await given.person(there.table, "person-2");
  const proof = await given.proof(there.table, {
    ownerId: "person-1",
    frameNumber: "WTU204K8861",
    expiresAt: 4_000_000_000,
    ...receipt,
  });
  bikeId = await there.register("WTU204K8861", "person-1", proof);
  receiptId = proof.receiptUploadId;
  photoId = (await readBike()).photoUploadId!;
});

const readBike = async (): Promise<BikeItem> => (await there.table.get(keys.bike(bikeId), BikeItem))!;
const named = async (entity: string) =>
  (await there.everything()).filter((item) => item["entity"] === entity);
const uploads = async () => (await named("upload")).map(({ id }) => String(id)).toSorted();
const forget = (table: Table = ofJob) =>
  forgetDeparted({
    table,
    system: there.context.system,
    reportFailure: () => undefined,
  });

const handOver = async (from: string, to: string): Promise<void> => {
  there.pass(1000);
  const { system } = there.context;
  const handover = { now: system.now(), eventId: system.newId("event"), receiptNumber: "A-261120-000001" };
  await there.table.transact(
    handoverWrites(await readBike(), { sellerId: from, terms: someTerms() }, to, handover),
  );
};

const expectForgotten = async (): Promise<void> => {
  // A deleted bike's photo has another name by then.
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
  it("stays for 24 months after the bike was sold, and then goes with what was read of it", async () => {
    await handOver("person-1", "person-2");
    there.pass(days(729));
    await forget();
    expect(await uploads()).toEqual([photoId, receiptId].toSorted());
    there.pass(days(2));
    expect(await forget()).toMatchObject({ bikes: 1, failed: 0 });
    await expectForgotten();
    expect((await readBike()).ownerId).toBe("person-2");
  });

  it("goes 24 months after the bike was deleted", async () => {
    await there.deleteOwn(bikeId);
    there.pass(days(twoYears));
    expect(await forget()).toMatchObject({ bikes: 1, failed: 0 });
    await expectForgotten();
  });

  it("stays with a person who has bought the bike back, until they leave it again", async () => {
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

  it.each([0, 1, 2, 3, 4])("goes too where a run was interrupted after %i writes", async (writes) => {
    await handOver("person-1", "person-2");
    there.pass(days(twoYears));
    let done = 0;
    const interrupted: Table = {
      ...ofJob,
      transact: async (actions) => {
        done += 1;
        if (done > writes) throw new Error("interrupted");
        await ofJob.transact(actions);
      },
    };
    await forget(interrupted);
    expect(await forget()).toMatchObject({ failed: 0 });
    await expectForgotten();
  });
});
