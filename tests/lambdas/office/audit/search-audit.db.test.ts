import { beforeEach, describe, expect, it } from "vitest";
import { AuditSearch } from "#contract/office/audit.ts";
import { searchAudit } from "#lambdas/office/audit/search-audit.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import type { AuditItem } from "#lambdas/platform/table/items/audit.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { aMarket } from "#tests/lambdas/ownership/transfers/context.ts";

const anOffice = async () => {
  const market = await aMarket();
  const context = { table: await market.inRole("audit"), system: market.system, cursorSecret: "secret" };
  for (const who of ["anna", "adam"]) await market.person(who);
  return {
    ...market,
    search: async (over: object = {}, adminId = "adam") =>
      searchAudit(context, adminId, AuditSearch.parse(over)),
    /** Writes a line and moves the clock by a minute. */
    write: async (
      line: Omit<AuditItem, "entity" | "id" | "at" | "by" | "expiresAt"> & { readonly by?: string },
    ) => {
      const at = market.system.now().toISOString();
      await market.table.transact(auditWrites(market.system, { by: "adam", ...line, at }));
      market.pass(60_000);
    },
  };
};
let office: Awaited<ReturnType<typeof anOffice>>;
beforeEach(async () => {
  office = await anOffice();
});

const actionsIn = ({ items }: Awaited<ReturnType<typeof searchAudit>>) => items.map(({ action }) => action);

describe("an audit line", () => {
  it("is found by person, bike, administrator, subject and time, once per list", async () => {
    const line = { subject: "adcase_1", person: "anna", bike: "bike_1", action: "ad-removed" } as const;
    await office.write(line);
    await office.write({ subject: "packages", by: "eva", action: "packages-changed" });
    for (const over of [
      { person: "anna" },
      { bike: "bike_1" },
      { person: "adcase_1" },
      { administrator: "adam" },
    ])
      expect(actionsIn(await office.search(over, "bo"))).toEqual(["ad-removed"]);
    expect(actionsIn(await office.search({ administrator: "eva" }, "bo"))).toEqual(["packages-changed"]);
    expect((await office.search({ action: "ad-removed" }, "bo")).items).toMatchObject([
      { by: { id: "adam", name: expect.any(String) }, person: { id: "anna" }, bike: { id: "bike_1" } },
    ]);
  });

  it("is found by email address and frame number", async () => {
    const bike = await office.bike();
    await office.write({ subject: bike.id, person: "anna", bike: bike.id, action: "bike-review-approved" });
    expect(actionsIn(await office.search({ person: "Anna@Example.se" }))).toEqual(["bike-review-approved"]);
    expect((await office.search({ bike: bike.frameNumber.toLowerCase() })).items.at(-1)).toMatchObject({
      bike: { id: bike.id, frameNumber: bike.frameNumber },
    });
    expect(await problemIn(office.search({ person: "nobody@example.se" }))).toBe("account-not-found");
    expect(await problemIn(office.search({ bike: "UNKNOWN1" }))).toBe("bike-not-found");
  });

  it("cannot be overwritten", async () => {
    const id = office.system.newId("audit");
    const line = {
      subject: "anna",
      by: "adam",
      action: "points-adjusted",
      at: "2026-11-20T12:00:00.000Z",
    } as const;
    const write = () => office.table.transact(auditWrites({ newId: () => id }, line));
    await write();
    await expect(write()).rejects.toMatchObject({ failure: "conflict-try-again" });
  });
});

describe("an audit search", () => {
  it("covers whole Swedish days", async () => {
    const today = office.system.now().toISOString().slice(0, 10);
    await office.write({ subject: "anna", action: "points-adjusted" });
    expect(actionsIn(await office.search({ person: "anna", from: today, to: today }))).toEqual([
      "points-adjusted",
    ]);
    expect(actionsIn(await office.search({ administrator: "adam", to: "2020-01-01" }))).toEqual([]);
    expect(actionsIn(await office.search({ from: "2099-01-01" }))).toEqual([]);
  });

  it("continues past lines that do not match, and refuses foreign cursors", async () => {
    for (let written = 0; written < 5; written += 1) {
      await office.write({ subject: "anna", action: "points-adjusted" });
      await office.write({ subject: "anna", action: "bikes-searched" });
    }
    const sought = { person: "anna", action: "points-adjusted", limit: 2 };
    const results = [];
    let cursor: string | undefined;
    do {
      const page = await office.search({ ...sought, cursor });
      results.push(...page.items);
      ({ cursor } = page);
    } while (cursor !== undefined);
    expect(results.map(({ action }) => action)).toEqual(Array.from({ length: 5 }, () => "points-adjusted"));
    expect(results.map(({ at }) => at)).toEqual(
      results
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    const { cursor: next } = await office.search(sought);
    expect(await problemIn(office.search({ ...sought, action: "bikes-searched", cursor: next }))).toBe(
      "invalid-cursor",
    );
    expect(await problemIn(office.search({ ...sought, cursor: next }, "eva"))).toBe("invalid-cursor");
  });

  it("is never logged under input without lines, which may be a personal number", async () => {
    const numbers = ["19121212-1212", "一九一二一二一二一二一二", "se191212121212", "bike_191212121212"];
    for (const typed of numbers) {
      expect(await problemIn(office.search({ person: typed }))).toBe("account-not-found");
      expect(await problemIn(office.search({ administrator: typed }))).toBe("account-not-found");
      expect(await problemIn(office.search({ bike: typed }))).toBe("bike-not-found");
    }
    expect((await office.search({}, "eva")).items).toEqual([]);
  });

  it("of an account without lines finds nothing", async () => {
    const person = "5f2b8c9e-0d5a-4c55-9d0f-0a3f0a2f7f10";
    expect((await office.search({ person })).items).toEqual([]);
  });

  it("is itself logged, once for all its pages", async () => {
    for (let written = 0; written < 3; written += 1)
      await office.write({ subject: "anna", action: "points-adjusted" });
    const { cursor } = await office.search({ person: "anna", limit: 2, from: "2020-01-01" });
    await office.search({ person: "anna", limit: 2, from: "2020-01-01", cursor });
    const { items } = await office.search({ person: "anna", action: "audit-searched" }, "eva");
    expect(items).toMatchObject([
      { by: { id: "adam" }, person: { id: "anna" }, search: { from: "2020-01-01" } },
    ]);
    expect(JSON.stringify(items)).not.toContain("@");
  });

  it.each([
    [{ from: "2026-02-30" }, "from"],
    [{ from: "2026-11-20", to: "2026-11-19" }, "to"],
    [{ action: "anything" }, "action"],
    [{ limit: 51 }, "limit"],
    [{ person: "x".repeat(255) }, "person"],
  ])("with %j is refused by its field", (over, field) => {
    const { error } = AuditSearch.safeParse(over);
    expect(error?.issues.map(({ path }) => path.join("."))).toEqual([field]);
  });
});

it("finds lines of a deleted bike by its id", async () => {
  await office.table.transact([
    put(keys.frameGuard("AAA111"), "frameGuard", { bikeId: "bike_gone", ownerId: "anna" }),
  ]);
  await office.write({ subject: "bike_gone", bike: "bike_gone", action: "bike-review-rejected" });
  expect((await office.search({ bike: "aaa 111" })).items).toMatchObject([{ bike: { id: "bike_gone" } }]);
});
