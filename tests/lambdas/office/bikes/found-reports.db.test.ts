import { beforeEach, describe, expect, it } from "vitest";
import { decideReward } from "#lambdas/office/bikes/decide-reward.ts";
import { listFoundReports } from "#lambdas/office/bikes/list-found-reports.ts";
import { listHeldRewards } from "#lambdas/office/bikes/list-held-rewards.ts";
import { reconcile } from "#lambdas/points/reconcile.ts";
import { payDueRewards } from "#lambdas/thefts/rewards/pay-due-rewards.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { entryWrites } from "#lambdas/points/entry-writes.ts";
import { noon } from "#tests/lambdas/a.ts";
import { type TownOfFinders, aTownOfFinders, day } from "#tests/lambdas/thefts/finds/context.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";

let town: TownOfFinders;
let desk: Table;
beforeEach(async () => {
  town = await aTownOfFinders();
  desk = await town.inRole("bike-admin");
});

const context = () => ({ ...town.bikesContext, table: desk, cursorSecret: "secret" });
const list = (query: Omit<Parameters<typeof listFoundReports>[1], "limit"> & { limit?: number } = {}) =>
  listFoundReports(context(), { limit: 20, ...query });
const payDue = () => payDueRewards({ ...town.bikesContext, reportFailure: () => undefined });

const aReport = async (userId = "bo") => {
  const bike = await town.bike();
  await town.steal(bike.id);
  town.pass(1000);
  const { id } = await town.find(bike.id, userId);
  return { bikeId: bike.id, reportId: id };
};
const promised = async (userId = "bo") => {
  const one = await aReport(userId);
  await town.decide(one.bikeId, one.reportId, "confirm");
  await town.recover(one.bikeId);
  return one;
};

describe("the list of found reports", () => {
  it("shows all states together, newest first, page by page", async () => {
    const all: string[] = [];
    for (let place = 0; place < 5; place += 1) {
      const one = await aReport(place % 2 ? "bo" : "cilla");
      all.unshift(one.reportId);
      if (place === 1) await town.decide(one.bikeId, one.reportId, "confirm");
      if (place === 2) await town.decide(one.bikeId, one.reportId, "reject");
      if (place === 3) await town.received(one.bikeId);
    }
    expect((await list()).items.map(({ id }) => id)).toEqual(all);
    const pages: string[][] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ limit: 2, cursor });
      pages.push(page.items.map(({ id }) => id));
      cursor = page.cursor;
    } while (cursor !== undefined);
    expect(pages).toEqual([all.slice(0, 2), all.slice(2, 4), all.slice(4)]);
    expect((await list({ state: "rejected" })).items.map(({ id }) => id)).toEqual([all[2]]);
  });

  it("shows evidence and warnings", async () => {
    await town.person("bo", { createdAt: "2026-11-19T12:00:00.000Z", email: "bo@example.se" });
    await aReport("cilla");
    const { reportId } = await promised();
    expect((await list({ flagged: true })).items).toMatchObject([
      {
        id: reportId,
        finderId: "bo",
        finderEmail: "bo@example.se",
        ownerId: "anna",
        stolen: false,
        contact: "070-123 45 67",
        state: "confirmed",
        reward: "held",
        flags: ["new-account"],
      },
    ]);
    const { items } = await list();
    expect(items.map(({ finderId, stolen }) => [finderId, stolen])).toEqual([
      ["bo", false],
      ["cilla", true],
    ]);
  });

  it("refuses a cursor of another list", async () => {
    await aReport();
    await aReport();
    const { cursor } = await list({ limit: 1 });
    expect(await problemIn(list({ limit: 1, cursor, flagged: true }))).toBe("invalid-cursor");
  });
});

const decide = (
  one: { bikeId: string; reportId: string },
  decision: "pay" | "refuse" | "take-back",
  adminId = "admin",
) =>
  decideReward(
    context(),
    adminId,
    one,
    decision === "pay" ? { decision } : { decision, reason: "Samma person, 19850821-1359" },
  );

