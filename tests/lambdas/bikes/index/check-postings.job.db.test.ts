import { expect, it, vi } from "vitest";
import { bikeWrites } from "#lambdas/bikes/registration/registration-writes.ts";
import { postingKeys } from "#lambdas/bikes/index/posting-keys.ts";
import { reindex } from "#lambdas/bikes/index/reindex.ts";
import { system } from "#lambdas/platform/system.ts";
import { remove } from "#lambdas/platform/table/actions.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { enterFunction } from "#tests/lambdas/function-environment.ts";
import { aSystem } from "#tests/lambdas/a.ts";
import { aBike } from "#tests/lambdas/notifications/notifier/a-bike.ts";
import { watchLog } from "#tests/lambdas/written-log.ts";

const testTable = await withTable();
const { tableName, client } = testTable;
const table = openTable(tableName, aSystem(), client);
enterFunction(testTable);
const { handler } = await import("#lambdas/bikes/index/check-postings.job.ts");

const run = async (): Promise<unknown[]> => {
  const log = watchLog();
  vi.spyOn(system, "wait").mockResolvedValue();
  try {
    await handler();
    return log.lines();
  } finally {
    log.stop();
  }
};

it("counts wrong search items in the alarm's metric and names them in the log", async () => {
  const bike = aBike({ city: "Umeå" });
  await table.transact(bikeWrites(bike, "event_1", true));
  await reindex({ table, system: aSystem() }, bike.id);
  expect(await run()).toContainEqual(
    expect.objectContaining({
      service: "check-postings",
      PostingDrift: 0,
      _aws: expect.objectContaining({
        CloudWatchMetrics: [
          {
            Namespace: "Cykelregistret/test",
            Dimensions: [["service"]],
            Metrics: [{ Name: "PostingDrift", Unit: "Count" }],
          },
        ],
      }),
    }),
  );
  const [place] = postingKeys(bike);
  await table.transact([remove(place!)]);
  const lines = await run();
  expect(lines).toContainEqual(expect.objectContaining({ PostingDrift: 1 }));
  expect(lines).toContainEqual(
    expect.objectContaining({ level: "ERROR", what: "missing", bikeId: bike.id, place }),
  );
});
