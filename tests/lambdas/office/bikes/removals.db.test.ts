import { beforeEach, describe, expect, it } from "vitest";
import { openBike } from "#lambdas/office/bikes/bike/open-bike.ts";
import { findFormerBikes } from "#lambdas/bikes/former-bikes.ts";
import { orderStickers } from "#lambdas/stickers/orders/stickers/order-stickers.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { BikeRemovalItem } from "#lambdas/bikes/items/bike-removal.ts";
import { FrameGuardItem } from "#lambdas/bikes/items/frame-number.ts";
import { QrCodeItem } from "#lambdas/stickers/items/qr-code.ts";
import { TheftItem } from "#lambdas/thefts/items/theft.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { removalDeliveries } from "#lambdas/bikes/deliveries/removal-deliveries.ts";
import { anUpload } from "#tests/lambdas/a.ts";
import { days } from "#tests/lambdas/bikes/registration/garage.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { dyingTable } from "#tests/lambdas/points/crashing.ts";
import { anOfficeOfBikes, type OfficeOfBikes } from "./removal-context.ts";

let office: OfficeOfBikes;
beforeEach(async () => {
  office = await anOfficeOfBikes();
});

const guard = (number: string) => office.table.get(keys.frameGuard(number), FrameGuardItem);
const places = async () => (await office.of("posting")).length;

describe("requesting the removal of a bike", () => {
  it("changes nothing, and waits for another administrator", async () => {
    const { id } = await office.bike({ ownerId: "anna", frameNumber: "WTU204K8861" });
    const before = await office.read(id);
    const { id: removalId } = await office.askFalse("karin", id);
    expect(await office.read(id)).toEqual(before);
    expect(await office.news("anna")).toEqual([]);
    expect(await office.waiting()).toMatchObject([
      { id: removalId, bikeId: id, mine: false, askedBy: { name: "karin Ek" }, unfinished: false },
    ]);
    expect((await office.waiting("karin")).map(({ mine }) => mine)).toEqual([true]);
    expect(await office.lines(id)).toEqual([["bike-removal-asked", "karin"]]);
    expect((await office.removal(id))?.reason).not.toContain("9870");
  });

  it("is possible once at a time, for an unchanged bike, and not for one's own", async () => {
    const { id } = await office.bike({ ownerId: "anna" });
    const { id: own } = await office.bike({ ownerId: "karin" });
    expect(await problemIn(office.askFalse("karin", own))).toBe("account-exempt");
    expect(await problemIn(office.askFalse("karin", "bike_01K00000000000000000000000"))).toBe(
      "bike-not-found",
    );
    expect(await problemIn(office.askFalse("karin", id, { version: 9 }))).toBe("removal-outdated");
    expect(await problemIn(office.askFalse("karin", id, { tell: "nobody@example.se" }))).toBe(
      "account-not-found",
    );
    const tries = await Promise.all(["karin", "ali", "eva"].map((by) => problemIn(office.askFalse(by, id))));
    expect(tries.toSorted()).toEqual(["none", "removal-open", "removal-open"]);
  });

  it("lapses after a week, and can be repeated", async () => {
    const { id } = await office.bike({ ownerId: "anna" });
    const { id: removalId } = await office.askFalse("karin", id);
    office.pass(days(7));
    expect(await office.waiting()).toEqual([]);
    expect(await office.tryToApprove("ali", id, removalId)).toBe("removal-decided");
    expect(await problemIn(office.askFalse("ali", id))).toBe("none");
  });
});

describe("a colleague's answer to a removal", () => {
  const notificationsSent = async () =>
    (await office.of("notification")).flatMap(({ userId, params, link }) =>
      userId === "karin" ? [[(params as { what: string }).what, link]] : [],
    );

  it.each(["approved", "declined"] as const)("that is %s reaches the requester", async (state) => {
    const { id } = await office.bike({ ownerId: "anna" });
    const { id: removalId } = await office.askFalse("karin", id);
    const answer = state === "approved" ? office.tryToApprove : office.decline;
    expect(await answer("ali", id, removalId)).toBe("none");
    expect(await notificationsSent()).toEqual([[`request-${state}`, `/admin-bikes/${id}`]]);
  });

  it("is not sent to an administrator who withdraws their own request", async () => {
    const { id } = await office.bike({ ownerId: "anna" });
    const { id: removalId } = await office.askFalse("karin", id);
    expect(await office.decline("karin", id, removalId)).toBe("none");
    expect(await notificationsSent()).toEqual([]);
  });
});

