import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  DeleteItemCommand,
  DynamoDBClient,
  ListTablesCommand,
  UpdateItemCommand,
} from "@aws-sdk/client-dynamodb";
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { DynamoDBDocumentClient, paginateScan } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountRoutes } from "#contract/people/accounts.ts";
import { bikeWrites } from "#lambdas/bikes/registration/registration-writes.ts";
import { nameWrites } from "#lambdas/bikes/index/name-writes.ts";
import { put, update } from "#lambdas/platform/table/actions.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";
import { assembly } from "#local/build/build-all.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { home } from "#local/open-state.ts";
import { openRecords } from "#local/state/records.ts";
import { openTemplate } from "#local/template/cloud-template.ts";
import { withCloud } from "#tests/cloud.ts";
import { aBike } from "#tests/lambdas/notifications/notifier/a-bike.ts";
import { drill } from "../../../scripts/drill/drill.ts";
import { openNotes } from "../../../scripts/drill/notes.ts";
import { pictureFact } from "../../../scripts/drill/pictures.ts";
import { isWell, summary, switching } from "../../../scripts/drill/summary.ts";
import { openWorld } from "../../../scripts/drill/world.ts";
import { ask } from "../../../scripts/smoke/ask.ts";
import type { Deployment, RemovalEnv } from "../../../scripts/smoke/deployment.ts";
import { erasePerson } from "../../../scripts/smoke/erase-person.ts";
import { localDeployment } from "../../../scripts/smoke/local-deployment.ts";
import { configure, makePerson, signInAs } from "../../../scripts/smoke/people.ts";

let cloud: Cloud;
let deployment: Deployment;
let env: RemovalEnv;
const folder = mkdtempSync(join(tmpdir(), "drill-"));

beforeAll(async () => {
  cloud = await withCloud({ stateDir: mkdtempSync(join(tmpdir(), "drilled-")) });
  const template = openTemplate(assembly, { ...home, baseUrl: cloud.url }, openRecords(undefined));
  deployment = localDeployment(template, true);
  env = deployment.removal!;
  for (const Key of ["user/person/one.jpg", "user/person/two.jpg"])
    await new S3Client({}).send(new PutObjectCommand({ Bucket: env.RECEIPTS_BUCKET, Key, Body: Key }));
  const entry = { userId: "person", reason: "purchase", amount: 100, balanceAfter: 100, reference: "order" };
  const balance = { userId: "person", points: 100, version: 1, gsi1pk: lists.balances(), gsi1sk: "person" };
  await openTable(env.TABLE_NAME, system).transact([
    put(keys.ledgerRow("person", 1), "ledger", { ...entry, at: system.now().toISOString() }),
    put(keys.balance("person"), "balance", balance),
  ]);
  await cloud.caughtUp();
});
afterAll(async () => {
  await cloud.close();
});

/** Runs the drill and stops it at a step as if it were killed. */
const program = (name: string, killedAt = "nowhere") => {
  const notes = openNotes(join(folder, `${name}.sqlite`));
  const report = (line: string): void => {
    if (line.startsWith(killedAt)) throw new Error("killed");
  };
  const world = openWorld(env, { notes, now: () => new Date(), report });
  return { world, copy: `${env.TABLE_NAME}-${name}`, close: () => notes.close() };
};

const run = async (
  name: string,
  { killedAt, ...wanted }: { killedAt?: string; at?: Date; keep?: boolean } = {},
) => {
  const { world, copy, close } = program(name, killedAt);
  try {
    return await drill(world, { copy, at: undefined, keep: false, ...wanted });
  } finally {
    close();
  }
};

const everythingIn = async (TableName: string): Promise<Record<string, unknown>[]> => {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const items: Record<string, unknown>[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName })) items.push(...Items);
  return items;
};
const tables = async () => (await new DynamoDBClient({}).send(new ListTablesCommand({}))).TableNames ?? [];