describe("an administrator who decides a reward", () => {
  const underReview = async () => {
    for (let place = 0; place < 3; place += 1) await promised();
    return promised();
  };
  it("finds it in the list of rewards under review until then", async () => {
    const held = async () => (await listHeldRewards(context(), { limit: 20 })).items;
    const one = await underReview();
    expect(await held()).toMatchObject([{ id: one.reportId, reward: "under_review" }]);
    await decide(one, "pay");
    expect(await held()).toEqual([]);
  });

  it("approves it once, is logged, and leaves the payment to the night", async () => {
    const one = await underReview();
    const both = await Promise.all([problemIn(decide(one, "pay")), problemIn(decide(one, "pay"))]);
    expect(both.toSorted()).toEqual(["none", "reward-not-under-review"]);
    expect(await town.points("bo")).toBe(0);
    expect(await payDue()).toEqual({ settled: 1, waiting: 0, failed: 0 });
    expect(await town.points("bo")).toBe(200);
    expect(await town.of("audit")).toMatchObject([
      { subject: one.reportId, by: "admin", action: "reward-paid" },
    ]);
    expect(await reconcile(town.table)).toMatchObject({ mismatches: [] });
  });

  it("can refuse a reward on hold or under review, and it no longer counts against the finder", async () => {
    const one = await promised();
    expect(await decide(one, "refuse")).toMatchObject({ reward: "refused" });
    const [reward] = await town.of("reward");
    expect(reward).toMatchObject({ reason: "Samma person, ••••••••-••••", decidedBy: "admin" });
    town.pass(8 * day);
    expect(await payDue()).toEqual({ settled: 0, waiting: 0, failed: 0 });
    expect(await town.of("rewardTally")).toMatchObject([{ rewards: [] }]);
    expect(await problemIn(decide(one, "pay"))).toBe("reward-not-under-review");
  });

  it("and the nightly job settle it once, even at the same moment", async () => {
    const one = await promised();
    town.pass(8 * day);
    const [refused] = await Promise.all([problemIn(decide(one, "refuse")), payDue()]);
    expect(await town.points("bo")).toBe(refused === "none" ? 0 : 200);
    expect(await town.of("ledger")).toHaveLength(refused === "none" ? 0 : 1);
  });

  it("cannot decide without a promised reward", async () => {
    const pending = await aReport("cilla");
    expect(await problemIn(decide(pending, "pay"))).toBe("reward-not-under-review");
    expect(await problemIn(decide({ ...pending, reportId: "found_none" }, "pay"))).toBe(
      "found-report-not-found",
    );
  });
});

describe("a find that turns out to be a fraud", () => {
  const spend = async (points: number) => {
    const balance = await town.table.get(keys.balance("bo"), BalanceItem);
    const entry = { userId: "bo", amount: -points, reason: "sticker", reference: "order", at: noon } as const;
    await town.table.transact(entryWrites(balance!, entry));
  };

  it("costs the finder the points once, with a debt for those that are spent", async () => {
    const one = await promised();
    expect(await problemIn(decide(one, "take-back"))).toBe("reward-not-under-review");
    town.pass(7 * day);
    await payDue();
    await spend(150);
    const both = await Promise.all([1, 2].map(() => problemIn(decide(one, "take-back"))));
    expect(both.toSorted()).toEqual(["none", "reward-not-under-review"]);
    expect(await town.points("bo")).toBe(-150);
    expect((await town.of("ledger")).at(-1)).toMatchObject({
      reason: "reward",
      amount: -200,
      text: "Samma person, ••••••••-••••",
    });
    expect(await town.of("notification")).toContainEqual(
      expect.objectContaining({ userId: "bo", params: { what: "reward-taken-back", points: 200 } }),
    );
    expect(await town.of("audit")).toMatchObject([
      { subject: one.reportId, by: "admin", person: "bo", action: "reward-taken-back" },
    ]);
    expect(await town.own()).toMatchObject([{ reward: "taken_back" }]);
    expect(await town.of("rewardTally")).toMatchObject([{ rewards: [{}] }]);
    expect(await reconcile(town.table)).toMatchObject({ mismatches: [] });
    expect(await payDue()).toEqual({ settled: 0, waiting: 0, failed: 0 });
  });

  it("is not judged by an administrator who reported it", async () => {
    const one = await promised();
    expect(await problemIn(decide(one, "refuse", "bo"))).toBe("forbidden");
  });
});