describe("approving a removal", () => {
  it("is refused to the requester and the owner", async () => {
    const { id } = await office.bike({ ownerId: "anna" });
    const { id: removalId } = await office.askFalse("karin", id);
    expect(await office.tryToApprove("karin", id, removalId)).toBe("removal-own");
    expect(await office.tryToApprove("anna", id, removalId)).toBe("account-exempt");
    expect((await office.read(id))?.deletedAt).toBeUndefined();
    expect(await office.decline("karin", id, removalId)).toBe("none");
    expect(await office.tryToApprove("ali", id, removalId)).toBe("removal-decided");
  });

  it("frees the number, takes the bike off every list and notifies both", async () => {
    const { id } = await office.bike({ ownerId: "anna", frameNumber: "WTU204K8861" });
    const { id: removalId } = await office.askFalse("karin", id, { tell: "Bo@example.se" });
    const before = await office.removal(id);
    await office.approve("ali", id, removalId);
    expect(await guard("WTU204K8861")).toBeUndefined();
    expect(await places()).toBe(0);
    expect(await office.of("fold")).toEqual([]);
    // It is not in the history of anyone's own bike.
    expect(await findFormerBikes(office.table, "WTU204K8861")).toEqual([]);
    expect(await office.read(id)).toMatchObject({ removedAs: "false", ownerId: "anna" });
    expect(await office.news("anna")).toEqual(["bike-removed"]);
    expect(await office.news("bo")).toEqual(["number-freed"]);
    expect(await office.lines(id)).toEqual([
      ["bike-removal-asked", "karin"],
      ["bike-removal-approved", "ali"],
    ]);
    expect(await office.waiting()).toEqual([]);
    const after = await office.removal(id);
    expect(after).toMatchObject({ state: "approved", askedBy: "karin", decidedBy: "ali" });
    expect(removalDeliveries(before, after)).toMatchObject([
      { to: { userId: "anna" }, template: { name: "bike-removed", as: "false" } },
      { to: { userId: "bo" }, template: { name: "number-freed", frameNumber: "WTU204K8861" } },
    ]);
    expect(removalDeliveries(after, after)).toEqual([]);
  });

  it("ends its transfer, ad, order and stickers", async () => {
    const bike = await office.bike({ ownerId: "anna", qrUid: "5f0c7a52-0c1b-4d5e-9a77-0123456789ab" });
    const listing = await office.create("anna", bike.id);
    const address = { name: "Anna Ek", street: "Storgatan 1", postalCode: "111 11", city: "Stockholm" };
    await orderStickers(
      { table: await office.inRole("orders"), system: office.system },
      { userId: "anna", idempotencyKey: office.key(), request: { bikeId: bike.id, count: 2, address } },
    );
    const transferId = await office.offer("anna", bike.id);
    const uid = "0b9bd31c-91fb-4c15-a8bb-39e3a3d1a111";
    const at = office.system.now().toISOString();
    const sticker = { uid, state: "linked", bikeId: bike.id, linkedAt: at, rollId: "roll_1", pool: "self" };
    await office.table.transact([
      put(keys.qr(uid), "qrCode", sticker),
      put(keys.bikeCode(bike.id, uid), "bikeCode", { bikeId: bike.id, uid, linkedAt: at, isReusable: true }),
    ]);
    const { events, sights } = await openBike(office.desk, "karin", bike.id);
    const happened = events.items.map(({ what }) => what);
    expect(happened).toEqual(expect.arrayContaining(["listed", "transfer-offered", "code-linked"]));
    expect(sights.find(({ who }) => who === "taker")?.sees).toContain("frame-number");
    const { id: removalId } = await office.askFalse("karin", bike.id);
    await office.approve("ali", bike.id, removalId);
    expect(await office.transfer(transferId)).toMatchObject({ state: "cancelled" });
    expect(await office.hold("anna", transferId)).toMatchObject({ state: "released" });
    expect(await office.told("bo")).toContain("transfer-cancelled");
    expect(await office.listing(listing.id)).toMatchObject({ state: "ended" });
    expect(await office.of("stickerOrder")).toMatchObject([{ state: "cancelled", cancelledBy: "admin" }]);
    expect(await office.points("anna")).toBe(500);
    expect(await office.table.get(keys.qr(uid), QrCodeItem)).toMatchObject({ state: "void" });
    expect(await office.read(bike.id)).not.toHaveProperty("openTransferId");
    expect((await office.removal(bike.id))?.unfinished).toBeUndefined();
  });

  it("ends a theft report", async () => {
    const { id } = await office.bike({ ownerId: "anna", frameNumber: "WTU204K8861" });
    await office.steal(id);
    const { id: removalId } = await office.askFalse("karin", id);
    await office.approve("ali", id, removalId);
    const list = { index: "gsi1", partition: lists.openThefts(), schema: TheftItem, limit: 5 } as const;
    expect((await office.table.query(list)).items).toEqual([]);
    expect(await places()).toBe(0);
  });

  it("hides its public photo", async () => {
    const photoUploadId = "upload_1";
    office.photos.shown.add(photoUploadId);
    const { id } = await office.bike({ ownerId: "anna", photoUploadId });
    const upload = anUpload({ id: photoUploadId, ownerId: "anna", kind: "bike-photo", state: "claimed" });
    await office.table.transact([put(keys.upload(photoUploadId), "upload", { ...upload, bikeId: id })]);
    const { id: removalId } = await office.askFalse("karin", id);
    await office.approve("ali", id, removalId);
    expect(office.photos.shown.has(photoUploadId)).toBe(false);
    expect((await office.read(id))?.photoUploadId).not.toBe(photoUploadId);
  });

  it("is refused if the bike has changed since, until requested again", async () => {
    const { id } = await office.bike({ ownerId: "anna" });
    const { id: first } = await office.askFalse("karin", id);
    await office.steal(id);
    expect(await office.tryToApprove("ali", id, first)).toBe("removal-outdated");
    expect((await office.read(id))?.deletedAt).toBeUndefined();
    const { id: second } = await office.askFalse("eva", id);
    expect(await office.tryToApprove("ali", id, first)).toBe("removal-decided");
    expect(await office.tryToApprove("ali", id, second)).toBe("none");
  });

  it("resumes after an interruption, even if another administrator approves", async () => {
    const { id } = await office.bike({ ownerId: "anna" });
    const { id: removalId } = await office.askFalse("karin", id);
    const { decideRemoval } = await import("#lambdas/office/bikes/removals/decide-removal.ts");
    const decision = { decision: "approve" } as const;
    const deciding = { adminId: "ali", bikeId: id, removalId };
    const dying = { ...office.desk, table: dyingTable(office.desk.table, 1) };
    expect(await problemIn(decideRemoval(dying, deciding, decision))).toBe("interrupted");
    expect(await office.waiting("karin")).toMatchObject([{ id: removalId, unfinished: true }]);
    expect(await office.tryToApprove("karin", id, removalId)).toBe("none");
    expect(await office.waiting()).toEqual([]);
    for (const admin of ["ali", "eva"])
      expect(await office.tryToApprove(admin, id, removalId)).toBe("removal-decided");
    expect(await office.news("anna")).toEqual(["bike-removed"]);
  });
});

