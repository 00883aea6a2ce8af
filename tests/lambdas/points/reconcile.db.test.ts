import { beforeEach, describe, expect, it } from "vitest";
import { reconcile, reconcileTonight } from "#lambdas/points/reconcile.ts";
import { entryWrites } from "#lambdas/points/entry-writes.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { aTable, noon } from "#tests/lambdas/a.ts";
import { tamper, writeLedgers } from "./context.ts";

let table: Table;
beforeEach(async () => {
  table = await aTable();
});

describe("reconcile", () => {
  it("finds nothing in an empty register", async () => {
    expect(await reconcile(table)).toEqual({ balances: 0, mismatches: [] });
  });

  it("accepts balances that are the sum of their ledger", async () => {
    await writeLedgers(table, { anna: [500, -100, -100], bo: [], cia: [50, -50] });
    expect(await reconcile(table)).toEqual({ balances: 3, mismatches: [] });
  });

  it("reports a balance that was raised, lowered or below zero, and changes nothing", async () => {
    await writeLedgers(table, { anna: [500, -100], bo: [100], cia: [10], dan: [7] });
    await tamper(table, "anna", 900);
    await tamper(table, "bo", 0);
    await tamper(table, "cia", -5);
    const found = {
      balances: 4,
      mismatches: [
        { userId: "anna", points: 900, ledgerSum: 400 },
        { userId: "bo", points: 0, ledgerSum: 100 },
        { userId: "cia", points: -5, ledgerSum: 10 },
      ],
    };
    expect(await reconcile(table)).toEqual(found);
    expect(await reconcile(table)).toEqual(found);
  });

  it("reads every page of balances and of a long ledger", async () => {
    const people = Array.from({ length: 130 }, (_, number) => `person-${String(number).padStart(3, "0")}`);
    await writeLedgers(table, Object.fromEntries(people.map((userId, number) => [userId, [number, 1]])));
    await writeLedgers(table, { "person-129": Array.from({ length: 1100 }, () => 1) });
    await tamper(table, "person-000", 2);
    expect(await reconcile(table)).toEqual({
      balances: 130,
      mismatches: [{ userId: "person-000", points: 2, ledgerSum: 1 }],
    });
  });

  it("does not report a purchase that happens meanwhile", async () => {
    await writeLedgers(table, { anna: [100] });
    let bought = false;
    const busy: Table = {
      ...table,
      get: async (key, schema) => {
        const item = await table.get(key, schema);
        if (!bought) {
          bought = true;
          await writeLedgers(table, { anna: [100, 50] });
        }
        return item;
      },
    };
    expect(await reconcile(busy)).toEqual({ balances: 1, mismatches: [] });
  });

  it("skips an account that has been deleted since it was listed", async () => {
    await writeLedgers(table, { anna: [100] });
    const gone: Table = { ...table, get: async () => undefined };
    await table.transact([update(keys.balance("anna")).set({ points: 1 })]);
    expect(await reconcile(gone)).toEqual({ balances: 1, mismatches: [] });
  });

  const night = (number: number) => new Date(noon.getTime() + number * 86_400_000);
  const foundIn = async (number: number, mayGoOn = () => true) =>
    (await reconcileTonight(table, night(number), mayGoOn)).mismatches.map(({ userId }) => userId);
  const aTown = async (size: number): Promise<string[]> => {
    const people = Array.from({ length: size }, (_, number) => `person-${String(number).padStart(3, "0")}`);
    await writeLedgers(table, Object.fromEntries(people.map((userId) => [userId, [5]])));
    for (const userId of people) await tamper(table, userId, 6);
    return people;
  };

  it("checks every ledger within three nights, and a changed one once more", async () => {
    const people = await aTown(40);
    // Older balances have no time of change.
    const turns = [await foundIn(10), await foundIn(11), await foundIn(12)];
    expect(turns.every((found) => found.length > 5)).toBe(true);
    expect(turns.flat().toSorted()).toEqual(people);
    const late = turns[2]?.[0] ?? "";
    const balance = { entity: "balance", userId: late, points: 6, version: 1 } as const;
    const entry = { userId: late, amount: 1, reason: "purchase", reference: "x", at: night(12.5) } as const;
    await table.transact(entryWrites(balance, entry));
    expect(await foundIn(13)).toContain(late);
    expect(await foundIn(14)).not.toContain(late);
  });

  it("goes on the next night where time was up, and counts a change during a pass to the next one", async () => {
    const people = await aTown(130);
    const nights = [];
    for (let number = 10; number < 19; number += 1) nights.push(await foundIn(number, () => false));
    expect(nights.flat().toSorted()).toEqual(people);
    expect(nights.every((found) => found.length < 50)).toBe(true);
    const [early = ""] = people;
    await foundIn(20, () => false);
    const balance = { entity: "balance", userId: early, points: 6, version: 1 } as const;
    const entry = { userId: early, amount: 1, reason: "purchase", reference: "x", at: night(20.5) } as const;
    await table.transact(entryWrites(balance, entry));
    expect(await foundIn(21)).not.toContain(early);
    expect(await foundIn(22)).toContain(early);
  });
});
