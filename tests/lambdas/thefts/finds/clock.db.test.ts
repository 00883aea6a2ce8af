import { beforeEach, describe, expect, it } from "vitest";
import { expireReports } from "#lambdas/thefts/finds/expire-reports.ts";
import { reconcile } from "#lambdas/points/reconcile.ts";
import { payDueRewards } from "#lambdas/thefts/rewards/pay-due-rewards.ts";
import { put, remove, update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { noon } from "#tests/lambdas/a.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { type TownOfFinders, aForm, aTownOfFinders, day } from "./context.ts";

let town: TownOfFinders;
let failures: string[];
let ofJob: Table;
beforeEach(async () => {
  town = await aTownOfFinders();
  ofJob = await town.inRole("expire-found-reports");
  failures = [];
});

const worldOf = (table: Table) => ({
  table,
  system: town.system,
  reportFailure: (subject: string) => void failures.push(subject),
});
const expire = (table = ofJob) => expireReports(worldOf(table));
const pay = (table = ofJob) => payDueRewards(worldOf(table));

/** A table that fails at one transaction: before the write, or after it, when only the response is lost. */
const failingAt = (place: number, when: "before" | "after"): Table => {
  let count = 0;
  return {
    ...ofJob,
    transact: async (actions) => {
      count += 1;
      if (count === place && when === "before") throw new Error("The table is away");
      await ofJob.transact(actions);
      if (count === place) throw new Error("The answer is lost");
    },
  };
};

const stolenAndFound = async (userId = "bo") => {
  const bike = await town.bike();
  await town.steal(bike.id);
  const { id } = await town.find(bike.id, userId);
  return { bikeId: bike.id, reportId: id };
};

const promised = async (userId = "bo") => {
  const found = await stolenAndFound(userId);
  await town.decide(found.bikeId, found.reportId, "confirm");
  await town.recover(found.bikeId);
  return found;
};

describe("a report that the owner does not decide", () => {
  it("is closed after 90 days, seen or not, and its finder may report again", async () => {
    const [one, other] = [await stolenAndFound(), await stolenAndFound()];
    await town.received(other.bikeId);
    town.pass(90 * day - 1);
    const young = await stolenAndFound("cilla");
    expect(await expire()).toEqual({ expired: 0, failed: 0 });
    town.pass(1);
    expect(await expire()).toEqual({ expired: 2, failed: 0 });
    expect(await expire()).toEqual({ expired: 0, failed: 0 });
    expect(await town.own()).toMatchObject([
      { state: "expired", reward: "none" },
      { state: "expired", reward: "none" },
    ]);
    expect(await town.own("cilla")).toMatchObject([{ bikeId: young.bikeId, state: "pending" }]);
    expect(await problemIn(town.decide(one.bikeId, one.reportId, "confirm"))).toBe("found-report-decided");
    expect(await problemIn(town.find(one.bikeId, "bo", aForm()))).toBe("none");
  });

  it("in time is either expired or decided, never both", async () => {
    const { bikeId, reportId } = await stolenAndFound();
    town.pass(91 * day);
    const [{ expired }, decided] = await Promise.all([
      expire(),
      problemIn(town.decide(bikeId, reportId, "confirm")),
    ]);
    expect([expired, decided]).toEqual(expired === 1 ? [1, "found-report-decided"] : [0, "none"]);
  });
});

describe("a reward", () => {
  it("is paid once after seven days, with a row in the ledger", async () => {
    await promised();
    town.pass(7 * day - 1);
    expect(await pay()).toEqual({ settled: 0, waiting: 0, failed: 0 });
    town.pass(1);
    const runs = await Promise.all([pay(), pay()]);
    expect(runs.map(({ settled }) => settled).toSorted()).toEqual([0, 1]);
    expect(await pay()).toEqual({ settled: 0, waiting: 0, failed: 0 });
    expect(await town.points("bo")).toBe(200);
    expect(await town.of("ledger")).toMatchObject([{ userId: "bo", reason: "reward", amount: 200 }]);
    expect(await town.own()).toMatchObject([{ reward: "paid" }]);
    const notifications = (await town.of("notification")).filter(({ type }) => type === "points");
    expect(notifications).toMatchObject([{ userId: "bo", params: { what: "reward-paid", points: 200 } }]);
    expect(await reconcile(town.table)).toMatchObject({ mismatches: [] });
  });

  it("waits while its finder's account is closed, and lapses when it is erased", async () => {
    await promised();
    town.pass(8 * day);
    const closed = { userId: "bo", validFrom: noon.toISOString(), closedAt: noon.toISOString() };
    await town.table.transact([put(keys.sessions("bo"), "sessions", closed)]);
    expect(await pay()).toEqual({ settled: 0, waiting: 1, failed: 0 });
    await town.table.transact([remove(keys.profile("bo")), remove(keys.sessions("bo"))]);
    expect(await pay()).toEqual({ settled: 1, waiting: 0, failed: 0 });
    expect(await town.points("bo")).toBe(0);
    expect(await town.of("reward")).toMatchObject([{ state: "refused" }]);
    expect(await pay()).toEqual({ settled: 0, waiting: 0, failed: 0 });
  });
});

const isKnown = (userId: string, over: { identityLevel: 1 | 2; personalNumberMac?: string }) =>
  town.table.transact([update(keys.profile(userId)).set(over)]);

const news = async () =>
  (await town.of("notification"))
    .filter(({ type }) => type === "points")
    .map(({ userId, params }) => [userId, (params as { what: string }).what]);

describe("a finder who has not proved who they are", () => {
  beforeEach(() => isKnown("bo", { identityLevel: 1 }));

  it("is notified at once, and paid after proving it", async () => {
    await promised();
    expect(await news()).toEqual([["bo", "reward-awaits-identity"]]);
    expect(await town.own()).toMatchObject([{ reward: "held", proveBy: "2027-02-25T12:00:00.000Z" }]);
    town.pass(97 * day - 1);
    expect(await pay()).toEqual({ settled: 0, waiting: 1, failed: 0 });
    expect(await town.points("bo")).toBe(0);
    await isKnown("bo", { identityLevel: 2 });
    expect((await town.own())[0]).not.toHaveProperty("proveBy", expect.anything());
    const runs = await Promise.all([pay(), pay()]);
    expect(runs.map(({ settled }) => settled).toSorted()).toEqual([0, 1]);
    expect(await town.points("bo")).toBe(200);
  });

  it("loses the points after 90 days, is told so, and gets none by proving it later", async () => {
    await promised();
    town.pass(97 * day);
    expect(await pay()).toEqual({ settled: 1, waiting: 0, failed: 0 });
    expect(await news()).toContainEqual(["bo", "reward-lapsed"]);
    await isKnown("bo", { identityLevel: 2 });
    expect(await pay()).toEqual({ settled: 0, waiting: 0, failed: 0 });
    expect(await town.points("bo")).toBe(0);
    expect(await town.own()).toMatchObject([{ reward: "refused" }]);
  });
});

describe("one person with two accounts", () => {
  it("gets no points for finding their own bike", async () => {
    await isKnown("anna", { identityLevel: 1, personalNumberMac: "the same" });
    await isKnown("bo", { identityLevel: 2, personalNumberMac: "the same" });
    await promised();
    expect(await town.of("reward")).toEqual([]);
    expect(await town.own()).toMatchObject([{ reward: "none" }]);
  });

  it("gets none either by hiding it until the points are due", async () => {
    await isKnown("anna", { identityLevel: 1, personalNumberMac: "the same" });
    await isKnown("bo", { identityLevel: 1 });
    await promised();
    await isKnown("bo", { identityLevel: 2, personalNumberMac: "the same" });
    town.pass(7 * day);
    expect(await pay()).toEqual({ settled: 1, waiting: 0, failed: 0 });
    expect(await town.points("bo")).toBe(0);
    expect(await news()).toContainEqual(["bo", "reward-refused"]);
  });

  it("gets points for one bike once, though both accounts have found it", async () => {
    for (const userId of ["bo", "cilla"])
      await isKnown(userId, { identityLevel: 2, personalNumberMac: "the same" });
    const { id } = await town.bike();
    await town.steal(id);
    for (const finder of ["bo", "cilla"]) await town.decide(id, (await town.find(id, finder)).id, "confirm");
    await town.recover(id);
    town.pass(7 * day);
    await Promise.all([pay(), pay()]);
    expect([await town.points("bo"), await town.points("cilla")]).toEqual([200, 0]);
    expect(await town.of("ledger")).toHaveLength(1);
  });
});

describe("the nightly run", () => {
  it.each([1, 2, 3].flatMap((place) => [[place, "before"] as const, [place, "after"] as const]))(
    "that fails at transaction %i, %s the write, is completed by the next run",
    async (place, when) => {
      for (const userId of ["bo", "cilla", "bo"]) await promised(userId);
      for (const userId of ["bo", "cilla", "bo"]) await stolenAndFound(userId);
      town.pass(91 * day);
      for (const run of [expire, pay]) {
        expect(await run(failingAt(place, when))).toMatchObject({ failed: 1 });
        expect(await run()).toMatchObject({ failed: 0 });
      }
      expect(failures).toHaveLength(2);
      expect([await town.points("bo"), await town.points("cilla")]).toEqual([400, 200]);
      expect(await town.of("ledger")).toHaveLength(3);
      const states = (await town.of("foundReport")).map(({ state }) => state).toSorted();
      expect(states).toEqual(["confirmed", "confirmed", "confirmed", "expired", "expired", "expired"]);
      expect(await reconcile(town.table)).toMatchObject({ mismatches: [] });
    },
  );
});
