import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  DeleteItemCommand,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DynamoDBClient,
  PutItemCommand,
  QueryCommand,
  RestoreTableToPointInTimeCommand,
  ScanCommand,
} from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTableProxy } from "#local/aws/dynamodb/table-proxy.ts";
import { startDynoxide } from "#local/aws/dynamodb/dynoxide.ts";
import { ensureTable } from "#local/aws/dynamodb/ensure-table.ts";
import { pointInTime } from "#local/aws/dynamodb/point-in-time.ts";
import { openRestores } from "#local/aws/dynamodb/restores.ts";
import { followClock } from "#local/clock/follow-clock.ts";
import { createClock } from "#local/clock/movable-clock.ts";
import { openRecords } from "#local/state/records.ts";
import { serve } from "#tests/local/serve.ts";
import { tableShape } from "#tests/table-shape.ts";
import { credentials } from "./start-proxy.ts";

const region = "eu-west-1";
const TableName = "registry";
const dbPath = join(mkdtempSync(join(tmpdir(), "point-")), "dynamodb.sqlite");
const clock = createClock(openRecords(undefined));
const context = { clock, credentials, region, accountId: "000000000000", stateDir: undefined };
const report = (line: string): void => expect.fail(line);

let database: Awaited<ReturnType<typeof startDynoxide>>;
let unfollow: () => void;
beforeAll(async () => {
  unfollow = followClock(clock);
  database = await startDynoxide(dbPath);
});
afterAll(async () => {
  unfollow();
  await database.close();
});

/** Opens the table proxy; without a file no restore is possible. */
const open = async ({ file }: { readonly file: string | undefined } = { file: dbPath }) => {
  const machineTimeOf = async (millis: number) => clock.machineTimeOf(millis);
  const { endpoint: own } = database;
  const restoring = pointInTime(context, { endpoint: own, dbPath: file, machineTimeOf, report });
  const prefix = "/_aws/dynamodb";
  const steps = [restoring.step];
  const served = await serve(() => createTableProxy(context, { prefix, endpoint: own, steps }));
  const endpoint = `${served.baseUrl}${prefix}`;
  const client = new DynamoDBClient({ endpoint, region, credentials, maxAttempts: 1 });
  await ensureTable(client, tableShape(TableName));
  const close = async (): Promise<void> => {
    await served.close();
    restoring.close();
  };
  return { client, close };
};

type Open = Awaited<ReturnType<typeof open>>;

const put = ({ client }: Open, id: string, text: string) =>
  client.send(
    new PutItemCommand({
      TableName,
      Item: { pk: { S: id }, sk: { S: "A" }, gsi1pk: { S: "ALL" }, gsi1sk: { S: id }, text: { S: text } },
    }),
  );
const remove = ({ client }: Open, id: string) =>
  client.send(new DeleteItemCommand({ TableName, Key: { pk: { S: id }, sk: { S: "A" } } }));

const isActive = ({ client }: Open, name: string) =>
  vi.waitFor(
    async () => {
      const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
      expect(Table?.TableStatus).toBe("ACTIVE");
    },
    { timeout: 20_000, interval: 20 },
  );

/** The items of a table and of its first index. */
const heldBy = async ({ client }: Open, name: string) => {
  const all = await client.send(new ScanCommand({ TableName: name }));
  const listed = await client.send(
    new QueryCommand({
      TableName: name,
      IndexName: "gsi1",
      KeyConditionExpression: "gsi1pk = :all",
      ExpressionAttributeValues: { ":all": { S: "ALL" } },
    }),
  );
  const texts = (items: typeof all.Items = []) =>
    items.map(({ pk, text }) => `${pk?.S} ${text?.S}`).toSorted();
  return [texts(all.Items), texts(listed.Items)];
};

const restoreTo = async (there: Open, target: string, at: number): Promise<void> => {
  const wanted = { SourceTableName: TableName, TargetTableName: target, RestoreDateTime: new Date(at) };
  await there.client.send(new RestoreTableToPointInTimeCommand(wanted));
  await isActive(there, target);
};

/** A second becomes restorable once no write of it can follow. */
const secondsPass = async ({ client }: Open, from: number): Promise<void> => {
  await vi.waitFor(
    async () => {
      const { ContinuousBackupsDescription } = await client.send(
        new DescribeContinuousBackupsCommand({ TableName }),
      );
      const { LatestRestorableDateTime } = ContinuousBackupsDescription?.PointInTimeRecoveryDescription ?? {};
      expect(LatestRestorableDateTime?.getTime()).toBeGreaterThan(from);
    },
    { timeout: 20_000, interval: 50 },
  );
};

test("A table is restored as it was at a moment, whatever was written, changed or deleted since", async () => {
  const there = await open();
  await put(there, "one", "before");
  await put(there, "two", "before");
  await put(there, "three", "before");
  const moment = clock.now();
  await secondsPass(there, moment);
  await put(there, "one", "after");
  await put(there, "one", "long after");
  await remove(there, "two");
  await put(there, "four", "after");
  await restoreTo(there, "then", moment);
  const before = ["one before", "three before", "two before"];
  expect(await heldBy(there, "then")).toEqual([before, before]);
  const now = ["four after", "one long after", "three before"];
  expect(await heldBy(there, TableName)).toEqual([now, now]);

  // Tests can move the clock of the cloud, but not the clock that dates the changes in the database.
  const late = clock.now();
  await secondsPass(there, late);
  clock.moveTo(clock.now() + 31 * 24 * 3600 * 1000);
  await remove(there, "three");
  await restoreTo(there, "a-month-ago", late);
  expect(await heldBy(there, "a-month-ago")).toEqual([now, now]);
  await there.close();
});

test("An interrupted restore continues when the database opens again", async () => {
  const first = await open();
  const second = Math.floor(clock.machineTimeOf(clock.now()) / 1000);
  await ensureTable(first.client, tableShape("cut-off", { stream: false }));
  await first.close();
  const restores = openRestores(dbPath);
  restores.add({ source: TableName, target: "cut-off", second });
  restores.close();
  const again = await open();
  await isActive(again, "cut-off");
  expect(await heldBy(again, "cut-off")).toEqual(await heldBy(again, TableName));
  await again.close();
});

test("A restore to the future or too far back is refused, and every restore without a file", async () => {
  const there = await open();
  const restore = (RestoreDateTime: Date) =>
    there.client.send(
      new RestoreTableToPointInTimeCommand({
        SourceTableName: TableName,
        TargetTableName: "no",
        RestoreDateTime,
      }),
    );
  for (const days of [1, -36])
    await expect(restore(new Date(clock.now() + days * 86_400_000))).rejects.toMatchObject({
      name: "InvalidRestoreTimeException",
    });
  await there.close();
  const forgetful = await open({ file: undefined });
  await expect(restoreTo(forgetful, "no", clock.now())).rejects.toMatchObject({
    name: "PointInTimeRecoveryUnavailableException",
  });
  await forgetful.close();
});
