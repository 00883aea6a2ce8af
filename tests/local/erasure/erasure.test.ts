import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DynamoDBClient, ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { closingRoutes } from "#contract/privacy/closing.ts";
import { maskName } from "#contract/platform/mask-name.ts";
import { kinds } from "#lambdas/privacy/own-copy/gather/kinds.ts";
import { pseudonymOf } from "#lambdas/platform/table/rate-limit.ts";
import { assembly } from "#local/build/build-all.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { home } from "#local/open-state.ts";
import { openRecords } from "#local/state/records.ts";
import { openTemplate } from "#local/template/cloud-template.ts";
import { readBuckets } from "#local/template/readers/buckets.ts";
import { withCloud } from "#tests/cloud.ts";
import { ask } from "../../../scripts/smoke/ask.ts";
import type { Deployment } from "../../../scripts/smoke/deployment.ts";
import { localDeployment } from "../../../scripts/smoke/local-deployment.ts";
import { aBusyLife, ottilia } from "./busy-life.ts";
import { everything, type StoredThing } from "./everything.ts";
import { signedInAnew, holdsNothing, isFunctionLog, stores } from "./person.ts";
import { accounts, bikes, names } from "./what-stays.ts";

const Template = z.object({
  Resources: z.record(
    z.string(),
    z.object({
      Type: z.string(),
      Metadata: z.looseObject({ "aws:cdk:path": z.string().optional() }).optional(),
    }),
  ),
});

type Resource = { readonly type: string; readonly path: string };

/** Lists the resources of the synthesised stacks by construct path. */
const storesOf = (assembly: string): Resource[] =>
  readdirSync(assembly, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".template.json"))
    .flatMap((file) => {
      const { Resources } = Template.parse(JSON.parse(readFileSync(join(assembly, file), "utf8")));
      return Object.entries(Resources).map(([id, { Type, Metadata }]) => ({
        type: Type,
        path: (Metadata?.["aws:cdk:path"] ?? id).replace(/\/Resource$/, ""),
      }));
    });

const day = 24 * 60 * 60;
const stateDir = mkdtempSync(join(tmpdir(), "erasure-"));
let cloud: Cloud;
let deployment: Deployment;
let places: Parameters<typeof everything>[0];
let userId: string;
let bikeIds: readonly string[];
let failingJobs: readonly string[];
let before: StoredThing[];
let after: StoredThing[];

const all = async (): Promise<StoredThing[]> => {
  const remains: StoredThing[] = [];
  for await (const each of everything(places)) remains.push(each);
  return remains;
};
const pass = (days: number) =>
  fetch(`${cloud.url}/_local/clock`, {
    method: "POST",
    body: JSON.stringify({ advanceSeconds: days * day }),
  });

/** Ottilia uses every feature and closes her account; then 31 days pass and every job runs. */
beforeAll(async () => {
  cloud = await withCloud({ stateDir });
  const template = openTemplate(assembly, { ...home, baseUrl: cloud.url }, openRecords(undefined));
  deployment = localDeployment(template, true);
  const { TableNames: tables = [] } = await new DynamoDBClient({}).send(new ListTablesCommand({}));
  process.env["TABLE_NAME"] = tables[0];
  const buckets = readBuckets(template).map(({ name }) => name);
  places = { tables, buckets, pools: [deployment.userPoolId], logs: join(stateDir, "log") };
  const life = await aBusyLife(cloud, deployment);
  ({ bikeIds } = life);
  ({ userId } = life.her);
  await cloud.caughtUp();
  before = await all();
  await ask(deployment, closingRoutes.closeAccount, { as: await signedInAnew({ deployment }, life.her) });
  await cloud.caughtUp();
  await pass(31);
  failingJobs = await deployment.watch.jobs();
  await cloud.caughtUp();
  // Items with a day to live, such as the end of her sessions, expire too.
  await pass(2);
  await cloud.caughtUp();
  after = await all();
});
afterAll(() => cloud.close());

const number = ottilia.personalNumber.replaceAll(/\D/g, "");

/** A text as stores, logs, addresses and headers may hold it. */
const forms = (text: string): string[] => [
  text,
  encodeURIComponent(text),
  Buffer.from(text).toString("base64").replace(/=+$/, ""),
  createHash("sha256").update(text).digest("hex"),
  createHash("sha256").update(text).digest("base64url"),
];

