import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DynamoDBClient, ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lifetimes } from "#lambdas/platform/table/lifetimes.ts";
import { assembly } from "#local/build/build-all.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { home } from "#local/open-state.ts";
import { openRecords } from "#local/state/records.ts";
import { openTemplate } from "#local/template/cloud-template.ts";
import { readBuckets } from "#local/template/readers/buckets.ts";
import { readSchedules } from "#local/template/readers/schedules.ts";
import { withCloud } from "#tests/cloud.ts";
import { localDeployment } from "../../../scripts/smoke/local-deployment.ts";
import { everything, type StoredThing } from "../erasure/everything.ts";
import { leaveAccounts, gather } from "./accounts.ts";
import { leaveBikes } from "./bikes.ts";
import { type DatedRow, rowsFrom } from "./specimens.ts";
import { leaveStores } from "./stores.ts";
import { type Walk, walk } from "./walk.ts";

/** Kinds of which some items remain, with the reason. Those of idle accounts are erased with the account. */
const staying: Readonly<Record<string, string>> = {
  apiKey: "The key in place of a replaced one works until its store revokes it.",
  sale: "What a store has sold stays with it; of a buyer who never came it knows the first letter.",
};

const stateDir = mkdtempSync(join(tmpdir(), "retention-"));
let cloud: Cloud;
let places: Parameters<typeof everything>[0];
let rows: readonly DatedRow[];
let walked: Walk;
let left: StoredThing[];

/** A former version has a row of its own, which a rule of the bucket keeps. */
const isCurrent = ({ store, kind }: StoredThing): boolean => store !== "logs" && kind !== "formerVersion";

const all = async (): Promise<StoredThing[]> => {
  const remains: StoredThing[] = [];
  for await (const each of everything(places)) if (isCurrent(each)) remains.push(each);
  return remains;
};

/** The service check runs all the time and leaves counters of failed sign-ins until they expire. */
const isOfServiceCheck = ({ kind, name, text }: StoredThing): boolean => {
  const [, end = ""] = /"expiresAt":(\d+)/.exec(text) ?? [];
  const isCount = kind === "rate" && name.includes("sign-ins-of-strangers");
  return isCount && Number(end) > cloud.clock.now() / 1000;
};

/** Leaves data of every kind, then lets ten years pass. */
beforeAll(async () => {
  cloud = await withCloud({ stateDir });
  const template = openTemplate(assembly, { ...home, baseUrl: cloud.url }, openRecords(undefined));
  const deployment = localDeployment(template, true);
  const { TableNames: tables = [] } = await new DynamoDBClient({}).send(new ListTablesCommand({}));
  process.env["TABLE_NAME"] = tables[0];
  const buckets = readBuckets(template).map(({ name }) => name);
  places = { tables, buckets, pools: [deployment.userPoolId], logs: join(stateDir, "log") };
  const people = await gather(cloud, deployment);
  await leaveStores(people);
  await leaveBikes(people);
  await leaveAccounts(people);
  rows = rowsFrom(Date.now() / 1000);
  const jobs = readSchedules(template).map(({ name, functionName }) => ({ name, functionName }));
  walked = await walk({ cloud, jobs, all }, rows);
  left = (await all()).filter((each) => !isOfServiceCheck(each));
});
afterAll(() => cloud.close());

describe("For every row of the retention table", () => {
  it("data exists on the day before its end; a new row without a specimen fails", () => {
    expect(walked.missed).toEqual([]);
  });

  it("the data is gone on the day after", () => {
    expect(walked.stayedOn).toEqual([]);
  });

  it("an interrupted job continues at its next run", () => {
    const byJobs = rows.flatMap(({ name, row }) => (typeof row.by === "string" ? [] : name));
    // An unconfirmed account exists only in the user pool, where the test refuses nothing.
    const inTable = byJobs.filter((name) => name !== "unconfirmedAccounts");
    expect(inTable.length).toBeGreaterThan(4);
    expect(inTable.filter((name) => !walked.broken.includes(name))).toEqual([]);
  });
});

describe("After ten years", () => {
  const keyOf: Readonly<Record<string, string>> = { ledger: "ledgerRow", qrCode: "qr" };
  const kinds = () => {
    const items = left.filter(({ store }) => places.tables.includes(store));
    return [...new Set(items.map(({ kind }) => keyOf[kind] ?? kind))];
  };
  const { "an open process, nine days at most": underWay = [], ...others } = lifetimes;

  it("only data without an end, or before its end, is left", () => {
    const ending = kinds().filter((kind) => !Object.values(others).flat().includes(kind));
    expect(ending.filter((kind) => staying[kind] === undefined)).toEqual([]);
    expect(Object.keys(staying).filter((kind) => !ending.includes(kind))).toEqual([]);
  });

  it("no unfinished process is left", () => {
    expect(kinds().filter((kind) => underWay.includes(kind))).toEqual([]);
  });
});
