import { expect } from "vitest";
import type * as z from "zod";
import { reconcile } from "#lambdas/points/reconcile.ts";
import { promptEntries } from "#lambdas/bikes/index/entries.ts";
import { mayBePaid } from "#lambdas/thefts/rewards/rules.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { FoundReportItem, RewardItem } from "#lambdas/thefts/items/found-report.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import { TheftItem } from "#lambdas/thefts/items/theft.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import type { StoredItem } from "#tests/lambdas/bikes/index/written-items.ts";

/** The points of each of the three at the start. */
export const purse = 1_000_000;

type Life = { readonly table: Table; readonly everything: () => Promise<StoredItem[]> };

const nameOf = ({ pk, sk }: { readonly pk: string; readonly sk: string }): string => `${pk}\n${sk}`;
const sorted = (names: readonly string[]): string[] => names.toSorted();

type Town = {
  readonly all: readonly StoredItem[];
  readonly bikes: readonly BikeItem[];
  readonly thefts: readonly TheftItem[];
  readonly reports: readonly FoundReportItem[];
  readonly rewards: readonly RewardItem[];
};

const readTown = async (life: Life): Promise<Town> => {
  const all = await life.everything();
  const of = <T extends z.ZodType>(entity: string, schema: T): z.output<T>[] =>
    all.filter((item) => item["entity"] === entity).map((item) => schema.parse(item));
  return {
    all,
    bikes: of("bike", BikeItem),
    thefts: of("theft", TheftItem),
    reports: of("foundReport", FoundReportItem),
    rewards: of("reward", RewardItem),
  };
};

const expectBikes = ({ all, bikes, thefts }: Town): void => {
  const open = new Map(thefts.filter(({ state }) => state === "open").map((theft) => [theft.bikeId, theft]));
  expect(open.size).toBe(thefts.filter(({ state }) => state === "open").length);
  for (const bike of bikes) {
    const stolen = bike.status === "stolen";
    expect([bike.theftId, bike.stolenSince, bike.stolenPlace !== undefined, stolen]).toEqual([
      open.get(bike.id)?.id,
      open.get(bike.id)?.stolenDate,
      open.has(bike.id),
      open.has(bike.id),
    ]);
    if (stolen) expect(bike.deletedAt).toBeUndefined();
  }
  const active = bikes.filter(({ deletedAt }) => deletedAt === undefined);
  const guards = all.filter(({ pk }) => pk.startsWith("FRAME#")).map(({ pk }) => pk);
  expect(sorted(guards)).toEqual(sorted(active.map(({ frameNumber }) => `FRAME#${frameNumber}`)));
  const codes = all.filter(({ pk }) => pk.startsWith("QR#")).map((item) => item["bikeId"]);
  expect(sorted(codes.map(String))).toEqual(sorted(active.map(({ id }) => id)));
};

/** Lists, numbers and look-alikes match the bikes exactly. */
const expectPostings = ({ all, bikes }: Town): void => {
  const there = all.filter(({ pk }) => /^(?:S|FOLD|FDEL|FORMER)#/.test(pk));
  const wanted = new Map(
    bikes
      .flatMap(promptEntries)
      .map(({ key, item, entity }) => [nameOf(key), { ...key, ...item, entity }] as const),
  );
  expect(sorted(there.map(nameOf))).toEqual(sorted([...wanted.keys()]));
  for (const item of there) expect(item).toEqual(wanted.get(nameOf(item)));
};

const expectHistory = ({ all, thefts }: Town): void => {
  const events = all.filter((item) => item["entity"] === "bikeEvent");
  const of = (eventType: string) =>
    sorted(
      events.filter((event) => event["eventType"] === eventType).map((event) => String(event["theftId"])),
    );
  const recovered = thefts.filter(({ state }) => state === "recovered");
  expect(of("theft")).toEqual(sorted(thefts.map(({ id }) => id)));
  expect(of("recovery")).toEqual(sorted(recovered.map(({ id }) => id)));
};

const expectReports = ({ all, reports, thefts }: Town): void => {
  const standing = reports.filter(({ state }) => state !== "rejected" && state !== "expired");
  const guards = all.filter((item) => item["entity"] === "finder").map((item) => String(item["reportId"]));
  expect(sorted(guards)).toEqual(sorted(standing.map(({ id }) => id)));
  const confirmed = reports.filter(({ state }) => state === "confirmed").map(({ id }) => id);
  const written = thefts.flatMap((theft) => theft.confirmed.map(({ reportId }) => reportId));
  expect(sorted(written)).toEqual(sorted(confirmed));
  for (const { ownerId, finderId } of reports) expect(finderId).not.toBe(ownerId);
};

/** A theft is rewarded at most once, and always if the bike is recovered and a find confirmed. */
const expectRewards = ({ rewards, reports, thefts }: Town): void => {
  const reportOf = new Map(reports.map((report) => [report.id, report]));
  const rewardOf = new Map(rewards.map((reward) => [reward.theftId, reward]));
  expect(rewardOf.size).toBe(rewards.length);
  for (const theft of thefts) {
    const due =
      theft.state === "recovered" &&
      theft.confirmed.some(({ reportId }) => mayBePaid(reportOf.get(reportId)?.flags ?? []));
    const reward = rewardOf.get(theft.id);
    expect([theft.id, reward !== undefined]).toEqual([theft.id, due]);
    if (!reward) continue;
    expect(reward.reportId).toBe(theft.confirmed[0]?.reportId);
    expect(reward.finderId).not.toBe(theft.ownerId);
  }
};

const expectLists = ({ all, thefts, rewards, reports }: Town): void => {
  const inList = (index: "gsi1" | "gsi2", name: string) =>
    sorted(all.filter((item) => item[`${index}pk`] === name).map(nameOf));
  const open = thefts.filter(({ state }) => state === "open");
  const held = rewards.filter(({ state }) => state === "held");
  expect(inList("gsi1", "THEFTS#OPEN")).toEqual(
    sorted(open.map(({ bikeId, id }) => nameOf(keys.theft(bikeId, id)))),
  );
  expect(inList("gsi1", "REWARDS#DUE")).toEqual(
    sorted(held.map(({ bikeId, theftId }) => nameOf(keys.reward(bikeId, theftId)))),
  );
  for (const state of ["pending", "owner_seen", "confirmed", "rejected", "expired"])
    expect(inList("gsi2", `FOUNDREPORTS#${state}`)).toEqual(
      sorted(
        reports
          .filter((report) => report.state === state)
          .map(({ bikeId, id }) => nameOf(keys.foundReport(bikeId, id))),
      ),
    );
};

/** A balance is the initial points minus registrations plus rewards. */
const expectPoints = async (life: Life, { all, bikes, rewards }: Town): Promise<void> => {
  expect((await reconcile(life.table)).mismatches).toEqual([]);
  const balances = all
    .filter((item) => item["entity"] === "balance")
    .map((item) => BalanceItem.parse(item).points);
  const paid = rewards.filter(({ state }) => state === "paid").reduce((sum, { points }) => sum + points, 0);
  const sum = balances.reduce((total, points) => total + points, 0);
  expect(sum).toBe(3 * purse - 100 * bikes.length + paid);
};

/** Everything that must hold for the whole table at any time. */
export const expectLegal = async (life: Life): Promise<void> => {
  const town = await readTown(life);
  expectBikes(town);
  expectPostings(town);
  expectHistory(town);
  expectReports(town);
  expectRewards(town);
  expectLists(town);
  await expectPoints(life, town);
};
