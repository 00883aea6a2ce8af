import { beforeEach, describe, expect, it } from "vitest";
import type { BikeCode, VoidReason } from "#contract/stickers/bike-codes.ts";
import { getQrPage } from "#lambdas/stickers/scans/get-qr-page.ts";
import { linkBikeCode } from "#lambdas/stickers/scans/bike-codes/link-bike-code.ts";
import { listBikeCodes } from "#lambdas/stickers/scans/bike-codes/own-bike-codes.ts";
import { unlinkBikeCode } from "#lambdas/stickers/scans/bike-codes/unlink-bike-code.ts";
import { voidBikeCode } from "#lambdas/stickers/scans/bike-codes/void-bike-code.ts";
import type { QrContext } from "#lambdas/stickers/scans/qr-context.ts";
import { bikeWrites } from "#lambdas/bikes/registration/registration-writes.ts";
import { deletionWrites } from "#lambdas/bikes/deletion-writes.ts";
import { InventoryItem } from "#lambdas/stickers/items/inventory.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { noon } from "#tests/lambdas/a.ts";
import { anOrderDesk } from "#tests/lambdas/stickers/orders/walk/stage.ts";
import { aListedBike } from "#tests/lambdas/bikes/search/a-register.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { roundsOf } from "#tests/rounds.ts";

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
const statesOfCodes = async () => (await codes()).map(({ uid, state }) => [uid, state]);
const stateOf = async (uid: string) => (await getQrPage(qr, uid)).state;
const active = async (): Promise<number> =>
  (await desk.table.get(keys.inventory("self"), InventoryItem))?.active ?? 0;

/** Makes stickers on an active roll, which is one that is not full. */
const inUse = (count: number): Promise<string[]> => desk.stock(count);

const another = async (ownerId: string, frameNumber: string): Promise<string> => {
  const bike = aListedBike({ id: desk.desk.system.newId("bike"), ownerId, frameNumber, qrUid: undefined });
  await desk.table.transact(bikeWrites(bike, desk.desk.system.newId("event"), true));
  return bike.id;
};

const takeOut = async (id: string): Promise<void> => {
  const bike = await desk.table.get(keys.bike(id), BikeItem);
  if (!bike) throw new Error("There is no such bike.");
  await desk.table.transact(
    deletionWrites(bike, { endsAd: [], now: noon, eventId: desk.desk.system.newId("event") }),
  );
};

describe("a sticker", () => {
  it("leads to the bike that it is linked to, and leaves its roll", async () => {
    const [uid = ""] = await inUse(3);
    expect(await stateOf(uid)).toBe("free");
    await link(uid);
    expect(await statesOfCodes()).toEqual([
      [papers, "linked"],
      [uid, "linked"],
    ]);
    expect(await stateOf(uid)).toBe("linked");
    expect(await active()).toBe(2);
    await link(uid);
    expect(await active()).toBe(2);
  });

  it("can be unlinked and linked to another bike", async () => {
    const [uid = ""] = await inUse(3);
    const other = await another("anna", "MK77120944");
    await link(uid);
    expect(await problemIn(link(uid, "anna", other))).toBe("qr-code-taken");
    await unlink(uid);
    expect(await stateOf(uid)).toBe("free");
    expect(await active()).toBe(3);
    await link(uid, "anna", other);
    expect(await statesOfCodes()).toEqual([[papers, "linked"]]);
  });

  it.each([
    ["that is unknown", () => "7f0c7a52-0c1b-4d5e-9a77-0123456789ab"],
    ["that stands on a bike's papers", () => papers],
  ])("%s cannot be linked", async (_, uidOf) => {
    const other = await another("anna", "MK77120944");
    expect(await problemIn(link(uidOf(), "anna", other))).toBe("qr-code-taken");
  });

  it("cannot be linked, unlinked or voided on someone else's bike", async () => {
    const [uid = "", next = ""] = await inUse(2);
    await link(uid);
    expect(await problemIn(link(next, "bo"))).toBe("bike-not-found");
    expect(await problemIn(unlink(uid, "bo"))).toBe("bike-not-found");
    expect(await problemIn(end(uid, "stolen", undefined, "bo"))).toBe("bike-not-found");
    expect(await stateOf(uid)).toBe("linked");
  });

  it("cannot be linked to a bike under review", async () => {
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

  it("is one of at most twenty", async () => {
    const uids = await inUse(21);
    for (const uid of uids.slice(0, 20)) await link(uid);
    expect(await problemIn(link(uids[20] ?? ""))).toBe("too-many-stickers");
  });

  it("can move to another bike when its own is deleted", async () => {
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
  it("is voided for good, and the bike shows why", async () => {
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

  it("is replaced in the same transaction, or stays unchanged", async () => {
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

  it("is either voided or unlinked, a hundred times", async () => {
    for (const uid of [...(await inUse(roundsOf(50))), ...(await inUse(roundsOf(50)))]) {
      await link(uid);
      const both = await Promise.allSettled([end(uid), unlink(uid)]);
      expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(await stateOf(uid)).toBe(both[0].status === "fulfilled" ? "void" : "free");
    }
  });
});

describe("the code on a bike's papers", () => {
  it("is replaced by a new one when voided, and cannot be unlinked", async () => {
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
  it("cannot be changed before it has been sent", async () => {
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
    // Printed for this bike, so it has no roll.
    expect(await stateOf(uid)).toBe("void");
  });
});