describe("simultaneous decisions", () => {
  it("refuses a second approval, because the removal is decided", async () => {
    for (let round = 0; round < 20; round += 1) {
      const { id } = await office.bike({ ownerId: "anna" });
      const { id: removalId } = await office.askFalse("karin", id);
      const [ali, eva] = await Promise.all([
        office.tryToApprove("ali", id, removalId),
        office.tryToApprove("eva", id, removalId),
      ]);
      // The second may come before the first has finished, and finishes it.
      expect([ali, eva]).toContain("none");
      const { decidedBy } = BikeRemovalItem.parse(await office.removal(id));
      expect(["ali", "eva"]).toContain(decidedBy);
      expect((await office.lines(id)).filter(([action]) => action === "bike-removal-approved")).toEqual([
        ["bike-removal-approved", decidedBy],
      ]);
    }
    expect(await office.news("anna")).toHaveLength(20);
  });

  it("of an approval and a refusal, the first one holds", async () => {
    for (let round = 0; round < 20; round += 1) {
      const { id } = await office.bike({ ownerId: "anna" });
      const { id: removalId } = await office.askFalse("karin", id);
      const [yes, no] = await Promise.all([
        office.tryToApprove("ali", id, removalId),
        office.decline("eva", id, removalId),
      ]);
      const isGone = (await office.read(id))?.deletedAt !== undefined;
      expect([yes, no]).toEqual(isGone ? ["none", "removal-decided"] : ["removal-decided", "none"]);
    }
  });

  it("of an approval and a sale, only one succeeds", async () => {
    for (let round = 0; round < 20; round += 1) {
      const { id } = await office.bike({ ownerId: "anna" });
      const { id: removalId } = await office.askFalse("karin", id);
      const [removed, offered] = await Promise.all([
        office.tryToApprove("ali", id, removalId),
        problemIn(office.offer("anna", id)),
      ]);
      const bike = await office.read(id);
      const isThere = bike?.deletedAt === undefined;
      expect(removed).toBe(isThere ? "removal-outdated" : "none");
      expect(offered === "none").toBe(isThere);
      expect(bike?.openTransferId !== undefined).toBe(isThere);
    }
    const open = (await office.of("transfer")).filter(({ state }) => state === "requested");
    expect(await office.points("anna")).toBe(500 - 50 * open.length);
  });
});

