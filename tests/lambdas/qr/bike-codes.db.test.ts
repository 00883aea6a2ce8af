import { beforeEach, describe, expect, it } from "vitest";
import type { BikeCode, VoidReason } from "#contract/bike-codes.ts";
import { getQrPage } from "#lambdas/qr/get-qr-page.ts";
import { linkBikeCode } from "#lambdas/qr/bike-codes/link-bike-code.ts";
import { listBikeCodes } from "#lambdas/qr/bike-codes/own-bike-codes.ts";
import { unlinkBikeCode } from "#lambdas/qr/bike-codes/unlink-bike-code.ts";
import { voidBikeCode } from "#lambdas/qr/bike-codes/void-bike-code.ts";
import type { QrContext } from "#lambdas/qr/qr-context.ts";
import { bikeWrites } from "#lambdas/bikes/registration-writes.ts";
import { deletionWrites } from "#lambdas/shared/bikes/deletion-writes.ts";
import { InventoryItem } from "#lambdas/shared/table/items/inventory.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { moveRoll } from "#lambdas/inventory/stock.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { noon } from "#tests/lambdas/a.ts";
import { anOrderDesk } from "#tests/lambdas/orders/an-order-desk.ts";
import { aListedBike } from "#tests/lambdas/search/a-register.ts";
import { problemIn } from "#tests/lambdas/thefts/context.ts";

const papers = "5f0c7a52-0c1b-4d5e-9a77-0123456789ab";

let desk: Awaited<ReturnType<typeof anOrderDesk>>;
let qr: QrContext;
let bikeId: string;
beforeEach(async () => {
  desk = await anOrderDesk();
  ({ bikeId } = desk);
  const { table } = await desk.inRole("qr");
  qr = { system: desk.desk.system, table };
});

const link = (uid: string, userId = "anna", on = bikeId) => linkBikeCode(qr, { userId, bikeId: on, uid });
const unlink = (uid: string, userId = "anna", on = bikeId) => unlinkBikeCode(qr, { userId, bikeId: on, uid });
const end = (uid: string, reason: VoidReason = "lost", followedBy?: string, userId = "anna") =>
  voidBikeCode(qr, { userId, bikeId, uid, reason, followedBy });
const codes = async (): Promise<BikeCode[]> => (await listBikeCodes(qr, { userId: "anna", bikeId })).items;
const told = async () => (await codes()).map(({ uid, state }) => [uid, state]);
const stateOf = async (uid: string) => (await getQrPage(qr, uid)).state;
const active = async (): Promise<number> =>
  (await desk.table.get(keys.inventory("self"), InventoryItem))?.active ?? 0;

/** Stickers of a roll that is in use. */
const inUse = async (count: number): Promise<string[]> => {
  const uids = await desk.stock(count);
  const { table } = await desk.inRole("inventory");
  await moveRoll({ table, system: desk.desk.system }, { adminId: "admin", pool: "self" });
  return uids;
};

const another = async (ownerId: string, frameNumber: string): Promise<string> => {
  const bike = aListedBike({ id: desk.desk.system.newId("bike"), ownerId, frameNumber, qrUid: undefined });
  await desk.table.transact(bikeWrites(bike, desk.desk.system.newId("event"), true));
  return bike.id;
};

const takeOut = async (id: string): Promise<void> => {
  const bike = await desk.table.get(keys.bike(id), BikeItem);
  if (!bike) throw new Error("There is no such bike.");
  await desk.table.transact(deletionWrites(bike, { now: noon, eventId: desk.desk.system.newId("event") }));
};

