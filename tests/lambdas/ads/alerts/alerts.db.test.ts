import { beforeEach, describe, expect, it } from "vitest";
import { type AlertCriteria, AlertCriteria as Criteria, maxAlerts } from "#contract/ads/alerts.ts";
import { changeAlert, deleteAlert, restoreAlert } from "#lambdas/ads/alerts/change-alert.ts";
import { createAlert } from "#lambdas/ads/alerts/create-alert.ts";
import { listHits } from "#lambdas/ads/alerts/list-hits.ts";
import { markRead } from "#lambdas/ads/alerts/mark-read.ts";
import { eraseAlerts } from "#lambdas/privacy/closing/erase-alerts.ts";
import type { ErasureContext } from "#lambdas/privacy/closing/erasure-context.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { type WatchingTown, aTownThatWatches } from "./context.ts";

let town: WatchingTown;
beforeEach(async () => {
  town = await aTownThatWatches();
});

const nothing = "alert_01K9ZZZZZZZZZZZZZZZZZZZZZZ";
const day = 24 * 60 * 60 * 1000;

const places = async (): Promise<string[]> => (await town.of("alertPlace")).map(({ pk }) => pk).toSorted();

const issuesOf = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error: unknown) => (error instanceof ProblemError ? (error.details.issues ?? [error.code]) : [error]),
  );

describe("watching a search", () => {
  it("stores it under its criteria, and shows it as it was entered", async () => {
    const criteria: AlertCriteria = { brand: "Crescent", color: "blå", city: "Göteborg" };
    const alert = await town.watch(criteria);
    expect(alert).toMatchObject({
      name: "Min sökning",
      kind: "stolen",
      criteria,
      state: "active",
      unread: 0,
    });
    expect(await places()).toEqual(["ALERTS#stolen#bcg#crescent|bla|goteborg"]);
    expect(await town.list()).toEqual([alert]);
    expect(await town.list("cilla")).toEqual([]);
  });

  it("with a repeated request creates one alert", async () => {
    const idempotencyKey = town.key();
    const wanted = { name: "Blå", kind: "stolen", criteria: { color: "blå" } } as const;
    const ask = () => createAlert(town.alerts, { userId: "bo", idempotencyKey, wanted });
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(second).toEqual(first);
    expect(await ask()).toEqual(first);
    expect(await town.list()).toHaveLength(1);
    const other = { userId: "bo", idempotencyKey, wanted: { ...wanted, name: "Röd" } };
    expect(await problemIn(createAlert(town.alerts, other))).toBe("idempotency-key-reused");
  });

  it.each([
    ["nothing", "stolen", {}, ["alert-empty"]],
    ["prices the wrong way round", "ads", { priceFrom: 5000, priceTo: 100 }, ["alert-price-order"]],
    ["a price of stolen bikes", "stolen", { color: "blå", priceTo: 100 }, ["alert-price-of-stolen"]],
    [
      "a town nobody knows",
      "stolen",
      { city: "Ankeborg" },
      [{ path: "criteria.city", rule: "place-unknown" }],
    ],
    [
      "what is around it",
      "ads",
      { city: "Ankeborg", radius: 3 },
      [{ path: "criteria.city", rule: "place-unknown" }],
    ],
    ["a radius around nothing", "ads", { radius: 3 }, [{ path: "criteria.city", rule: "required" }]],
    ["a brand without a letter", "stolen", { brand: "#|" }, [{ path: "criteria.brand", rule: "format" }]],
    ["words that say nothing", "stolen", { words: "och den" }, [{ path: "criteria.words", rule: "format" }]],
  ] as const)(
    "for %s is refused with the field's name, and nothing is written",
    async (_what, kind, criteria, issues) => {
      const before = await town.everything();
      expect(await issuesOf(town.watch(criteria, "bo", kind))).toEqual(issues);
      expect(await town.everything()).toEqual(before);
    },
  );

  it.each([
    [{ words: "x".repeat(200) }, "too-long"],
    [{ city: "Uppsala", radius: 2 }, "not-allowed"],
    [{ priceTo: 1_000_001 }, "price-limit"],
    [{ priceTo: 1.5 }, "price-limit"],
    [{ priceTo: -1 }, "price-limit"],
    [{ colour: "blue" }, "unknown-filter"],
  ])("as %j breaks a rule that has a text", (criteria, rule) => {
    expect(Criteria.safeParse(criteria).error?.issues.map(({ message }) => message)).toEqual([rule]);
  });

  it("in a small town works if a bike is registered there, but not with a radius", async () => {
    const { table } = town;
    const { put } = await import("#lambdas/platform/table/actions.ts");
    const { keys } = await import("#lambdas/platform/table/keys.ts");
    const entry = { field: "city", term: "brottby", value: "Brottby", bikes: 1 };
    await table.transact([put(keys.dictionaryEntry("city", "brottby"), "dictionaryEntry", entry)]);
    expect(await town.watch({ city: "Brottby" })).toMatchObject({ criteria: { city: "Brottby" } });
    expect(await problemIn(town.watch({ city: "Brottby", radius: 1 }))).toBe("invalid-request");
  });

  it("stops at the limit, even with concurrent requests", async () => {
    const attempts = Array.from({ length: maxAlerts + 20 }, () => problemIn(town.watch({ color: "blå" })));
    const problems = await Promise.all(attempts);
    expect(problems.filter((problem) => problem === "none")).toHaveLength(maxAlerts);
    expect(new Set(problems)).toEqual(new Set(["none", "alert-limit-reached"]));
    expect(await town.list()).toHaveLength(maxAlerts);
    expect(await places()).toHaveLength(maxAlerts);
    await town.watch({ color: "röd" }, "cilla");
  });

  it("hides personal numbers in the text", async () => {
    const alert = await town.watch({ words: "korg 19850709-9805" }, "bo", "stolen", "850709-9805");
    expect(JSON.stringify(alert)).not.toContain("9805");
    const written = { brand: "Crescent 850709-9805", model: "850709-9805 Femga" };
    expect(await town.watch(written, "bo")).toMatchObject({
      criteria: { brand: "Crescent ••••••••-••••", model: "••••••••-•••• Femga" },
    });
  });
});

