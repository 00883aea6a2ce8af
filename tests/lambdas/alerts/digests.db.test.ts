import { beforeEach, describe, expect, it } from "vitest";
import { changeAlert } from "#lambdas/alerts/change-alert.ts";
import { markRead } from "#lambdas/alerts/mark-read.ts";
import { sendDigests } from "#lambdas/alerts/send-digests.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { type WatchingTown, aTownThatWatches } from "./context.ts";

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
  it("tells each person by name of what is new, of many the newest, and is sent once", async () => {
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

  it("is sent at most once a day: what comes later waits for the next", async () => {
    await town.watch({ brand: "Crescent" });
    await aTheft();
    await town.digest();
    await aTheft({ model: "Elina" });
    expect(await town.digest()).toEqual({ told: 0, failed: 0 });
    // At noon in November it is eleven hours to midnight in Sweden, and twelve in Greenwich.
    town.pass(11 * hour);
    expect(await town.digest()).toEqual({ told: 1, failed: 0 });
    expect(await town.digests()).toMatchObject([
      { day: "2026-11-21", alerts: [{ bikes: [{ title: "Crescent Elina" }], more: 0 }] },
    ]);
  });

  it("tells nothing of what is back, was looked at, or belongs to an alert that is paused", async () => {
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

  it("of two runs at once is one, and nothing that comes meanwhile is passed over", async () => {
    await town.watch({ brand: "Crescent" });
    await aTheft();
    const runs = await Promise.all([town.digest(), town.digest(), aTheft({ model: "Elina" })]);
    expect(runs[0].told + runs[1].told).toBe(1);
    town.pass(day);
    await town.digest();
    const [first, second] = ["Crescent Femto", "Crescent Elina"];
    const told = JSON.stringify([await town.digests(), runs]);
    const all = await town.of("alert");
    expect(all).toMatchObject([{ found: 2, told: 2 }]);
    expect([first, second].some((title) => told.includes(title))).toBe(true);
  });

  it("goes on with the others where one fails, and with that one when it is run again", async () => {
    for (const userId of ["bo", "cilla"]) await town.watch({ brand: "Crescent" }, userId);
    await aTheft();
    const ofJob = await town.inRole("alert-digests");
    let broken = true;
    const table = {
      ...ofJob,
      transact: (...args: Parameters<typeof ofJob.transact>) => {
        if (!broken) return ofJob.transact(...args);
        broken = false;
        return Promise.reject(new Error("The table is away"));
      },
    };
    const run = () => sendDigests({ table, system: town.system, reportFailure: () => undefined });
    expect(await run()).toEqual({ told: 1, failed: 1 });
    expect(await run()).toEqual({ told: 1, failed: 0 });
    expect(await town.digests()).toHaveLength(2);
  });
});
