import { beforeEach, describe, expect, it } from "vitest";
import { getHistory } from "#lambdas/bikes/registration/get-history.ts";
import { periodsOf } from "#lambdas/bikes/periods.ts";
import { decideBikeReview } from "#lambdas/office/bikes/decide-bike-review.ts";
import { eventWrite } from "#lambdas/bikes/event-write.ts";
import type { Role } from "#contract/people/accounts.ts";
import { put, remove } from "#lambdas/platform/table/actions.ts";
import type { BikeEventItem, OwnershipEventItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { aCaller } from "#tests/lambdas/a.ts";
import { type Garage, aGarage, days } from "./garage.ts";

let there: Garage;
let bikeId: string;
beforeEach(async () => {
  there = await aGarage();
  await there.person();
  await there.person("erik", { fullName: "Erik Gustav Holm" });
  await there.person("maja", { fullName: "Maja Sköld" });
  bikeId = (await there.register()).id;
});

const history = (userId = "maja", role: Role = "customer", id = bikeId) =>
  getHistory(there.context, aCaller(userId, { role }), id);

/** Transfers the bike to somebody else. */
const handOver = async (toId: string): Promise<void> => {
  const at = there.system.now().toISOString();
  await there.become(bikeId, { ownerId: toId });
  const event = { bikeId, at, ownerId: toId, eventType: "purchase", receiptVerified: true } as const;
  await there.table.transact([
    eventWrite(
      { ...event, purchasePrice: 2500, receiptUploadId: "upload_sold" },
      there.system.newId("event"),
    ),
  ]);
};

const event = (over: Partial<OwnershipEventItem> = {}): OwnershipEventItem => ({
  entity: "bikeEvent",
  bikeId: "bike_1",
  at: "2026-01-01T00:00:00.000Z",
  ownerId: "anna",
  eventType: "registration",
  receiptVerified: true,
  ...over,
});

describe("the periods of a history", () => {
  it("each end where the next begins, regardless of other events", () => {
    const theft: BikeEventItem = {
      entity: "bikeEvent",
      bikeId: "bike_1",
      at: "2026-02-01T00:00:00.000Z",
      ownerId: "anna",
      eventType: "theft",
    };
    const second = event({ at: "2026-03-01T00:00:00.000Z", ownerId: "erik", eventType: "transfer" });
    expect(periodsOf([second, theft, event()])).toEqual([
      { event: second, endDate: undefined, verified: true },
      { event: event(), endDate: second.at, verified: true },
    ]);
  });

  it("are verified by a receipt, or by an administrator within the period", () => {
    const unproved = event({ receiptVerified: false });
    const approval = { ...unproved, eventType: "approval" } as const;
    const approvedAt = (at: string): BikeEventItem => ({ ...approval, at });
    const next = event({ at: "2026-03-01T00:00:00.000Z", receiptVerified: false });
    expect(periodsOf([unproved]).map(({ verified }) => verified)).toEqual([false]);
    const within = periodsOf([unproved, approvedAt("2026-01-02T00:00:00.000Z"), next]);
    expect(within.map(({ verified }) => verified)).toEqual([false, true]);
    const after = periodsOf([unproved, next, approvedAt("2026-03-02T00:00:00.000Z")]);
    expect(after.map(({ verified }) => verified)).toEqual([true, false]);
  });

  it("of a deleted bike end with it", () => {
    expect(periodsOf([event()], "2026-04-01T00:00:00.000Z")[0]?.endDate).toBe("2026-04-01T00:00:00.000Z");
  });
});

describe("GET /bikes/{bikeId}/history", () => {
  it("shows strangers masked names, and neither price nor receipt", async () => {
    there.pass(days(40));
    await handOver("erik");
    const { periods, thefts, earlier } = await history();
    expect(periods).toMatchObject([
      { ownerName: "Er** H***", own: false, acquisition: "purchase", verified: true, endDate: undefined },
      {
        ownerName: "An** L********",
        own: false,
        acquisition: "registration",
        registrationType: "self",
        startDate: "2026-11-20T12:00:00.000Z",
        endDate: "2026-12-30T12:00:00.000Z",
      },
    ]);
    for (const { receiptUrl, purchasePrice } of periods)
      expect([receiptUrl, purchasePrice]).toEqual([undefined, undefined]);
    expect([thefts, earlier]).toEqual([[], []]);
  });

  it("shows owners their own names, receipts and prices, but not each other's", async () => {
    there.pass(days(40));
    await handOver("erik");
    expect((await history("erik")).periods).toMatchObject([
      { ownerName: "Erik Gustav Holm", own: true, purchasePrice: 2500, receiptUrl: "receipt:upload_sold" },
      { ownerName: "An** L********", own: false },
    ]);
    const [theirs, hers] = (await history("anna")).periods;
    expect(hers).toMatchObject({ ownerName: "Anna Lindqvist", own: true });
    expect(hers?.receiptUrl).toMatch(/^receipt:upload_/);
    expect([theirs?.receiptUrl, theirs?.purchasePrice]).toEqual([undefined, undefined]);
  });

  it("shows administrators everything and logs their access", async () => {
    const [period] = (await history("admin", "admin")).periods;
    expect(period).toMatchObject({ ownerName: "Anna Lindqvist", own: false });
    expect(period?.receiptUrl).toMatch(/^receipt:/);
    expect(await there.of("audit")).toMatchObject([
      { by: "admin", subject: bikeId, action: "bike-history-opened" },
    ]);
    await history("butik", "store");
    expect(await there.of("audit")).toHaveLength(1);
  });

  it("hides the names of protected people and deleted accounts", async () => {
    await there.person("erik", { fullName: "Erik Holm", protectedIdentity: true });
    await handOver("erik");
    await there.table.transact([remove(keys.profile("anna"))]);
    expect((await history()).periods.map(({ ownerName }) => ownerName)).toEqual([
      "Privat ägare",
      "Tidigare ägare",
    ]);
    const [his, hers] = (await history("erik")).periods;
    expect(his?.ownerName).toBe("Erik Holm");
    expect(hers?.receiptUrl).toBeUndefined();
  });

  it("lists the thefts", async () => {
    const theft = (id: string, stolenDate: string, recoveredAt?: string) =>
      put(keys.theft(bikeId, id), "theft", { stolenDate, recoveredAt });
    await there.table.transact([
      theft("theft_1", "2026-01-05", "2026-02-01T00:00:00.000Z"),
      theft("theft_2", "2026-11-01"),
    ]);
    expect((await history()).thefts).toEqual([
      { stolenDate: "2026-11-01" },
      { stolenDate: "2026-01-05", recoveredAt: "2026-02-01T00:00:00.000Z" },
    ]);
  });

  it("includes deleted bikes that had the number before", async () => {
    await handOver("erik");
    there.pass(days(10));
    await there.remove(bikeId, "erik");
    there.pass(days(10));
    const again = (await there.register("WTU204K8861", { userId: "maja" })).id;
    await decideBikeReview(there.context, "admin", again, { decision: "approve" });
    const { periods, earlier } = await history("anna", "customer", again);
    expect(periods).toMatchObject([{ ownerName: "Ma** S****", verified: true }]);
    expect(earlier).toMatchObject([
      { ownerName: "Er** H***", endDate: "2026-11-30T12:00:00.000Z" },
      { ownerName: "Anna Lindqvist", own: true },
    ]);
    expect((await history("erik", "customer", bikeId)).earlier).toEqual([]);
  });

  it("hides bikes under review and deleted ones from everybody but their owners and administrators", async () => {
    await there.become(bikeId, { status: "pending_review" });
    await expect(history()).rejects.toThrow("bike-not-found");
    expect((await history("anna")).periods).toHaveLength(1);
    await there.remove(bikeId);
    await expect(history()).rejects.toThrow("bike-not-found");
    await expect(history("butik", "store")).rejects.toThrow("bike-not-found");
    expect((await history("anna")).periods).toMatchObject([{ endDate: "2026-11-20T12:00:00.000Z" }]);
    expect((await history("admin", "admin")).periods).toHaveLength(1);
    await expect(history("anna", "customer", "bike_none")).rejects.toThrow("bike-not-found");
  });
});
