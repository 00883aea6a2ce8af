import { beforeEach, describe, expect, it } from "vitest";
import { changeAlert } from "#lambdas/ads/alerts/change-alert.ts";
import { markRead } from "#lambdas/ads/alerts/mark-read.ts";
import { sendDigests } from "#lambdas/ads/alerts/send-digests.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { type WatchingTown, aTownThatWatches } from "./context.ts";
import { overtakenTable } from "#tests/lambdas/points/crashing.ts";

let town: WatchingTown;
beforeEach(async () => {
  town = await aTownThatWatches();
});

const hour = 60 * 60 * 1000;
const day = 24 * hour;

let serial = 0;
const aTheft = async (over: Partial<BikeItem> = {}): Promise<BikeItem> => {
  serial += 1;
  const bike = await town.bike({
    frameNumber: `DIGEST${serial}X`,
    brand: "Crescent",
    model: "Femto",
    ...over,
  });
  await town.follow(...(await town.take(bike)));
  return bike;
};

describe("a digest", () => {
  it("names each person's newest hits, and is sent once", async () => {
    await town.watch({ brand: "Crescent" }, "bo", "stolen", "Mammas");
    await town.watch({ brand: "Crescent" }, "cilla");
    for (let count = 0; count < 5; count += 1) await aTheft();
    expect(await town.digest()).toEqual({ told: 2, failed: 0 });
    const [bos] = (await town.digests()).filter(({ userId }) => userId === "bo");
    expect(bos).toEqual({
      userId: "bo",
      day: "2026-11-20",
      alerts: [
        {
          name: "Mammas",
          kind: "stolen",
          bikes: Array.from({ length: 3 }, () => ({ title: "Crescent Femto", place: "Malmö" })),
          more: 2,
        },
      ],
    });
    expect(JSON.stringify(bos)).not.toContain("DIGEST");
    expect(await town.digest()).toEqual({ told: 0, failed: 0 });
    town.pass(day);
    expect(await town.digest()).toEqual({ told: 0, failed: 0 });
  });

  it("names a bike once, though it fits two alerts", async () => {
    await town.watch({ brand: "Crescent" }, "bo", "stolen", "Mammas");
    await town.watch({ model: "Femto" }, "bo", "stolen", "Femto");
    await aTheft();
    expect(await town.digest()).toEqual({ told: 1, failed: 0 });
    const [digest] = await town.digests();
    expect(digest?.alerts).toEqual([
      {
        name: expect.any(String),
        kind: "stolen",
        bikes: [{ title: "Crescent Femto", place: "Malmö" }],
        more: 0,
      },
    ]);
  });

  it("is sent at most once a day; later hits wait for the next", async () => {
    await town.watch({ brand: "Crescent" });
    await aTheft();
    await town.digest();
    await aTheft({ model: "Elina" });
    expect(await town.digest()).toEqual({ told: 0, failed: 0 });
    // Noon in November is eleven hours before midnight in Sweden, and twelve in UTC.
    town.pass(11 * hour);
    expect(await town.digest()).toEqual({ told: 1, failed: 0 });
    expect(await town.digests()).toMatchObject([
      { day: "2026-11-21", alerts: [{ bikes: [{ title: "Crescent Elina" }], more: 0 }] },
    ]);
  });

  it("leaves out bikes that are back, read hits and paused alerts", async () => {
    await town.watch({ brand: "Crescent" });
    const theft = await aTheft();
    await town.recover(theft.id);
    expect(await town.digest()).toEqual({ told: 0, failed: 0 });
    expect(await town.of("alertDigest")).toEqual([]);

    const [alert] = await town.list();
    await aTheft();
    await markRead(town.alerts, "bo", alert!.id, 99);
    expect(await town.digest()).toEqual({ told: 0, failed: 0 });

    await aTheft();
    await changeAlert(town.alerts, "bo", alert!.id, { state: "paused" });
    expect(await town.digest()).toEqual({ told: 0, failed: 0 });
    expect(await town.of("alertDigestDue")).toEqual([]);
  });

  it("is written once by two simultaneous runs, and misses no hit that arrives during them", async () => {
    await town.watch({ brand: "Crescent" });
    await aTheft();
    const runs = await Promise.all([town.digest(), town.digest(), aTheft({ model: "Elina" })]);
    expect(runs[0].told + runs[1].told).toBe(1);
    town.pass(day);
    await town.digest();
    const [first, second] = ["Crescent Femto", "Crescent Elina"];
    const text = JSON.stringify([await town.digests(), runs]);
    const all = await town.of("alert");
    expect(all).toMatchObject([{ found: 2, told: 2 }]);
    expect([first, second].some((title) => text.includes(title))).toBe(true);
  });

  it("that fails does not stop the others, and is written by the next run", async () => {
    for (const userId of ["bo", "cilla"]) await town.watch({ brand: "Crescent" }, userId);
    await aTheft();
    const ofJob = await town.inRole("alert-digests");
    const table = overtakenTable(ofJob, () => Promise.reject(new Error("The table is away")));
    const run = () => sendDigests({ table, system: town.system, reportFailure: () => undefined });
    expect(await run()).toEqual({ told: 1, failed: 1 });
    expect(await run()).toEqual({ told: 1, failed: 0 });
    expect(await town.digests()).toHaveLength(2);
  });
});
