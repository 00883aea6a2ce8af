import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { NumberReport } from "#contract/bikes/number-reports.ts";
import { maxNumbersToCheck } from "#contract/bikes/search.ts";
import { maxNumbersOfStore } from "#contract/platform/reading-limits.ts";
import { checkForStore } from "#lambdas/bikes/search/reports/check-for-store.ts";
import { checkNumberReport } from "#lambdas/bikes/search/reports/check-report.ts";
import { makeNumberReport } from "#lambdas/bikes/search/reports/make-report.ts";
import { NumberReportItem } from "#lambdas/bikes/items/number-report.ts";
import { sealedFacts } from "#lambdas/bikes/search/reports/sealed-facts.ts";
import { storeWrites } from "#lambdas/shops/store-writes.ts";
import { remove, update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { startMeter } from "#lambdas/platform/table/read-meter.ts";
import { openReader } from "#lambdas/platform/table/reader.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { inRoleOf } from "#tests/in-role.ts";
import { aCaller, aSealer, aSystem, noon } from "#tests/lambdas/a.ts";
import { aListedBike, aRegister } from "./a-register.ts";

const clerk = aCaller("clerk", { role: "store", storeId: "store_1" });

/** A store, a stolen bike and a safe one, with the function's IAM rights. */
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
  const context = {
    table,
    system,
    sealer: aSealer(),
    reader: openReader(place.tableName, system, client)(meter),
  };
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

const typed = ["wtu 204-k8861", "WTU204K8862", "XYZ999999", "12"];

describe("a report of frame numbers", () => {
  it("shows the register's answer, and to holders of the paper only the end of each number", async () => {
    const desk = await aDesk();
    const report = await desk.make(typed);
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

  it("stays the same if the bike is stolen later, and is deleted after two years", async () => {
    const desk = await aDesk();
    const report = await desk.make(typed);
    desk.later(700);
    expect(await desk.check(report)).toMatchObject({ verdict: "genuine" });
    desk.later(732);
    await expect(desk.check(report)).rejects.toThrow("number-report-not-found");
  });

  it.each([
    ["a line", { rows: [{ number: "WTU204K8862", result: "registered" }] }],
    ["the time", { at: "2026-11-01T12:00:00.000Z" }],
    ["the store", { store: "Motala Cykel" }],
  ])("is reported as altered if %s no longer matches the seal", async (_, change) => {
    const desk = await aDesk();
    const report = await desk.make(typed);
    await desk.records.transact([update(keys.numberReport(report.number)).set(change)]);
    expect(await desk.check(report)).toEqual({ verdict: "altered" });
  });

  it("is reported as altered if its line and its seal were forged together", async () => {
    const desk = await aDesk();
    const report = await desk.make(["WTU204K8862"]);
    const stored = (await desk.records.get(keys.numberReport(report.number), NumberReportItem))!;
    const rows = [{ number: "WTU204K8862", result: "registered" as const }];
    const seal = createHash("sha256")
      .update(sealedFacts({ ...stored, rows }))
      .digest("hex");
    await desk.records.transact([update(keys.numberReport(report.number)).set({ rows, seal })]);
    expect(await desk.check(report)).toEqual({ verdict: "altered" });
  });

  it("cannot be found under another number or code", async () => {
    const desk = await aDesk();
    const [one, two] = [await desk.make(typed), await desk.make(typed)];
    await expect(desk.check(one, desk.codeOf(two))).rejects.toThrow("number-report-not-found");
    const unknown = { ...one, number: "N-261120-000000" };
    await expect(desk.check(unknown)).rejects.toThrow("number-report-not-found");
  });

  it("stores no personal number that was typed or scanned", async () => {
    const { rows } = await (await aDesk()).make(["19850709-9805", "850709-9805"]);
    expect(JSON.stringify(rows)).not.toMatch(/9805/);
  });

  it("of fifty numbers reads far fewer than a hundred units", async () => {
    const desk = await aDesk();
    const numbers = Array.from({ length: maxNumbersToCheck }, (_, place) => `NUMBER${place}`);
    expect((await desk.make(numbers)).rows).toHaveLength(maxNumbersToCheck);
    expect(desk.meter.total()).toBe(50);
  });
});

describe("a check on the screen", () => {
  it("is for present members of an active store", async () => {
    const desk = await aDesk();
    const results = async () => (await desk.look(typed)).items.map(({ result }) => result);
    expect(await results()).toEqual(["registered", "stolen", "unknown", "not-a-number"]);
    await desk.records.transact([update(keys.store("store_1")).set({ state: "suspended" })]);
    await expect(results()).rejects.toThrow("store-suspended");
    await desk.records.transact([remove(keys.storeMember("store_1", "clerk"))]);
    await expect(results()).rejects.toThrow("forbidden");
    await expect(desk.look(typed, aCaller("clerk", { role: "store" }))).rejects.toThrow("forbidden");
  });

  it("is made for so many numbers a day, on paper and on the screen together", async () => {
    const desk = await aDesk();
    const stack = Array.from({ length: maxNumbersToCheck }, () => "WTU204K8861");
    for (let numbers = 0; numbers < maxNumbersOfStore; numbers += 2 * maxNumbersToCheck) {
      await desk.look(stack);
      await desk.make(stack);
    }
    await expect(desk.look(["WTU204K8861"])).rejects.toThrow("reading-limit-reached");
    await expect(desk.make(["WTU204K8861"])).rejects.toThrow("reading-limit-reached");
    desk.later(1);
    expect((await desk.look(["WTU204K8861"])).items).toHaveLength(1);
  });
});
