import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DynamoDBClient, ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closingRoutes } from "#contract/closing.ts";
import { kinds } from "#lambdas/accounts/own-copy/gather/kinds.ts";
import { nameless } from "#lambdas/shared/table/rate-limit.ts";
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
import { everything, type Kept } from "./everything.ts";
import { signedInAnew } from "./newcomers.ts";
import { storesOf } from "./read-stores.ts";
import { holdsNothing, isFunctionLog, stores } from "./stores.ts";
import { accounts, bikes, names } from "./what-stays.ts";

const day = 24 * 60 * 60;
const stateDir = mkdtempSync(join(tmpdir(), "erasure-"));
let cloud: Cloud;
let deployment: Deployment;
let places: Parameters<typeof everything>[0];
let userId: string;
let bikeIds: readonly string[];
let failingJobs: readonly string[];
let before: Kept[];
let after: Kept[];

const all = async (): Promise<Kept[]> => {
  const found: Kept[] = [];
  for await (const each of everything(places)) found.push(each);
  return found;
};
const pass = (days: number) =>
  fetch(`${cloud.url}/_local/clock`, {
    method: "POST",
    body: JSON.stringify({ advanceSeconds: days * day }),
  });

/** Ottilia has a busy life, closes her account, and a month passes with every job that there is. */
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
  // What has no time to live but a day, as the end of her sessions, goes too.
  await pass(2);
  await cloud.caughtUp();
  after = await all();
});
afterAll(() => cloud.close());

const number = ottilia.personalNumber.replaceAll(/\D/g, "");
const namedBy = (): RegExp => {
  const [first = "", last = ""] = ottilia.name.split(" ");
  const hashes = [ottilia.email, ottilia.formerEmail, ottilia.phone].map(nameless);
  const phone = ottilia.phone.replace("+46", "");
  const numbers = [
    number,
    number.slice(2),
    `${number.slice(0, -4)}-${number.slice(-4)}`,
    `${number.slice(2, -4)}-${number.slice(-4)}`,
  ];
  return new RegExp([first, last, phone, ...hashes, ...numbers].join("|"), "i");
};
const named = (kept: readonly Kept[], by: RegExp): Kept[] => kept.filter(({ text }) => by.test(text));
const kindOf = ({ store, kind }: Kept): string => (store === "logs" ? "logs" : kind);
const kindsOf = (kept: readonly Kept[]): string[] => [...new Set(kept.map(kindOf))].toSorted();

describe("the stores of the template", () => {
  it("are all known here: a new one is searched, or it is said why not", () => {
    const found = storesOf(assembly).filter(({ type }) => !holdsNothing(type));
    const unknown = found.filter(({ path }) => !isFunctionLog(path) && stores[path] === undefined);
    expect(unknown).toEqual([]);
    expect(Object.keys(stores).filter((path) => !found.some((each) => each.path === path))).toEqual([]);
  });
});

describe("a busy person", () => {
  it("has left something of every kind that is of a person", () => {
    const wanted = Object.entries(kinds).flatMap(([kind, belonging]) =>
      "part" in belonging ? [kind === "ledgerRow" ? "ledger" : kind] : [],
    );
    const traces = new RegExp([namedBy().source, userId, ...bikeIds, "OKB204K886"].join("|"), "i");
    const there = kindsOf(named(before, traces));
    expect(wanted.filter((kind) => !there.includes(kind))).toEqual([
      // A store's people are its own: its owner takes them off its staff, and they close no account.
      "storeMember",
      // Leads from a bike to the sticker on it, and names nobody.
      "bikeCode",
    ]);
  });

  it("was in the pool, in buckets and in the lists that names are searched by", () => {
    expect(kindsOf(named(before, namedBy()))).toEqual(
      expect.arrayContaining(["user", "ownerName", "signatures"]),
    );
    expect(kindsOf(named(before, new RegExp(userId)))).toEqual(expect.arrayContaining(["user"]));
  });
});

describe("31 days after they have closed their account", () => {
  it("no name, address, telephone or personal number of theirs is left, but where the law has it stay", () => {
    const left = named(after, namedBy());
    expect(left.filter((each) => names[kindOf(each)] === undefined)).toEqual([]);
    // What is allowed and never met is not known to be needed.
    expect(Object.keys(names).filter((kind) => !kindsOf(left).includes(kind))).toEqual([]);
  });

  it("the account is named by its id, and only where that is needed", () => {
    const left = named(after, new RegExp(userId));
    expect(left.filter((each) => accounts[kindOf(each)] === undefined)).toEqual([]);
    expect(Object.keys(accounts).filter((kind) => !kindsOf(left).includes(kind))).toEqual([]);
  });

  it("bikes that went with the account are in no list that is searched", () => {
    const left = named(after, new RegExp(bikeIds.join("|")));
    expect(left.filter((each) => bikes[kindOf(each)] === undefined)).toEqual([]);
  });

  it("nothing leads to a picture any more that is still there", () => {
    const items = after
      .filter(({ store }) => places.tables.includes(store))
      .map(({ text }) => text)
      .join("\n");
    const pictures = after.filter(({ name }) => name.endsWith(".jpg"));
    const orphans = pictures.filter(
      ({ name }) => !items.includes(/(upload_\w+|[\w-]+)\.jpg$/.exec(name)?.[1] ?? ""),
    );
    expect(orphans.map(({ name }) => name)).toEqual([]);
  });

  it("every function has done its work", async () => {
    const { failures, deadLetters } = await (await fetch(`${cloud.url}/_local.json`)).json();
    const nothing = { failures: [], deadLetters: [], failingJobs: [] };
    expect({ failures, deadLetters, failingJobs }).toEqual(nothing);
  });
});