describe("an alert", () => {
  it("is renamed, changed, paused and resumed", async () => {
    const { id } = await town.watch({ brand: "Crescent" });
    await changeAlert(town.alerts, "bo", id, { name: "Mammas" });
    await changeAlert(town.alerts, "bo", id, { criteria: { color: "röd", city: "Uppsala", radius: 3 } });
    expect(await places()).toContain("ALERTS#stolen#cg#rod|knivsta");
    expect(await places()).not.toContain("ALERTS#stolen#b#crescent");
    expect(await changeAlert(town.alerts, "bo", id, { state: "paused" })).toMatchObject({
      name: "Mammas",
      state: "paused",
      criteria: { color: "röd", city: "Uppsala", radius: 3 },
    });
    expect(await places()).toEqual([]);
    await changeAlert(town.alerts, "bo", id, { state: "active" });
    expect(await places()).toContain("ALERTS#stolen#cg#rod|uppsala");
  });

  it("can be deleted, and restored unchanged within a day", async () => {
    const alert = await town.watch({ brand: "Crescent" });
    await deleteAlert(town.alerts, "bo", alert.id);
    expect([await town.list(), await places()]).toEqual([[], []]);
    expect(await restoreAlert(town.alerts, "bo", alert.id)).toEqual(alert);
    expect(await restoreAlert(town.alerts, "bo", alert.id)).toEqual(alert);
    expect(await places()).toEqual(["ALERTS#stolen#b#crescent"]);
    await deleteAlert(town.alerts, "bo", alert.id);
    expect(await problemIn(deleteAlert(town.alerts, "bo", alert.id))).toBe("alert-not-found");
    town.pass(day);
    expect(await problemIn(restoreAlert(town.alerts, "bo", alert.id))).toBe("alert-not-found");
  });

  it("makes room for another when deleted, and can be restored only if there is room", async () => {
    const alerts = [];
    for (let count = 0; count < maxAlerts; count += 1) alerts.push(await town.watch({ color: "blå" }));
    const [first] = alerts;
    await deleteAlert(town.alerts, "bo", first!.id);
    await town.watch({ color: "röd" });
    expect(await problemIn(restoreAlert(town.alerts, "bo", first!.id))).toBe("alert-limit-reached");
    expect(await town.list()).toHaveLength(maxAlerts);
  });

  it("of someone else is not found", async () => {
    const { id } = await town.watch({ brand: "Crescent" });
    const before = await town.everything();
    for (const [userId, alertId] of [
      ["cilla", id],
      ["bo", nothing],
    ] as const) {
      const work = [
        changeAlert(town.alerts, userId, alertId, { state: "paused" }),
        deleteAlert(town.alerts, userId, alertId),
        restoreAlert(town.alerts, userId, alertId),
        listHits(town.alerts, userId, alertId, { limit: 20 }),
        markRead(town.alerts, userId, alertId, 1),
      ];
      expect(new Set(await Promise.all(work.map(problemIn)))).toEqual(new Set(["alert-not-found"]));
    }
    expect(await town.everything()).toEqual(before);
  });

  it("stays unchanged if the new criteria cannot match anything", async () => {
    const alert = await town.watch({ brand: "Crescent" });
    const change = changeAlert(town.alerts, "bo", alert.id, { name: "Ny", criteria: {} });
    expect(await problemIn(change)).toBe("alert-empty");
    expect(await town.list()).toEqual([alert]);
  });

  it("keeps both changes when paused and edited at once", async () => {
    const { id } = await town.watch({ brand: "Crescent" });
    await Promise.all([
      changeAlert(town.alerts, "bo", id, { state: "paused" }),
      changeAlert(town.alerts, "bo", id, { name: "Ny" }),
      changeAlert(town.alerts, "bo", id, { criteria: { color: "blå" } }),
    ]);
    expect(await town.list()).toMatchObject([{ state: "paused", name: "Ny", criteria: { color: "blå" } }]);
    expect(await places()).toEqual([]);
  });
});

it("an alert and its hits are erased with the account", async () => {
  const left = await town.everything();
  await town.watch({ brand: "Crescent", city: "Uppsala", radius: 5 });
  await deleteAlert(town.alerts, "bo", (await town.watch({ color: "blå" })).id);
  const bike = await town.bike({ city: "Knivsta" });
  await town.follow(...(await town.take(bike)));
  expect(await town.of("alertHit")).toHaveLength(1);
  const context = { table: await town.inRole("erase-accounts") } as ErasureContext;
  await eraseAlerts(context, "bo");
  await eraseAlerts(context, "bo");
  const kinds = new Set((await town.everything()).map(({ entity }) => entity));
  for (const kind of ["alert", "alertPlace", "alertHit", "alertCount", "alertDigestDue"])
    expect(kinds).not.toContain(kind);
  expect(left.length).toBeGreaterThan(0);
});
