import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { marshall } from "@aws-sdk/util-dynamodb";
import type { DynamoDBStreamEvent } from "aws-lambda";
import { describe, expect, it, vi } from "vitest";
import { bikeWrites } from "#lambdas/bikes/registration/registration-writes.ts";
import { textEntries } from "#lambdas/bikes/index/entries.ts";
import { plan } from "#lambdas/bikes/index/plan.ts";
import { postingWrites } from "#lambdas/bikes/index/posting-writes.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { DictionaryItem } from "#lambdas/bikes/items/dictionary.ts";
import { PostingItem } from "#lambdas/bikes/items/posting.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { enterFunction } from "#tests/lambdas/function-environment.ts";
import { aSystem } from "#tests/lambdas/a.ts";
import { aBike } from "#tests/lambdas/notifications/notifier/a-bike.ts";
import { watchLog } from "#tests/lambdas/written-log.ts";

const testTable = await withTable();
const { tableName, config } = testTable;
const table = openTable(tableName, aSystem(), new DynamoDBClient(config));
enterFunction(testTable);
for (const name of [
  "RECEIPTS_BUCKET",
  "BIKE_PHOTOS_BUCKET",
  "ID_CARDS_BUCKET",
  "BUG_PICTURES_BUCKET",
  "DISTRIBUTION_ID",
])
  vi.stubEnv(name, "none-here");
const { handler } = await import("#lambdas/app/follow-changes/handler.ts");

const change = (after: object, before?: object) =>
  ({
    eventID: "event",
    dynamodb: {
      SequenceNumber: "1",
      NewImage: marshall(after, { removeUndefinedValues: true }),
      ...(before && { OldImage: marshall(before, { removeUndefinedValues: true }) }),
    },
  }) as unknown as DynamoDBStreamEvent["Records"][number];

const hear = (...records: DynamoDBStreamEvent["Records"]) => handler({ Records: records });

const search = async (words: readonly string[], status: "any" | "stolen" = "any"): Promise<string[]> => {
  const pages = await Promise.all(
    plan({ words, status }).partitions.map((partition) =>
      table.query({ partition, schema: PostingItem, limit: 10 }),
    ),
  );
  return pages.flatMap(({ items }) => items.map(({ id }) => id));
};

const bikesWith = async (field: string, term: string): Promise<number | undefined> =>
  (await table.get(keys.dictionaryEntry(field, term), DictionaryItem))?.bikes;

let serial = 0;
const aWrittenBike = async (over: Partial<BikeItem>): Promise<BikeItem> => {
  serial += 1;
  const bike = aBike({ id: `bike_${serial}`, frameNumber: `HANDLER${serial}`, salePrice: 900, ...over });
  await table.transact(bikeWrites(bike, `event_${serial}`, true));
  return bike;
};

const edit = async (before: BikeItem, over: Partial<BikeItem>): Promise<BikeItem> => {
  const after = { ...before, ...over, version: before.version + 1 };
  await table.transact([put(keys.bike(after.id), "bike", after), ...postingWrites(before, after)]);
  return after;
};

describe("a change", () => {
  it("lists a bike under each word and each pair, and counts its values", async () => {
    const bike = await aWrittenBike({ brand: "Sjösala", model: "Tavla Blå", city: "Kiruna" });
    expect(await search(["tavla"])).toEqual([]);
    expect(await hear(change(bike))).toEqual({ batchItemFailures: [] });
    expect(await search(["tavla"])).toEqual([bike.id]);
    expect(await search(["kiruna", "sjosala"])).toEqual([bike.id]);
    expect([await bikesWith("brand", "sjosala"), await bikesWith("city", "kiruna")]).toEqual([1, 1]);
  });

  it("ends the ads of a closed account", async () => {
    const bike = await aWrittenBike({ ownerId: "leaving", openListingId: "listing_leaving", salePrice: 900 });
    const closedAt = "2026-11-20T12:00:00.000Z";
    const sessions = { entity: "sessions", userId: "leaving", validFrom: closedAt, closedAt };
    await table.transact([
      put(keys.sessions("leaving"), "sessions", sessions),
      put(keys.listing("listing_leaving"), "listing", { state: "active", version: 1 }),
    ]);
    const { closedAt: _, ...open } = sessions;
    await hear(change(open));
    expect(await table.get(keys.bike(bike.id), BikeItem)).toMatchObject({ openListingId: "listing_leaving" });
    expect(await hear(change(sessions))).toEqual({ batchItemFailures: [] });
    expect(await table.get(keys.bike(bike.id), BikeItem)).not.toHaveProperty("openListingId");
  });

  it("lists a bike's current state, even for an old event", async () => {
    const old = await aWrittenBike({ model: "Oldmodel", brand: "Crescent" });
    const now = await edit(old, { model: "Newmodel" });
    await hear(change(now, old));
    await hear(change(old));
    expect([await search(["oldmodel"]), await search(["newmodel"])]).toEqual([[], [now.id]]);
    expect([await bikesWith("model", "oldmodel"), await bikesWith("model", "newmodel")]).toEqual([
      undefined,
      1,
    ]);
  });

  it("counts a bike once, however often it is delivered", async () => {
    const bike = await aWrittenBike({ brand: "Countedonce" });
    await hear(change(bike), change(bike));
    await hear(change(bike));
    expect(await bikesWith("brand", "countedonce")).toBe(1);
  });

  it("counts each of many bikes of one brand that come at once", async () => {
    const bikes = await Promise.all(Array.from({ length: 12 }, () => aWrittenBike({ brand: "Manyofit" })));
    const answers = await Promise.all(bikes.map((bike) => hear(change(bike))));
    expect(answers.flatMap(({ batchItemFailures }) => batchItemFailures)).toEqual([]);
    expect(await bikesWith("brand", "manyofit")).toBe(12);
    await Promise.all(
      bikes.map(async (bike) => hear(change(await edit(bike, { deletedAt: "2026-11-20T12:00:00.000Z" })))),
    );
    expect(await bikesWith("brand", "manyofit")).toBeUndefined();
  });

  it("lists and removes a stolen bike with more words than one transaction holds", async () => {
    const description = "Ovanlig korg bakljus ringklocka barnsadel stänkskärm dekal repa pedal reflex lås";
    const calm = await aWrittenBike({ model: "Wordy", city: "Visby", description });
    await hear(change(calm));
    expect(await search(["barnsadel", "reflex"])).toEqual([]);
    const stolen = await edit(calm, { status: "stolen", stolenSince: "2026-11-20" });
    expect(textEntries(stolen).length).toBeGreaterThan(150);
    await hear(change(stolen, calm));
    expect(await search(["barnsadel", "reflex"], "stolen")).toEqual([calm.id]);
    await hear(change(await edit(stolen, { status: "registered", stolenSince: undefined })));
    expect(await search(["barnsadel", "reflex"])).toEqual([]);
    expect(await search(["wordy", "visby"])).toEqual([calm.id]);
  });

  it("returns a failed record for retry, and logs nothing of its content", async () => {
    const log = watchLog();
    const answer = await hear(change({ entity: "bike", secret: "hemligt" }));
    log.stop();
    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: "1" }]);
    expect(log.text()).toContain("could not be followed");
    expect(log.text()).not.toContain("hemligt");
  });
});
