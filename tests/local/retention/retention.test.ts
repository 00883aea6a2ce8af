import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DynamoDBClient, ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keptWith } from "#lambdas/shared/table/kept-with.ts";
import { assembly } from "#local/build/build-all.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { home } from "#local/open-state.ts";
import { openRecords } from "#local/state/records.ts";
import { openTemplate } from "#local/template/cloud-template.ts";
import { readBuckets } from "#local/template/readers/buckets.ts";
import { readSchedules } from "#local/template/readers/schedules.ts";
import { withCloud } from "#tests/cloud.ts";
import { localDeployment } from "../../../scripts/smoke/local-deployment.ts";
import { everything, type Kept } from "../erasure/everything.ts";
import { leaveAccounts } from "./accounts.ts";
import { leaveBikes } from "./bikes.ts";
import { gather } from "./people.ts";
import { type Row, rowsFrom } from "./specimens.ts";
import { leaveStores } from "./stores.ts";
import { staying } from "./what-stays.ts";
import { type Walk, walk } from "./walk.ts";

const stateDir = mkdtempSync(join(tmpdir(), "retention-"));
let cloud: Cloud;
let places: Parameters<typeof everything>[0];
let rows: readonly Row[];
let walked: Walk;
let left: Kept[];

const all = async (): Promise<Kept[]> => {
  const found: Kept[] = [];
  for await (const each of everything(places)) if (each.store !== "logs") found.push(each);
  return found;
};

/** The service is tried from outside all the while, up to this moment: sign-ins of addresses that nobody has are counted until their time is over. */
const isOfServiceCheck = ({ kind, name, text }: Kept): boolean => {
  const [, end = ""] = /"expiresAt":(\d+)/.exec(text) ?? [];
  const isCount = kind === "rate" && name.includes("sign-ins-of-strangers");
  return isCount && Number(end) > cloud.clock.now() / 1000;
};

/** Something of everything is left behind, and then ten years pass. */
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

describe("of every row of the table of what is kept", () => {
  it("something is there on the day before its end; a new row without a specimen fails", () => {
    expect(walked.missed).toEqual([]);
  });

  it("nothing is there on the day after, by the job, the time or the bucket that the row names", () => {
    expect(walked.stayedOn).toEqual([]);
  });

  it("a job that was broken off goes on the next time", () => {
    const byJobs = rows.flatMap(({ name, row }) => (typeof row.by === "string" ? [] : name));
    // Someone who never came is in the pool alone, which was not refused.
    const inTable = byJobs.filter((name) => name !== "unconfirmedAccounts");
    expect(inTable.length).toBeGreaterThan(4);
    expect(inTable.filter((name) => !walked.broken.includes(name))).toEqual([]);
  });
});

describe("after ten years", () => {
  const keyOf: Readonly<Record<string, string>> = { ledger: "ledgerRow", qrCode: "qr" };
  const kinds = () => {
    const items = left.filter(({ store }) => places.tables.includes(store));
    return [...new Set(items.map(({ kind }) => keyOf[kind] ?? kind))];
  };
  const { "what is under way, nine days at most": underWay = [], ...others } = keptWith;

  it("only that is left which has no end by the table, or has not come to it", () => {
    const ending = kinds().filter((kind) => !Object.values(others).flat().includes(kind));
    expect(ending.filter((kind) => staying[kind] === undefined)).toEqual([]);
    expect(Object.keys(staying).filter((kind) => !ending.includes(kind))).toEqual([]);
  });

  it("nothing of all that was under way is left", () => {
    expect(kinds().filter((kind) => underWay.includes(kind))).toEqual([]);
  });
});
