import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { beforeAll, describe, expect, it } from "vitest";
import { answerNumber } from "#lambdas/checks/answer-number.ts";
import { changeWrites } from "#lambdas/bikes/change-writes.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { startMeter } from "#lambdas/platform/table/read-meter.ts";
import { openReader } from "#lambdas/platform/table/reader.ts";
import { withTable } from "#tests/dynamodb.ts";
import { inRoleOf } from "#tests/in-role.ts";
import { noon } from "#tests/lambdas/a.ts";
import { type Register, aListedBike, aRegister } from "#tests/lambdas/bikes/search/a-register.ts";

const stolen = {
  status: "stolen",
  stolenSince: "2026-11-01",
  stolenPlace: { place: "Storgatan", city: "Malmö" },
} as const;
const registeredAt = "2019-12-31T23:30:00.000Z";
const ad = { openListingId: "listing_0123456789abcdefghij", salePrice: 4200 };

const bikes = {
  stolen: aListedBike({ frameNumber: "WTU204K8861", ...stolen }),
  twins: [
    aListedBike({ frameNumber: "BX77K20914", ...stolen }),
    aListedBike({ frameNumber: "BX77K2O914", ...stolen }),
  ],
  registered: aListedBike({ frameNumber: "KX88123004", registeredAt, name: "Annas cykel" }),
  bought: aListedBike({ frameNumber: "KX88123005", registeredAt, ownedSince: "2024-05-02T10:00:00.000Z" }),
  boughtEarlier: aListedBike({ frameNumber: "KX88123006", registeredAt, ownershipReceipt: "AB12-CD34" }),
  forSale: aListedBike({ frameNumber: "TRK4410078", registeredAt, ...ad }),
  promised: aListedBike({ frameNumber: "TRK4410079", ...ad, openTransferId: "transfer_1" }),
  disputed: aListedBike({
    frameNumber: "DSP7731004",
    registeredAt,
    disputedSince: "2026-11-02T10:00:00.000Z",
  }),
  inReview: aListedBike({ frameNumber: "PEND774411", status: "pending_review" }),
};

let register: Register;
let ask: (
  frameNumber: string,
) => Promise<{ answer: Awaited<ReturnType<typeof answerNumber>>; units: number }>;

beforeAll(async () => {
  const place = await withTable({ stream: false });
  register = await aRegister(place);
  await register.add(...Object.values(bikes).flat());
  const guard = { bikeId: "bike_sold", ownerId: "store_1" };
  await register.table.transact([put(keys.frameGuard("SOLD551209"), "frameGuard", guard)]);
  const client: DynamoDBClient = await inRoleOf("answers", place);
  ask = async (frameNumber) => {
    const meter = startMeter();
    const reader = openReader(place.tableName, register.system, client)(meter);
    const answer = await answerNumber({ reader, system: register.system }, frameNumber);
    return { answer, units: meter.total() };
  };
});

const change = (bike: BikeItem, changes: Partial<BikeItem>): Promise<void> =>
  register.table.transact(changeWrites(bike, { ...bike, ...changes, version: bike.version + 1 }));

describe("the answer about a number", () => {
  it("tells when and where the bike was stolen", async () => {
    const { answer } = await ask("WTU204K8861");
    expect(answer).toMatchObject({ frameNumber: "WTU204K8861", status: "stolen", at: noon.toISOString() });
    expect(answer.bike).toMatchObject({ stolenSince: "2026-11-01", stolenPlace: "Storgatan, Malmö" });
    expect(answer).not.toHaveProperty("ownerSince");
  });

  it("shows every stolen bike whose number looks alike, with its whole number", async () => {
    const { answer } = await ask("8X77K20914");
    expect(answer).toMatchObject({ status: "resembles-stolen" });
    expect(answer.alike?.map(({ frameNumber }) => frameNumber).toSorted()).toEqual([
      "BX77K20914",
      "BX77K2O914",
    ]);
    expect(answer).not.toHaveProperty("bike");
  });

  it.each([
    ["KX88123004", 2020, "in the Swedish year of the registration"],
    ["KX88123005", 2024, "since the bike changed owners"],
    ["KX88123006", undefined, "at a time that was not kept"],
  ])("tells of %s that its owner has proved it since %s, %s", async (frameNumber, ownerSince, _why) => {
    const { answer } = await ask(frameNumber);
    expect(answer).toMatchObject({ status: "registered" });
    expect(answer.ownerSince).toBe(ownerSince);
  });

  it("leads to the ad of a bike that its owner sells", async () => {
    const { answer } = await ask("TRK4410078");
    expect(answer).toMatchObject({ status: "registered", ad: { id: ad.openListingId, price: 4200 } });
    expect((await ask("TRK4410079")).answer).not.toHaveProperty("ad");
  });

  it.each([
    ["DSP7731004", "disputed"],
    ["SOLD551209", "sold"],
    ["PEND774411", "unknown"],
    ["QQ90817263", "unknown"],
    ["KX8812300", "unknown"],
  ])("says that %s is %s, and nothing of an owner", async (frameNumber, status) => {
    const { answer } = await ask(frameNumber);
    expect(answer).toMatchObject({ status });
    expect(answer).not.toHaveProperty("ownerSince");
  });

  it("names nobody and hides what the owner hides", async () => {
    const { answer } = await ask("KX88123004");
    expect(JSON.stringify(answer)).not.toMatch(/Annas|ownerId|bike_/);
  });

  it("reads three units at most", async () => {
    const numbers = ["WTU204K8861", "8X77K20914", "KX88123004", "TRK4410078", "SOLD551209", "QQ90817263"];
    for (const number of numbers) expect((await ask(number)).units).toBeLessThanOrEqual(3);
  });

  it("follows a theft at once", async () => {
    const bike = aListedBike({ frameNumber: "NEW5512093", registeredAt });
    await register.add(bike);
    expect((await ask("NEW5512093")).answer.status).toBe("registered");
    await change(bike, stolen);
    expect((await ask("NEW5512093")).answer.status).toBe("stolen");
  });
});