const traces: readonly string[] = [
  ...[ottilia.name, ottilia.email, ottilia.formerEmail, ottilia.phone, number].flatMap(forms),
  ...ottilia.name.split(" "),
  ottilia.name.split(" ").toReversed().join(", "),
  maskName(ottilia.name),
  ottilia.email.split("@")[0] ?? "",
  ottilia.formerEmail.split("@")[0] ?? "",
  ...[ottilia.email, ottilia.formerEmail, ottilia.phone].map(pseudonymOf),
  "0701740677",
  "070-1740677",
  "070-174 06 77",
  "070 174 06 77",
  number.slice(2),
  `${number.slice(0, -4)}-${number.slice(-4)}`,
  `${number.slice(2, -4)}-${number.slice(-4)}`,
  "Kvistbladsgatan",
  "a-browser-of-ottilia",
  "visade ID-kort",
];

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const namedBy = (): RegExp => new RegExp(traces.map(escaped).join("|"), "i");
const named = (kept: readonly StoredThing[], by: RegExp): StoredThing[] =>
  kept.filter(({ text }) => by.test(text));
const kindOf = ({ store, kind }: StoredThing): string => (store === "logs" ? "logs" : kind);
const kindsOf = (kept: readonly StoredThing[]): string[] => [...new Set(kept.map(kindOf))].toSorted();

describe("The stores of the template", () => {
  it("are all searched for leftovers, or the list says why not", () => {
    const found = storesOf(assembly).filter(({ type }) => !holdsNothing(type));
    const unknown = found.filter(({ path }) => !isFunctionLog(path) && stores[path] === undefined);
    expect(unknown).toEqual([]);
    expect(Object.keys(stores).filter((path) => !found.some((each) => each.path === path))).toEqual([]);
  });
});

describe("Before the erasure a busy person", () => {
  it("has data of every personal kind", () => {
    const wanted = Object.entries(kinds).flatMap(([kind, belonging]) =>
      "part" in belonging ? [kind === "ledgerRow" ? "ledger" : kind] : [],
    );
    const traces = new RegExp([namedBy().source, userId, ...bikeIds, "OKB204K886"].join("|"), "i");
    const there = kindsOf(named(before, traces));
    expect(wanted.filter((kind) => !there.includes(kind))).toEqual([
      // A store owns its staff list; staff cannot close their own account.
      "storeMember",
      // Leads from a bike to its sticker and names nobody.
      "bikeCode",
    ]);
  });

  it("is in the user pool, in buckets and in the name index", () => {
    expect(kindsOf(named(before, namedBy()))).toEqual(
      expect.arrayContaining(["user", "ownerName", "signatures"]),
    );
    expect(kindsOf(named(before, new RegExp(userId)))).toEqual(expect.arrayContaining(["user"]));
  });
});

describe("31 days after someone has closed their account", () => {
  it("no name, address, phone or personal number of theirs is left, unless the law requires it", () => {
    const left = named(after, namedBy());
    expect(left.filter((each) => names[kindOf(each)] === undefined)).toEqual([]);
    // An exception that never occurs is not needed.
    expect(Object.keys(names).filter((kind) => !kindsOf(left).includes(kind))).toEqual([]);
  });

  it("their account id is left only where it is needed", () => {
    const left = named(after, new RegExp(userId));
    expect(left.filter((each) => accounts[kindOf(each)] === undefined)).toEqual([]);
    expect(Object.keys(accounts).filter((kind) => !kindsOf(left).includes(kind))).toEqual([]);
  });

  it("their bikes are in no search index", () => {
    const left = named(after, new RegExp(bikeIds.join("|")));
    expect(left.filter((each) => bikes[kindOf(each)] === undefined)).toEqual([]);
  });

  it("no picture is left that nothing refers to", () => {
    const items = after
      .filter(({ store }) => places.tables.includes(store))
      .map(({ text }) => text)
      .join("\n");
    const pictures = after.filter(({ name, kind }) => name.endsWith(".jpg") && kind !== "formerVersion");
    const orphans = pictures.filter(
      ({ name }) => !items.includes(/(upload_\w+|[\w-]+)\.jpg$/.exec(name)?.[1] ?? ""),
    );
    expect(orphans.map(({ name }) => name)).toEqual([]);
  });

  it("no function has failed", async () => {
    const { failures, deadLetters } = await (await fetch(`${cloud.url}/_local.json`)).json();
    const nothing = { failures: [], deadLetters: [], failingJobs: [] };
    expect({ failures, deadLetters, failingJobs }).toEqual(nothing);
  });
});
