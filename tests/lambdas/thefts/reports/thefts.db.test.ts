import { beforeEach, describe, expect, it } from "vitest";
import { promptEntries } from "#lambdas/bikes/index/entries.ts";
import { reindex } from "#lambdas/bikes/index/reindex.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { markBatteryRecovered, reportBatteryStolen } from "#lambdas/thefts/reports/battery-theft.ts";
import { changeTheft } from "#lambdas/thefts/reports/change-theft.ts";
import { listThefts } from "#lambdas/thefts/reports/list-thefts.ts";
import { noon } from "#tests/lambdas/a.ts";
import { aRegister } from "#tests/lambdas/bikes/search/a-register.ts";
import { type Town, aReport, aTown, problemIn } from "./context.ts";

let town: Town;
let bike: BikeItem;
beforeEach(async () => {
  town = await aTown();
  await town.person("anna");
  bike = await town.bike({ batterySerialNumber: "BT-48 771" });
});

const now = () => town.read(bike.id) as Promise<BikeItem>;

/** Public items match the bike exactly. */
const expectListed = async (): Promise<void> => {
  const after = await now();
  const wanted = promptEntries(after).map(({ key, item, entity }) => ({ ...key, ...item, entity }));
  const lists = (await town.everything()).filter(({ pk }) => /^(?:S|FOLD|FDEL|FORMER)#/.test(pk));
  const byName = (items: readonly { pk: string; sk: string }[]) =>
    items.toSorted((a, b) => (`${a.pk}\n${a.sk}` < `${b.pk}\n${b.sk}` ? -1 : 1));
  expect(byName(lists)).toEqual(byName(wanted));
};

describe("reporting a bike stolen", () => {
  it("changes the bike, its lists, its history and its owner's notifications at once", async () => {
    const { bike: shown, theft } = await town.steal(
      bike.id,
      aReport({ reward: 500, policeReportNumber: "5000-K1234567-26", lockType: "u-lock" }),
    );
    expect(shown).toMatchObject({ id: bike.id, status: "stolen", stolenSince: "2026-11-19" });
    expect(theft).toMatchObject({ state: "open", bikeId: bike.id, reward: 500, city: "Malmö" });
    expect(await now()).toMatchObject({
      status: "stolen",
      theftId: theft.id,
      stolenPlace: { place: "Cykelstället vid stationen", city: "Malmö" },
      findersReward: 500,
      version: 2,
    });
    await expectListed();
    expect(await town.of("fold")).toMatchObject([{ stolen: true }]);
    expect(await town.of("bikeEvent")).toMatchObject([
      { eventType: "registration" },
      { eventType: "theft", theftId: theft.id, stolenDate: "2026-11-19", ownerId: "anna" },
    ]);
    expect(await town.of("notification")).toMatchObject([
      { userId: "anna", type: "system", params: { what: "bike-stolen", bike: "Crescent Femto" } },
    ]);
    expect(await town.of("theft")).toMatchObject([{ gsi1pk: "THEFTS#OPEN" }]);
  });

  it("happens once per key, even if repeated", async () => {
    const key = town.key();
    const first = await town.steal(bike.id, aReport(), "anna", key);
    expect(await town.steal(bike.id, aReport(), "anna", key)).toEqual(first);
    expect(await problemIn(town.steal(bike.id))).toBe("bike-already-stolen");
    expect(await problemIn(town.steal(bike.id, aReport({ city: "Lund" }), "anna", key))).toBe(
      "idempotency-key-reused",
    );
    expect(await town.of("theft")).toHaveLength(1);
  });

  it("from two pages simultaneously creates one theft", async () => {
    const problems = await Promise.all([1, 2, 3].map(() => problemIn(town.steal(bike.id))));
    expect(problems.toSorted()).toEqual(["bike-already-stolen", "bike-already-stolen", "none"]);
    expect(await town.of("theft")).toHaveLength(1);
  });

  it.each([
    ["someone else's", "bike-not-found", {}, "bo"],
    ["a deleted one", "bike-not-found", { deletedAt: noon.toISOString() }, "anna"],
  ] as const)("is refused for %s: %s, and nothing changes", async (_, problem, over, userId) => {
    const other = await town.bike(over);
    const before = await town.everything();
    expect(await problemIn(town.steal(other.id, aReport(), userId))).toBe(problem);
    expect(await town.everything()).toEqual(before);
  });

  it("is refused without a bike, for a future day, and for a closed account", async () => {
    expect(await problemIn(town.steal("bike_none"))).toBe("bike-not-found");
    expect(await problemIn(town.steal(bike.id, aReport({ stolenDate: "2026-11-21" })))).toBe(
      "stolen-date-in-future",
    );
    await town.table.transact([
      put(keys.sessions("anna"), "sessions", { userId: "anna", closedAt: noon.toISOString() }),
    ]);
    expect(await problemIn(town.steal(bike.id))).toBe("account-closed");
    expect(await now()).toMatchObject({ status: "registered", version: 1 });
  });
});

describe("a theft report", () => {
  it("accepts later details and keeps the rest", async () => {
    await town.steal(bike.id, aReport({ reward: 200 }));
    const { bike: shown, theft } = await changeTheft(town.ofThefts, "anna", bike.id, {
      policeReportNumber: "5000-K1-26",
      stolenDate: "2026-11-18",
      reward: undefined,
    });
    expect(shown.stolenSince).toBe("2026-11-18");
    expect(theft).toMatchObject({ policeReportNumber: "5000-K1-26", reward: 200, city: "Malmö" });
    await expectListed();
    const change = (userId: string, stolenDate: string) =>
      problemIn(changeTheft(town.ofThefts, userId, bike.id, { stolenDate }));
    expect(await change("anna", "2026-11-21")).toBe("stolen-date-in-future");
    expect(await change("bo", "2026-11-18")).toBe("bike-not-found");
    await town.recover(bike.id);
    expect(await change("anna", "2026-11-18")).toBe("bike-not-stolen");
  });

  it("is readable only by the owner", async () => {
    await town.steal(bike.id);
    await town.recover(bike.id);
    town.pass(60_000);
    const { theft } = await town.steal(bike.id);
    const { items } = await listThefts(town.ofThefts, "anna", bike.id);
    expect(items.map(({ id, state }) => [id === theft.id, state])).toEqual([
      [true, "open"],
      [false, "recovered"],
    ]);
    expect(JSON.stringify(items)).not.toContain("confirmed");
    expect(await problemIn(listThefts(town.ofThefts, "bo", bike.id))).toBe("bike-not-found");
  });
});

describe("marking a bike as recovered", () => {
  it("restores the bike and adds an event to its history", async () => {
    const { theft } = await town.steal(bike.id, aReport({ reward: 100 }));
    const { bike: shown, theft: ended } = await town.recover(bike.id);
    expect(shown).toMatchObject({ status: "registered" });
    expect(ended).toMatchObject({
      id: theft.id,
      state: "recovered",
      recoveredAt: noon.toISOString(),
      recovery: { how: "found-by-somebody", thanks: "Tusen tack!" },
    });
    expect(await now()).toEqual({ ...bike, version: 3 });
    await expectListed();
    expect((await town.of("bikeEvent")).map(({ eventType }) => eventType).toSorted()).toEqual([
      "recovery",
      "registration",
      "theft",
    ]);
    expect((await town.of("theft")).map(({ gsi1pk }) => gsi1pk)).toEqual([undefined]);
    expect(await town.of("reward")).toEqual([]);
  });

  it("is refused for a bike that is not stolen, for somebody else's, and a second time", async () => {
    expect(await problemIn(town.recover(bike.id))).toBe("bike-not-stolen");
    await town.steal(bike.id);
    expect(await problemIn(town.recover(bike.id, "bo"))).toBe("bike-not-found");
    const key = town.key();
    const [first, again] = [
      await town.recover(bike.id, "anna", key),
      await town.recover(bike.id, "anna", key),
    ];
    expect(again).toEqual(first);
    expect(await problemIn(town.recover(bike.id))).toBe("bike-not-stolen");
  });

  it("during a correction of the report loses neither", async () => {
    await town.steal(bike.id);
    const change = changeTheft(town.ofThefts, "anna", bike.id, { city: "Lund" });
    const problems = await Promise.all([problemIn(change), problemIn(town.recover(bike.id))]);
    expect(problems[1]).toBe("none");
    expect(["none", "bike-not-stolen"]).toContain(problems[0]);
    expect(await now()).toMatchObject({ status: "registered" });
    await expectListed();
  });
});

describe("a battery", () => {
  const report = (stolenDate = "2026-11-19", bikeId = bike.id, userId = "anna") =>
    reportBatteryStolen(town.ofThefts, userId, bikeId, stolenDate);

  it("that is stolen shows its number on the card and is found by it, while the bike stays as it is", async () => {
    const shown = await report();
    expect(shown).toMatchObject({ status: "registered", batteryStolenSince: "2026-11-19" });
    await expectListed();
    const { search } = await aRegister(town);
    const results = await search({ q: "bt48-771" });
    expect(results.items).toMatchObject([{ id: bike.id, status: "registered", stolenBattery: "BT-48 771" }]);
    expect(results.items[0]?.frameNumber).toMatch(/^•••/);
    expect((await search({ q: bike.frameNumber })).items).toHaveLength(1);
    await markBatteryRecovered(town.ofThefts, "anna", bike.id);
    expect((await search({ q: "BT48771" })).items).toEqual([]);
    expect(await now()).toEqual({ ...bike, version: 3 });
    await expectListed();
    await reindex(town, bike.id);
    await reindex(town, bike.id, true);
    expect((await search({ q: "BT48771" })).items).toEqual([]);
  });

  it("with a very long number is found by its words", async () => {
    const long = await town.bike({ batterySerialNumber: "PowerPack 0123456789 9876543210 X" });
    await report("2026-11-19", long.id);
    await reindex(town, long.id);
    const { search } = await aRegister(town);
    const results = await search({ q: "powerpack 0123456789 9876543210 x" });
    expect(results.items.map(({ id }) => id)).toEqual([long.id]);
  });

  it("is refused a change that does not match its state", async () => {
    const bare = await town.bike();
    expect(await problemIn(report("2026-11-19", bare.id))).toBe("battery-serial-number-missing");
    expect(await problemIn(markBatteryRecovered(town.ofThefts, "anna", bike.id))).toBe("battery-not-stolen");
    expect(await problemIn(report("2026-11-21"))).toBe("stolen-date-in-future");
    expect(await problemIn(report("2026-11-19", bike.id, "bo"))).toBe("bike-not-found");
    expect(await problemIn(markBatteryRecovered(town.ofThefts, "bo", bike.id))).toBe("bike-not-found");
    const both = await Promise.all([problemIn(report()), problemIn(report())]);
    expect(both.toSorted()).toEqual(["battery-already-stolen", "none"]);
  });

  it("can be stolen together with the bike, and each is found separately", async () => {
    await report();
    await town.steal(bike.id);
    await town.recover(bike.id);
    expect(await now()).toMatchObject({ status: "registered", batteryStolenSince: "2026-11-19" });
    await expectListed();
  });
});
