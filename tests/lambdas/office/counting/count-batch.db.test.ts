import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { beforeEach, describe, expect, it } from "vitest";
import { bikeWrites } from "#lambdas/bikes/registration/registration-writes.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type Table, openTable } from "#lambdas/platform/table/table.ts";
import { countBatch } from "#lambdas/office/counting/count-batch.ts";
import { factIdOf } from "#lambdas/office/counting/record-fact.ts";
import { recountSums } from "#lambdas/office/counting/recount/recount-sums.ts";
import { readNumbers } from "#lambdas/office/statistics/show/read-numbers.ts";
import { withTable } from "#tests/dynamodb.ts";
import { tableInRoleOf } from "#tests/in-role.ts";
import { aSystem } from "#tests/lambdas/a.ts";
import { aBike } from "#tests/lambdas/notifications/notifier/a-bike.ts";
import { overtakenTable } from "#tests/lambdas/points/crashing.ts";

const slow = { wait: () => new Promise<void>((resolve) => setTimeout(resolve, 5)) };
const system = { ...aSystem(), ...slow };

let table: Table;
let following: Table;

beforeEach(async () => {
  const place = await withTable();
  table = openTable(place.tableName, system, new DynamoDBClient(place.config));
  following = await tableInRoleOf("follow-changes", place, system);
});

const spending = (person: string, over: object = {}) => ({
  after: {
    ...keys.ledgerRow(person, 1),
    entity: "ledger",
    userId: person,
    reason: "registration",
    amount: -10,
    balanceAfter: 0,
    reference: "bike",
    at: "2026-08-14T10:00:00.000Z",
    ...over,
  },
});

const people = (count: number, over: object = {}) =>
  Array.from({ length: count }, (_, place) => spending(`person_${place}`, over));

/** A table that records its transactions. */
const watched = (transactions: number[]): Table => ({
  ...following,
  transact: async (actions: readonly Action[]) => {
    await following.transact(actions);
    transactions.push(actions.length);
  },
});

const hear = async (changes: Parameters<typeof countBatch>[1], by: Table = following) => [
  ...(await countBatch({ table: by, system }, changes)).keys(),
];

const numbers = async (kind: "register" | "thefts" | "money", month: string) => {
  const [read] = await readNumbers(table, kind, [month]);
  return Object.fromEntries(read?.all ?? []);
};

const spent = (times: number) => ({ u: times, up: times * 10, "u|reason|registration": times });

const isSumOfFacts = async (): Promise<boolean> =>
  (await recountSums({ table, system: { ...system, now: () => new Date("2026-09-01T12:00:00Z") } }))
    .length === 0;

describe("counting a batch of changes", () => {
  it("uses as few transactions as possible", async () => {
    const transactions: number[] = [];
    expect(await hear(people(230), watched(transactions))).toEqual([]);
    expect(transactions).toEqual([100, 100, 36]);
    expect(await numbers("money", "2026-08")).toMatchObject(spent(230));
    expect(await isSumOfFacts()).toBe(true);
  });

  it("counts repeated changes once and writes nothing for them", async () => {
    const transactions: number[] = [];
    await hear(people(40));
    await hear(people(40), watched(transactions));
    expect(transactions).toEqual([]);
    await hear(people(41), watched(transactions));
    expect(transactions).toEqual([3]);
    expect(await numbers("money", "2026-08")).toMatchObject(spent(41));
  });

  it("counts a row once that is in the batch twice, in its last state", async () => {
    const day = { at: "2026-08-15T10:00:00.000Z" };
    expect(await hear([...people(20), ...people(20), spending("person_0", day)])).toEqual([]);
    expect(await numbers("money", "2026-08")).toMatchObject(spent(20));
    const [read] = await readNumbers(table, "money", ["2026-08"]);
    expect([read?.days.get("2026-08-14")?.get("u"), read?.days.get("2026-08-15")?.get("u")]).toEqual([19, 1]);
  });

  it("counts a row once from two simultaneous batches", async () => {
    const [shared, first, second] = [people(30), spending("first"), spending("second")];
    const heard = await Promise.all([hear([...shared, first]), hear([second, ...shared]), hear(shared)]);
    expect(heard).toEqual([[], [], []]);
    expect(await numbers("money", "2026-08")).toMatchObject(spent(32));
    expect(await isSumOfFacts()).toBe(true);
  });

  it("counts the other changes of a transaction that conflicted", async () => {
    const overtaken = overtakenTable(following, () => hear([spending("person_7")]));
    expect(await hear(people(40), overtaken)).toEqual([]);
    expect(await numbers("money", "2026-08")).toMatchObject(spent(40));
    expect(await isSumOfFacts()).toBe(true);
  });

  it("fails an unreadable row and counts the other forty", async () => {
    const bad = spending("bad", { amount: "ten" });
    const all = [...people(20), bad, ...people(40).slice(20)];
    expect(await hear(all)).toEqual([bad]);
    expect(await numbers("money", "2026-08")).toMatchObject(spent(40));
  });

  it("fails a row with a broken fact and counts the other forty", async () => {
    const broken = spending("broken");
    const id = factIdOf(broken.after);
    await table.transact([put(keys.statFact(id), "statFact", { id, version: 1, parts: "none" })]);
    expect(await hear([...people(40), broken])).toEqual([broken]);
    expect(await numbers("money", "2026-08")).toMatchObject(spent(40));
  });

  it("counts bikes, money and people of one batch and ignores other and deleted rows", async () => {
    const bikes = ["bike_1", "bike_2"].map((id) => aBike({ id, frameNumber: id, city: "Lund" }));
    for (const bike of bikes) await table.transact(bikeWrites(bike, `event_${bike.id}`, true));
    const profile = { ...keys.profile("anna"), entity: "profile", createdAt: "2026-08-14T10:00:00.000Z" };
    const others = [{ after: { entity: "listing", id: "listing" } }, { after: undefined }];
    const changes = [...bikes.map((after) => ({ after: { ...after } })), { after: profile }, ...others];
    expect(await hear([...changes, ...people(3), ...changes])).toEqual([]);
    const month = bikes[0]?.registeredAt.slice(0, 7) ?? "";
    expect(await numbers("register", month)).toMatchObject({ n: 2, "n|place|Lund": 2 });
    expect(await numbers("register", "2026-08")).toMatchObject({ a: 1 });
    expect(await numbers("money", "2026-08")).toMatchObject(spent(3));
  });
});
