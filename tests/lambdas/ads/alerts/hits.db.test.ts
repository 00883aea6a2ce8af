import { beforeEach, describe, expect, it } from "vitest";
import { changeAlert, deleteAlert } from "#lambdas/ads/alerts/change-alert.ts";
import { listHits } from "#lambdas/ads/alerts/list-hits.ts";
import { markRead } from "#lambdas/ads/alerts/mark-read.ts";
import { findAlerts } from "#lambdas/ads/offers/find-alerts.ts";
import { theftOffer } from "#lambdas/ads/offers/theft-offer.ts";
import { placeWrites } from "#lambdas/ads/alert-index/alert-writes.ts";
import { followOffers } from "#lambdas/ads/offers/follow-offers.ts";
import { countUnread } from "#lambdas/notifications/bell/count-unread.ts";
import { put, update } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { aReport } from "#tests/lambdas/thefts/reports/context.ts";
import { overtakenTable } from "#tests/lambdas/points/crashing.ts";
import { type WatchingTown, aTownThatWatches } from "./context.ts";

let town: WatchingTown;
let bike: BikeItem;
beforeEach(async () => {
  town = await aTownThatWatches();
  bike = await town.bike({ city: "Knivsta", brand: "Crescent", model: "Femto", color: "blå" });
});

const notes = async (userId = "bo") =>
  (await town.of("notification")).filter((note) => note["userId"] === userId && note["type"] === "ad_alert");

describe("a bike that is reported stolen", () => {
  it("notifies those who watch for it, with its card and a count", async () => {
    await town.watch({ brand: "crescent", city: "Uppsala", radius: 3 });
    await town.watch({ brand: "Crescent" }, "cilla");
    await town.watch({ brand: "Monark" }, "cilla");
    await town.follow(...(await town.take(bike)));
    const [alert] = await town.list();
    expect(alert).toMatchObject({ unread: 1, found: 1, newest: [{ isNew: true }] });
    expect(alert?.newest[0]?.bike).toMatchObject({
      id: bike.id,
      frameNumber: `•••${bike.frameNumber.slice(-3)}`,
      status: "stolen",
      brand: "Crescent",
      stolenPlace: "Cykelstället vid stationen, Malmö",
    });
    expect(await notes()).toMatchObject([
      { params: { what: "stolen", bike: "Crescent Femto" }, link: "/ad-alert-notifications" },
    ]);
    expect(await countUnread(town, "bo")).toMatchObject({ notifications: 1, messages: 0, alerts: 1 });
    expect((await town.list("cilla")).map(({ unread }) => unread)).toEqual([1, 0]);
    expect(JSON.stringify(await notes())).not.toContain(bike.frameNumber);
  });

  it("notifies people who watch its home town and people who watch the town of the theft", async () => {
    await town.watch({ city: "Malmö" });
    await town.watch({ city: "Knivsta" }, "cilla");
    await town.follow(...(await town.take(bike, aReport({ city: "Malmö" }))));
    for (const userId of ["bo", "cilla"]) expect(await town.list(userId)).toMatchObject([{ unread: 1 }]);
  });

  it("notifies once, even if events arrive twice, late and concurrently", async () => {
    await town.watch({ brand: "Crescent" });
    const [before, after] = await town.take(bike);
    await Promise.all([town.follow(before, after), town.follow(before, after)]);
    await town.follow(before, after);
    await town.follow(undefined, after);
    expect(await town.list()).toMatchObject([{ unread: 1, found: 1 }]);
    expect(await notes()).toHaveLength(1);
  });

  it("disappears from the alerts when it is recovered, even if events arrive in the wrong order", async () => {
    await town.watch({ brand: "Crescent" });
    const [before, stolen] = await town.take(bike);
    await town.follow(before, stolen);
    await town.recover(bike.id);
    const back = (await town.read(bike.id))!;
    await town.follow(stolen, back);
    expect(await town.list()).toMatchObject([{ unread: 0, newest: [] }]);
    expect(await countUnread(town, "bo")).toMatchObject({ alerts: 0 });
    // The event of the theft arrives again after its end.
    await town.follow(before, stolen);
    await town.follow(stolen, back);
    expect(await town.of("alertHit")).toEqual([]);
    expect(await town.list()).toMatchObject([{ unread: 0, found: 1 }]);
  });

  it("notifies again when stolen again", async () => {
    await town.watch({ brand: "Crescent" });
    const [before, stolen] = await town.take(bike);
    await town.follow(before, stolen);
    await town.recover(bike.id);
    const back = (await town.read(bike.id))!;
    await town.follow(stolen, back);
    const [, again] = await town.take(back);
    await town.follow(back, again);
    expect(await town.list()).toMatchObject([{ unread: 1, found: 2, newest: [{ isNew: true }] }]);
    expect(await town.of("alertHit")).toHaveLength(1);
  });

  it("does not notify its owner, paused or deleted alerts, or closed accounts", async () => {
    await town.watch({ brand: "Crescent" }, "anna");
    const paused = await town.watch({ brand: "Crescent" });
    await changeAlert(town.alerts, "bo", paused.id, { state: "paused" });
    const gone = await town.watch({ brand: "Crescent" });
    await deleteAlert(town.alerts, "bo", gone.id);
    await town.watch({ brand: "Crescent" }, "cilla");
    await town.table.transact([
      put(keys.sessions("cilla"), "sessions", {
        userId: "cilla",
        validFrom: "2026-01-01T00:00:00.000Z",
        closedAt: "2026-11-20T11:00:00.000Z",
      }),
    ]);
    await town.follow(...(await town.take(bike)));
    expect(await town.of("alertHit")).toEqual([]);
  });

  it("is not matched by hidden details, nor while under review", async () => {
    const hidden = await town.bike({
      frameNumber: "HIDDEN1234",
      brand: "Monark",
      visibility: { ...bike.visibility, brand: false },
    });
    const waiting = await town.bike({ frameNumber: "WAITING123", brand: "Monark", reviewReason: "receipt" });
    await town.watch({ brand: "Monark" });
    for (const each of [hidden, waiting]) await town.follow(...(await town.take(each)));
    expect(await town.of("alertHit")).toEqual([]);
  });

  it("does not notify again when other details change", async () => {
    await town.watch({ brand: "Crescent" });
    const [before, after] = await town.take(bike);
    await town.follow(before, after);
    town.meter.add(-town.meter.total());
    await town.follow(after, { ...after, version: after.version + 1 });
    expect(town.meter.total()).toBe(0);
  });

  it("notifies the others if one notification fails, and sends the failed one later", async () => {
    for (const userId of ["bo", "cilla"]) await town.watch({ brand: "Crescent" }, userId);
    const change = await town.take(bike);
    const table = overtakenTable(town.following.table, () => Promise.reject(new Error("The table is away")));
    const follow = () =>
      followOffers({ ...town.following, table }, { id: "event", before: change[0], after: change[1] });
    await expect(follow()).rejects.toThrow("The table is away");
    await follow();
    for (const userId of ["bo", "cilla"]) expect(await town.list(userId)).toMatchObject([{ unread: 1 }]);
  });
});