describe("A restore drill", () => {
  it("finds all acknowledged data in the copy, counts it and removes the copy", async () => {
    const result = await run("well");
    expect(result.lost).toEqual([]);
    expect(result).toMatchObject({ mismatches: 0, erased: 0, broughtBack: 0 });
    const acknowledged = Object.fromEntries(result.parts.map((part) => [part.part, part.acknowledged]));
    for (const part of ["ledger", "guards", "postings", "bikes"])
      expect(acknowledged[part]).toBeGreaterThan(1);
    expect(acknowledged["pictures"]).toBe(2);
    expect(isWell(result)).toBe(true);
    expect(summary(result)).toMatch(/It took \d+\.\d seconds\. Data lost: 0\.$/);
    expect(await tables()).not.toContain(result.copy);
  });

  it("continues after a kill at any step and tolerates writes meanwhile", async () => {
    const { TABLE_NAME } = env;
    const steps = ["What is there", "The table is", "All of it", "The copy is", "Who was erased", "Ledgers"];
    for (const killedAt of steps) {
      await expect(run("killed", { killedAt })).rejects.toThrow("killed");
      const bike = aBike({ id: system.newId("bike"), frameNumber: `WTU204K88${steps.indexOf(killedAt)}0` });
      await openTable(TABLE_NAME, system).transact(bikeWrites(bike, system.newId("event"), true));
    }
    const result = await run("killed");
    expect([result.lost, result.mismatches]).toEqual([[], 0]);
  });

  it("names missing and changed data", async () => {
    await expect(run("lossy", { killedAt: "All of it" })).rejects.toThrow("killed");
    const client = new DynamoDBClient({});
    const TableName = `${env.TABLE_NAME}-lossy`;
    const row = keys.ledgerRow("person", 1);
    const key = ({ pk, sk }: { pk: string; sk: string }) => ({ pk: { S: pk }, sk: { S: sk } });
    await client.send(new DeleteItemCommand({ TableName, Key: key(row) }));
    const [guard] = (await everythingIn(TableName)).filter(({ entity }) => entity === "frameGuard");
    await client.send(
      new UpdateItemCommand({
        TableName,
        Key: key({ pk: String(guard!["pk"]), sk: String(guard!["sk"]) }),
        UpdateExpression: "SET ownerId = :other",
        ExpressionAttributeValues: { ":other": { S: "somebody" } },
      }),
    );
    const notes = openNotes(join(folder, "lossy.sqlite"));
    notes.add(pictureFact("receipts", "user/person/three.jpg", "etag"));
    notes.close();
    const result = await run("lossy");
    expect(result.lost.toSorted()).toEqual(
      [
        `frameGuard ${String(guard!["pk"])} ${String(guard!["sk"])}`,
        `ledger ${row.pk} ${row.sk}`,
        "picture receipts/user/person/three.jpg",
      ].toSorted(),
    );
    expect(result.mismatches).toBe(1);
    expect(isWell(result)).toBe(false);
    expect(summary(result)).toContain("Data lost: 3.");
  });
});

describe("A restored table", () => {
  it("holds nobody who was erased since, and gets back the files that were deleted since", async () => {
    await configure(deployment);
    const trial = { deployment, mark: "deadbeef", people: [] };
    const person = await makePerson(trial, "customer");
    await signInAs(person);
    await ask(deployment, accountRoutes.getMe, { as: person });
    const { userId } = person;
    const table = openTable(env.TABLE_NAME, system);
    const bike = aBike({
      id: system.newId("bike"),
      ownerId: userId,
      frameNumber: "WTU204K8899",
      name: "Rutans",
    });
    await table.transact(bikeWrites(bike, system.newId("event"), true));
    await table.transact([
      update(keys.bike(bike.id)).set({ status: "stolen" }).add("version", 1),
      ...nameWrites(undefined, { userId, fullName: "Rut Rökprov" }),
    ]);
    await cloud.caughtUp();
    const at = new Date(Math.ceil(Date.now() / 1000) * 1000);
    await expect.poll(() => Date.now(), { interval: 200 }).toBeGreaterThan(at.getTime() + 1000);

    await table.transact([update(keys.bike(bike.id)).set({ status: "registered" }).add("version", 1)]);
    await erasePerson(env, async () => undefined, userId);
    const files = new S3Client({});
    const deleted = { Bucket: env.RECEIPTS_BUCKET, Key: "user/person/two.jpg" };
    await files.send(new DeleteObjectCommand(deleted));

    const result = await run("back", { at });
    expect(result).toMatchObject({ erased: 1, broughtBack: 1, mismatches: 0 });
    const copy = (await everythingIn(result.copy)).filter((item) => JSON.stringify(item).includes(userId));
    const kinds = copy.map(({ entity }) => entity);
    expect(kinds).toContain("bikeEvent");
    for (const gone of ["profile", "emailGuard", "ownerName", "frameGuard", "posting"])
      expect(kinds).not.toContain(gone);
    expect(JSON.stringify(await everythingIn(result.copy))).not.toMatch(/Rökprov|Rutans|deadbeef/);
    expect(await (await files.send(new GetObjectCommand(deleted))).Body?.transformToString()).toBe(
      deleted.Key,
    );
    expect(switching(result, "prod")).toContain(`restoredTable: { name: "${result.copy}"`);
    // A second run finds nobody left to erase.
    expect(await run("back", { at })).toMatchObject({ erased: 0, broughtBack: 0 });
  });
});
