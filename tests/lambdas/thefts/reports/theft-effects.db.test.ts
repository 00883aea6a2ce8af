import { beforeEach, describe, expect, it } from "vitest";
import { update } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { TheftItem } from "#lambdas/thefts/items/theft.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { markBatteryRecovered, reportBatteryStolen } from "#lambdas/thefts/reports/battery-theft.ts";
import { changeTheft } from "#lambdas/thefts/reports/change-theft.ts";
import { listThefts } from "#lambdas/thefts/reports/list-thefts.ts";
import { markRecovered } from "#lambdas/thefts/reports/mark-recovered.ts";
import { type Town, aReport, aTown, problemIn } from "./context.ts";

let town: Town;
let bike: BikeItem;
beforeEach(async () => {
  town = await aTown();
  await town.person("anna");
  bike = await town.bike({ batterySerialNumber: "BT-48 771" });
});

const storedTheft = async (theftId: string) =>
  TheftItem.parse(await town.table.get(keys.theft(bike.id, theftId), TheftItem));

const setTheft = (theftId: string, over: Partial<TheftItem>) =>
  town.table.transact([update(keys.theft(bike.id, theftId)).set(over)]);

const recoverWith = (thanks: string | undefined, idempotencyKey = town.key()) =>
  markRecovered(town.ofThefts, {
    userId: "anna",
    bikeId: bike.id,
    idempotencyKey,
    recovery: { how: "found-by-somebody", thanks, mayShare: false },
  });

describe("a theft that is changed", () => {
  it("is stored as shown, and raises the versions of theft and bike", async () => {
    const { theft } = await town.steal(bike.id);
    await changeTheft(town.ofThefts, "anna", bike.id, { city: "Lund" });
    expect(await storedTheft(theft.id)).toMatchObject({ city: "Lund", version: 2 });
    expect(await town.read(bike.id)).toMatchObject({ version: 3, stolenPlace: { city: "Lund" } });
  });

  it("loses nothing if two people change it simultaneously", async () => {
    const { theft } = await town.steal(bike.id);
    await Promise.all([
      changeTheft(town.ofThefts, "anna", bike.id, { city: "Lund" }),
      changeTheft(town.ofThefts, "anna", bike.id, { policeReportNumber: "5000-K1-26" }),
    ]);
    const both = { city: "Lund", policeReportNumber: "5000-K1-26", version: 3 };
    expect(await storedTheft(theft.id)).toMatchObject(both);
  });
});

describe("a theft of an earlier owner", () => {
  it("is hidden from the present owner", async () => {
    const { theft } = await town.steal(bike.id);
    await setTheft(theft.id, { ownerId: "bo" });
    expect(await listThefts(town.ofThefts, "anna", bike.id)).toEqual({ items: [] });
  });
});

describe("a recovered bike", () => {
  it("notifies the confirmed finders and nobody else", async () => {
    const { theft } = await town.steal(bike.id);
    await setTheft(theft.id, {
      confirmed: [{ reportId: "report_1", finderId: "bo" }, { reportId: "report_2" }],
    });
    await town.recover(bike.id);
    const notifications = await town.of("notification");
    expect(notifications.filter(({ userId }) => userId !== "anna")).toMatchObject([
      {
        userId: "bo",
        type: "found_report",
        params: { what: "bike-recovered" },
        link: "/found-reports",
      },
    ]);
  });

  it("gives its owner a notification with a link to the bike", async () => {
    await town.steal(bike.id);
    await town.recover(bike.id);
    const notifications = await town.of("notification");
    expect(notifications.map(({ params, link }) => ({ params, link }))).toEqual(
      expect.arrayContaining(
        ["bike-stolen", "bike-recovered"].map((what) => ({
          params: { what, bike: "Crescent Femto" },
          link: `/my-bikes/${bike.id}`,
        })),
      ),
    );
  });

  it("stores no personal number from the thanks", async () => {
    const { theft } = await town.steal(bike.id);
    await recoverWith("Tack 19900101-2385!");
    expect((await storedTheft(theft.id)).recovery?.thanks).not.toContain("2385");
  });

  it("needs no thanks", async () => {
    const { theft } = await town.steal(bike.id);
    await recoverWith(undefined);
    expect((await storedTheft(theft.id)).recovery).toEqual({ how: "found-by-somebody", mayShare: false });
  });

  it("is refused with the key of another recovery", async () => {
    await town.steal(bike.id);
    await recoverWith("Tack!", "key-of-one-recovery");
    expect(await problemIn(recoverWith("Hej!", "key-of-one-recovery"))).toBe("idempotency-key-reused");
  });
});

describe("a bike under review", () => {
  it.each([
    ["the reason that it has", "number-changed", "number-changed"],
    ["its receipt, where it has none", undefined, "receipt"],
  ] as const)("can be stolen and stays under review for %s", async (_, given, reason) => {
    bike = await town.bike({ status: "pending_review", reviewReason: given });
    const { theft } = await town.steal(bike.id);
    expect(await storedTheft(theft.id)).toMatchObject({ inReview: true });
    expect(await town.read(bike.id)).toMatchObject({ status: "stolen", reviewReason: reason });
    await town.recover(bike.id);
    expect(await town.read(bike.id)).toMatchObject({ status: "pending_review", reviewReason: reason });
  });

  it("is distinguished from one that is decided", async () => {
    const { theft } = await town.steal(bike.id);
    expect((await storedTheft(theft.id)).inReview).toBeUndefined();
  });
});

describe("a stolen bike without its theft", () => {
  it.each([undefined, "theft_gone"])("(%s) cannot be changed as if it had one", async (theftId) => {
    bike = await town.bike({ status: "stolen", theftId });
    expect(await problemIn(town.recover(bike.id))).toBe("bike-not-stolen");
    expect(await problemIn(changeTheft(town.ofThefts, "anna", bike.id, aReport()))).toBe("bike-not-stolen");
  });
});

describe("the history of a battery", () => {
  it("shows when it was stolen and recovered", async () => {
    await reportBatteryStolen(town.ofThefts, "anna", bike.id, "2026-11-19");
    await markBatteryRecovered(town.ofThefts, "anna", bike.id);
    const own = { bikeId: bike.id, ownerId: "anna", sk: expect.stringMatching(/#event_/) };
    expect(await town.of("bikeEvent")).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...own, eventType: "battery_theft", stolenDate: "2026-11-19" }),
        expect.objectContaining({ ...own, eventType: "battery_recovery" }),
      ]),
    );
  });
});
