import { expect, test } from "vitest";
import { canonicalFrameNumber, foldFrameNumber, isFrameNumber } from "#contract/bikes/frame-number.ts";
import { readPersonalNumber } from "#contract/platform/personal-number.ts";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { type RegisterFilters, plan } from "#lambdas/bikes/index/plan.ts";
import { system } from "#lambdas/platform/system.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { accountOf, inhabitants, seededAccounts } from "#local/seed/accounts.ts";
import { grantPoints } from "#local/seed/grant-points.ts";
import { registerAll } from "#local/seed/register-town.ts";
import { townBikes } from "#local/seed/town-bikes.ts";
import { openRecords } from "#local/state/records.ts";
import { withTable } from "#tests/dynamodb.ts";
import { wholeTable } from "#tests/lambdas/bikes/index/written-items.ts";

const now = new Date("2026-11-20T12:00:00Z");

test("Every bike of the town has a frame number that resembles no other", () => {
  for (const { frameNumber } of townBikes) {
    expect(isFrameNumber(frameNumber)).toBe(true);
    expect(canonicalFrameNumber(frameNumber)).toBe(frameNumber);
  }
  expect(new Set(townBikes.map(({ frameNumber }) => foldFrameNumber(frameNumber))).size).toBe(40);
});

test("Seeded personal numbers are valid and belong to adults", () => {
  const numbers = inhabitants.flatMap(({ personalNumber }) => personalNumber ?? []);
  expect(numbers).toHaveLength(3);
  for (const number of numbers)
    expect(readPersonalNumber(number, swedishDate(now))).toMatchObject({ ok: true });
});

test("Each account gets its password once", () => {
  const records = openRecords(undefined);
  const [first] = inhabitants;
  const { password } = accountOf(records, first!);
  expect(accountOf(records, first!).password).toBe(password);
  expect(seededAccounts(records)).toHaveLength(1);
  expect(accountOf(openRecords(undefined), first!).password).not.toBe(password);
});

test("First points are granted once, with their ledger row", async () => {
  const { client, tableName } = await withTable();
  const table = openTable(tableName, system, client);
  await table.transact([put(keys.balance("u"), "balance", { userId: "u", points: 0, version: 0 })]);
  await grantPoints(table, "u", 1000, now);
  await grantPoints(table, "u", 1000, now);
  expect(await table.get(keys.balance("u"), BalanceItem)).toMatchObject({ points: 1000, version: 1 });
});

const owners = new Map([["malin@example.se", "malin"]]);

test("Repeated seeding registers each bike once, and searches find every bike", async () => {
  const { client, tableName } = await withTable();
  const table = openTable(tableName, system, client);
  await registerAll(table, townBikes, owners, now);
  await registerAll(table, townBikes, owners, new Date(now.getTime() + 86_400_000));
  const items = await wholeTable(client, tableName);
  const count = (entity: string): number => items.filter((item) => item["entity"] === entity).length;
  expect(["bike", "frameGuard", "fold", "qrCode"].map(count)).toEqual([40, 40, 40, 40]);
  const missed = townBikes.filter(({ stolenDaysAgo }) => stolenDaysAgo !== undefined).length;
  expect(["theft", "bikeEvent"].map(count)).toEqual([missed, 40 + missed]);
  const inList = ({ status, words }: RegisterFilters): number => {
    const { partitions } = plan({ status, words });
    return items.filter(({ pk }) => partitions.includes(pk)).length;
  };
  expect(inList({ status: "all" })).toBe(40);
  expect(items.filter(({ ownerId, entity }) => entity === "bike" && ownerId === "malin")).toMatchObject([
    { frameNumber: "KRO1950012" },
  ]);
  expect(inList({ status: "stolen" })).toBe(townBikes.filter(({ stolenDaysAgo }) => stolenDaysAgo).length);
  expect(inList({ status: "all", words: ["crescent"] })).toBe(
    townBikes.filter(({ brand }) => brand === "Crescent").length,
  );
});