describe("a sticker in the hand", () => {
  it("leads to the bike of the person who links it, and is counted off its roll", async () => {
    const [uid = ""] = await inUse(3);
    expect(await stateOf(uid)).toBe("free");
    await link(uid);
    expect(await told()).toEqual([
      [papers, "linked"],
      [uid, "linked"],
    ]);
    expect(await stateOf(uid)).toBe("linked");
    expect(await active()).toBe(2);
    await link(uid);
    expect(await active()).toBe(2);
  });

  it("can be taken off again and put on another bike", async () => {
    const [uid = ""] = await inUse(3);
    const other = await another("anna", "MK77120944");
    await link(uid);
    expect(await problemIn(link(uid, "anna", other))).toBe("qr-code-taken");
    await unlink(uid);
    expect(await stateOf(uid)).toBe("free");
    expect(await active()).toBe(3);
    await link(uid, "anna", other);
    expect(await told()).toEqual([[papers, "linked"]]);
  });

  it("is linked by one of two people at once, a hundred times", { timeout: 240_000 }, async () => {
    const bos = await another("bo", "MK77120944");
    // Apart from the limit of a bike.
    for (const uid of await inUse(100)) {
      const both = await Promise.allSettled([link(uid), link(uid, "bo", bos)]);
      expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      await (both[0].status === "fulfilled" ? unlink(uid) : unlink(uid, "bo", bos));
    }
    expect(await active()).toBe(100);
  });

  it.each([
    ["that is unknown", () => "7f0c7a52-0c1b-4d5e-9a77-0123456789ab"],
    ["that stands on a bike's papers", () => papers],
  ])("%s goes onto no bike", async (_, uidOf) => {
    const other = await another("anna", "MK77120944");
    expect(await problemIn(link(uidOf(), "anna", other))).toBe("qr-code-taken");
  });

  it("goes onto nobody else's bike, and is neither taken off nor voided by anybody else", async () => {
    const [uid = "", next = ""] = await inUse(2);
    await link(uid);
    expect(await problemIn(link(next, "bo"))).toBe("bike-not-found");
    expect(await problemIn(unlink(uid, "bo"))).toBe("bike-not-found");
    expect(await problemIn(end(uid, "stolen", undefined, "bo"))).toBe("bike-not-found");
    expect(await stateOf(uid)).toBe("linked");
  });

  it("goes onto no bike that is reviewed", async () => {
    const [uid = ""] = await inUse(1);
    const waiting = aListedBike({
      id: desk.desk.system.newId("bike"),
      ownerId: "anna",
      frameNumber: "MK77120944",
      status: "pending_review",
      qrUid: undefined,
    });
    await desk.table.transact(bikeWrites(waiting, desk.desk.system.newId("event"), true));
    expect(await problemIn(link(uid, "anna", waiting.id))).toBe("bike-under-review");
  });

  it("is one of twenty at most", async () => {
    const uids = await inUse(21);
    for (const uid of uids.slice(0, 20)) await link(uid);
    expect(await problemIn(link(uids[20] ?? ""))).toBe("too-many-stickers");
  });

  it("goes on with another bike when its own has left the register", async () => {
    const [uid = ""] = await inUse(2);
    await link(uid);
    await takeOut(bikeId);
    expect(await stateOf(uid)).toBe("bike-deleted");
    const bos = await another("bo", "MK77120944");
    expect(await problemIn(link(uid, "bo", bos))).toBe("qr-code-taken");
    const next = await another("anna", "MK77120945");
    await link(uid, "anna", next);
    expect(await stateOf(uid)).toBe("linked");
    expect(await active()).toBe(1);
  });
});

describe("a lost sticker", () => {
  it("leads nowhere for good, and the bike remembers why", async () => {
    const [uid = ""] = await inUse(2);
    await link(uid);
    await end(uid, "stolen");
    expect(await stateOf(uid)).toBe("void");
    expect((await codes()).find((code) => code.uid === uid)).toMatchObject({
      state: "void",
      voidReason: "stolen",
    });
    expect(await problemIn(link(uid))).toBe("qr-code-taken");
    expect(await problemIn(end(uid))).toBe("qr-not-found");
    expect(await problemIn(unlink(uid))).toBe("qr-not-found");
    expect(await active()).toBe(1);
  });

  it("is replaced in the same moment, or stays as it was", async () => {
    const [uid = "", next = ""] = await inUse(3);
    await link(uid);
    expect(await problemIn(end(uid, "damaged", papers))).toBe("qr-code-taken");
    expect(await stateOf(uid)).toBe("linked");
    await end(uid, "damaged", next);
    expect(await stateOf(uid)).toBe("void");
    expect(await stateOf(next)).toBe("linked");
    expect(await desk.codeOf(uid)).toMatchObject({ followedBy: next });
    expect(await active()).toBe(1);
  });

  it("is voided or taken off, whichever comes first, a hundred times", { timeout: 240_000 }, async () => {
    for (const uid of await inUse(100)) {
      await link(uid);
      const both = await Promise.allSettled([end(uid), unlink(uid)]);
      expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(await stateOf(uid)).toBe(both[0].status === "fulfilled" ? "void" : "free");
    }
  });
});

describe("the code on a bike's papers", () => {
  it("is replaced by a new one when it is voided, and is not taken off", async () => {
    expect(await problemIn(unlink(papers))).toBe("qr-not-found");
    const { items } = await end(papers, "lost");
    const [now, before] = items;
    expect(now).toMatchObject({ kind: "papers", state: "linked" });
    expect(before).toMatchObject({ uid: papers, kind: "papers", state: "void" });
    expect(await stateOf(papers)).toBe("void");
    expect(await stateOf(now?.uid ?? "")).toBe("linked");
    expect((await desk.table.get(keys.bike(bikeId), BikeItem))?.qrUid).toBe(now?.uid);
  });
});

describe("a sticker that was ordered", () => {
  it("is not touched before it has been sent", async () => {
    const { orderNumber } = await desk.order(1);
    await desk.make(orderNumber);
    const [sticker] = (await codes()).filter(({ kind }) => kind === "sticker");
    const uid = sticker?.uid ?? "";
    expect(await problemIn(end(uid))).toBe("sticker-not-sent");
    expect(await problemIn(unlink(uid))).toBe("sticker-not-sent");
    await desk.step(orderNumber, "pack");
    expect(await problemIn(end(uid))).toBe("sticker-not-sent");
    await desk.step(orderNumber, "send");
    await unlink(uid);
    // It was printed for this bike and has no roll to go back to.
    expect(await stateOf(uid)).toBe("void");
  });
});