describe("two registrations of one bike", () => {
  const pair = async (other = "bo") => {
    const kept = await office.bike({ ownerId: "anna", frameNumber: "WTU204K8861", possibleDuplicate: true });
    const gone = await office.bike({ ownerId: other, frameNumber: "WTU2O4K8861", possibleDuplicate: true });
    return { kept: kept.id, gone: gone.id };
  };

  it("are merged: one points to the other, and both owners are notified", async () => {
    const { kept, gone } = await pair();
    const { id: removalId } = await office.askDuplicate("karin", gone, kept);
    await office.approve("ali", gone, removalId);
    expect(await office.read(gone)).toMatchObject({ removedAs: "duplicate", duplicateOf: kept });
    expect(await office.read(kept)).toMatchObject({ duplicates: [gone], possibleDuplicate: false });
    expect(await office.news("bo")).toEqual(["bike-merged"]);
    expect(await office.news("anna")).toEqual(["duplicate-removed"]);
    expect(await guard("WTU204K8861")).toMatchObject({ bikeId: kept });
    expect(await guard("WTU2O4K8861")).toBeUndefined();
  });

  it("of one person cause one notification", async () => {
    const { kept, gone } = await pair("anna");
    const { id: removalId } = await office.askDuplicate("karin", gone, kept);
    await office.approve("ali", gone, removalId);
    expect(await office.news("anna")).toEqual(["bike-merged"]);
  });

  it("never lose the stolen bike or the bike that stays", async () => {
    const { kept, gone } = await pair();
    await office.steal(gone, undefined, "bo");
    expect(await problemIn(office.askDuplicate("karin", gone, kept))).toBe("stolen-cannot-be-deleted");
    expect(await problemIn(office.askDuplicate("karin", gone, gone))).toBe("bike-not-found");
    const { id: removalId } = await office.askDuplicate("karin", kept, gone);
    await office.recover(gone, "bo");
    expect(await office.tryToApprove("ali", kept, removalId)).toBe("removal-outdated");
  });

  it("that are two bikes can be marked as different by one administrator", async () => {
    const { kept, gone } = await pair();
    expect(await office.apart("karin", kept, gone)).toBe("none");
    expect(await office.read(kept)).toMatchObject({ possibleDuplicate: false, notSameAs: [gone] });
    expect(await office.read(gone)).toMatchObject({ possibleDuplicate: false, notSameAs: [kept] });
    expect(await office.apart("karin", kept, gone)).toBe("none");
    expect(await office.lines(kept)).toEqual([["bikes-told-apart", "karin"]]);
    expect(await office.lines(gone)).toEqual([["bikes-told-apart", "karin"]]);
    expect(await office.apart("bo", kept, gone)).toBe("account-exempt");
    const { id: third } = await office.bike({ ownerId: "bo" });
    expect(await office.apart("karin", kept, third)).toBe("removal-outdated");
  });
});