it("matching costs only as much as the matching alerts, however many others exist", async () => {
  await town.watch({ brand: "Crescent", city: "Knivsta" });
  const [before, after] = await town.take(bike);
  const cost = async (): Promise<number> => {
    const start = town.meter.total();
    await findAlerts(town.following.reader, theftOffer(after)!);
    return town.meter.total() - start;
  };
  const alone = await cost();
  expect(alone).toBeLessThanOrEqual(30);
  const colours = ["röd", "vit", "gul"] as const;
  for (let some = 0; some < 20; some += 1)
    await town.table.transact(
      Array.from({ length: 50 }, (_, place) => {
        const serial = some * 50 + place;
        const criteria = { brand: `Märke ${serial % 90}`, color: colours[serial % 3]!, city: "Uppsala" };
        return placeWrites({ id: `alert_${serial}`, userId: `u${serial}`, kind: "stolen", criteria });
      }).flat(),
    );
  expect(await town.of("alertPlace")).toHaveLength(1001);
  expect(await cost()).toBe(alone);
  await town.follow(before, after);
  expect(await town.list()).toMatchObject([{ unread: 1 }]);
});

describe("the hits of an alert", () => {
  const takeMany = async (count: number): Promise<void> => {
    for (let serial = 0; serial < count; serial += 1) {
      const each = await town.bike({
        frameNumber: `MANY${String(serial).padStart(6, "0")}`,
        brand: "Crescent",
      });
      town.pass(1000);
      await town.follow(...(await town.take(each)));
    }
  };

  it("are listed page by page, newest first, and are read up to the last one seen", async () => {
    const { id } = await town.watch({ brand: "Crescent" });
    await takeMany(5);
    const [alert] = await town.list();
    expect([alert?.unread, alert?.newest.length]).toEqual([5, 3]);
    const first = await listHits(town.alerts, "bo", id, { limit: 3 });
    const second = await listHits(town.alerts, "bo", id, { limit: 3, cursor: first.cursor });
    const numbers = [...first.items, ...second.items].map((hit) => hit.bike.frameNumber);
    expect(numbers).toEqual(["•••004", "•••003", "•••002", "•••001", "•••000"]);
    await markRead(town.alerts, "bo", id, 3);
    expect(await town.list()).toMatchObject([{ unread: 2 }]);
    await markRead(town.alerts, "bo", id, 1);
    expect(await town.list()).toMatchObject([{ unread: 2 }]);
    await markRead(town.alerts, "bo", id, 500);
    expect(await town.list()).toMatchObject([{ unread: 0, newest: [{ isNew: false }, {}, {}] }]);
    expect(await countUnread(town, "bo")).toMatchObject({ alerts: 0 });
  });

  it("are no longer new after the criteria change", async () => {
    const { id } = await town.watch({ brand: "Crescent" });
    await takeMany(1);
    expect(await changeAlert(town.alerts, "bo", id, { criteria: { brand: "Monark" } })).toMatchObject({
      unread: 0,
      newest: [],
    });
  });

  it("are deleted with the alert", async () => {
    const { id } = await town.watch({ brand: "Crescent" });
    await town.watch({ color: "blå" });
    await takeMany(2);
    const [alert] = (await town.of("alert")).filter((item) => item["id"] === id);
    await followOffers(town.following, { id: "event", before: alert, after: undefined });
    expect((await town.of("alertHit")).filter((hit) => hit["alertId"] === id)).toEqual([]);
  });

  it("are hidden when the bike is hidden", async () => {
    const { id } = await town.watch({ brand: "Crescent" });
    await takeMany(1);
    const [hit] = (await town.of("alertHit")) as unknown as { bikeId: string }[];
    await town.table.transact([
      update(keys.bike(hit!.bikeId)).set({ deletedAt: "2026-11-20T12:00:00.000Z" }),
    ]);
    expect((await listHits(town.alerts, "bo", id, { limit: 20 })).items).toEqual([]);
  });
});
