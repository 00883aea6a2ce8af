import { describe, expect, it } from "vitest";
import type { NumberReport } from "#contract/number-reports.ts";
import { mostNumbersToCheck } from "#contract/search.ts";
import { checkForStore } from "#lambdas/search/reports/check-for-store.ts";
import { checkNumberReport } from "#lambdas/search/reports/check-report.ts";
import { makeNumberReport } from "#lambdas/search/reports/make-report.ts";
import { storeWrites } from "#lambdas/shared/stores/store-writes.ts";
import { remove, update } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { startMeter } from "#lambdas/shared/table/read-meter.ts";
import { openReader } from "#lambdas/shared/table/reader.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { inRoleOf } from "#tests/in-role.ts";
import { aCaller, aSystem, noon } from "#tests/lambdas/a.ts";
import { aListedBike, aRegister } from "./a-register.ts";

const clerk = aCaller("clerk", { role: "store", storeId: "store_1" });

/** A store, a stolen bike and one that is not, in the role of the function. */
const aDesk = async () => {
  let now = noon;
  const system = aSystem(() => now);
  const place = await withTable();
  const register = await aRegister(place);
  await register.add(
    aListedBike({ frameNumber: "WTU204K8861", brand: "Crescent", model: "Femto" }),
    aListedBike({ frameNumber: "WTU204K8862", status: "stolen", stolenSince: "2026-11-01" }),
  );
  const client = await inRoleOf("number-reports", place);
  const [records, table] = [
    openTable(place.tableName, system, place.client),
    openTable(place.tableName, system, client),
  ];
  const store = { storeId: "store_1", name: "Vadstena Cykel", city: "Vadstena", state: "active" } as const;
  await records.transact(storeWrites({ ...store, createdAt: noon.toISOString() }, "clerk"));
  const meter = startMeter();
  const context = { table, system, reader: openReader(place.tableName, system, client)(meter) };
  const codeOf = ({ checkPath }: NumberReport): string => checkPath.split("/").at(-1) ?? "";
  return {
    records,
    meter,
    make: (numbers: readonly string[], caller = clerk) => makeNumberReport(context, caller, numbers),
    look: (numbers: readonly string[], caller = clerk) => checkForStore(context, caller, numbers),
    codeOf,
    check: (report: NumberReport, code = codeOf(report)) =>
      checkNumberReport(context, { number: report.number, code }, "203.0.113.9"),
    later: (days: number) => void (now = new Date(noon.getTime() + days * 86_400_000)),
  };
};

const asked = ["wtu 204-k8861", "WTU204K8862", "XYZ999999", "12"];

describe("a report of frame numbers", () => {
  it("says what the register says, and shows of each number its end to anyone who holds it", async () => {
    const desk = await aDesk();
    const report = await desk.make(asked);
    expect(report).toMatchObject({
      at: noon.toISOString(),
      store: "Vadstena Cykel",
      rows: [
        { number: "WTU204K8861", result: "registered", bike: "Crescent Femto" },
        { number: "WTU204K8862", result: "stolen" },
        { number: "XYZ999999", result: "unknown" },
        { number: "12", result: "not-a-number" },
      ],
    });
    expect(report.number).toMatch(/^N-261120-[0-9A-Z]{6}$/);
    const shown = await desk.check(report);
    expect(shown).toMatchObject({
      verdict: "genuine",
      store: "Vadstena Cykel",
      fingerprint: report.fingerprint,
      rows: [
        { number: "•••861", result: "registered" },
        { number: "•••862", result: "stolen" },
        { number: "•••999", result: "unknown" },
        { number: "•••12", result: "not-a-number" },
      ],
    });
    expect(JSON.stringify(shown)).not.toMatch(/WTU204|XYZ9|Crescent/);
  });

  it("goes on saying what it said when the bike is stolen later, and is gone after two years", async () => {
    const desk = await aDesk();
    const report = await desk.make(asked);
    desk.later(700);
    expect(await desk.check(report)).toMatchObject({ verdict: "genuine" });
    desk.later(732);
    await expect(desk.check(report)).rejects.toThrow("number-report-not-found");
  });

  it.each([
    ["a line", { rows: [{ number: "WTU204K8862", result: "registered" }] }],
    ["the time", { at: "2026-11-01T12:00:00.000Z" }],
    ["the store", { store: "Motala Cykel" }],
  ])("is altered where %s is not what was sealed", async (_, change) => {
    const desk = await aDesk();
    const report = await desk.make(asked);
    await desk.records.transact([update(keys.numberReport(report.number)).set(change)]);
    expect(await desk.check(report)).toEqual({ verdict: "altered" });
  });

  it("is not there under another number or another code", async () => {
    const desk = await aDesk();
    const [one, two] = [await desk.make(asked), await desk.make(asked)];
    await expect(desk.check(one, desk.codeOf(two))).rejects.toThrow("number-report-not-found");
    const unknown = { ...one, number: "N-261120-000000" };
    await expect(desk.check(unknown)).rejects.toThrow("number-report-not-found");
  });

  it("keeps no personal number that was typed or scanned", async () => {
    const { rows } = await (await aDesk()).make(["19850709-9805", "850709-9805"]);
    expect(JSON.stringify(rows)).not.toMatch(/9805/);
  });

  it("of fifty numbers reads far less than a hundred units", async () => {
    const desk = await aDesk();
    const numbers = Array.from({ length: mostNumbersToCheck }, (_, place) => `NUMBER${place}`);
    expect((await desk.make(numbers)).rows).toHaveLength(mostNumbersToCheck);
    expect(desk.meter.total()).toBe(25);
  });

  it("is for a store that is active, and someone who works there", async () => {
    const desk = await aDesk();
    const { number } = await desk.make(asked);
    await expect(desk.make(asked, aCaller("rival", { role: "store", storeId: "store_1" }))).rejects.toThrow(
      "forbidden",
    );
    await desk.records.transact([update(keys.store("store_1")).set({ state: "suspended" })]);
    await expect(desk.make(asked)).rejects.toThrow("store-suspended");
    await desk.records.transact([remove(keys.storeMember("store_1", "clerk"))]);
    await expect(desk.make(asked)).rejects.toThrow("forbidden");
    expect(number).toBeDefined();
  });
});

describe("a check on the screen", () => {
  it("is for someone who works in the store of their token now, suspended or not", async () => {
    const desk = await aDesk();
    const results = async () => (await desk.look(asked)).items.map(({ result }) => result);
    expect(await results()).toEqual(["registered", "stolen", "unknown", "not-a-number"]);
    await desk.records.transact([update(keys.store("store_1")).set({ state: "suspended" })]);
    expect(await results()).toHaveLength(4);
    await desk.records.transact([remove(keys.storeMember("store_1", "clerk"))]);
    await expect(results()).rejects.toThrow("forbidden");
    await expect(desk.look(asked, aCaller("clerk", { role: "store" }))).rejects.toThrow("forbidden");
  });
});
