import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { beginBatch, makeNextCodes } from "#lambdas/stickers/codes/make-codes.ts";
import { rollKey } from "#lambdas/stickers/codes/stock-writes.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { InventoryItem } from "#lambdas/stickers/items/inventory.ts";
import { BikeCodeItem, QrCodeItem, QrRollItem } from "#lambdas/stickers/items/qr-code.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { aGarage } from "./garage.ts";

let garage: Awaited<ReturnType<typeof aGarage>>;
let stickers: readonly string[];

/** A roll of stickers that has left the warehouse. */
const makeRoll = async (pool: string): Promise<void> => {
  const { table, system } = garage;
  const at = system.now().toISOString();
  await table.transact([beginBatch({ id: "batch_1", pool, count: 100, by: "admin", at })]);
  const context = { table, system: { ...system, bytes: (length: number) => randomBytes(length) } };
  for (let made = 0; made < 100;) made = (await makeNextCodes(context, "batch_1"))?.made ?? 100;
  await table.transact([update(rollKey("batch_1-1")).set({ state: "active" })]);
  const partition = lists.qrCodesOfRoll("batch_1-1");
  const { items } = await table.query({ schema: QrCodeItem, partition, index: "gsi2", limit: 100 });
  stickers = items.map(({ uid }) => uid);
};

beforeEach(async () => {
  garage = await aGarage();
  await garage.person();
});

const codeOf = (uid: string) => garage.table.get(keys.qr(uid), QrCodeItem);
const left = async () => (await garage.table.get(rollKey("batch_1-1"), QrRollItem))?.left;
const active = async (pool: string) => (await garage.table.get(keys.inventory(pool), InventoryItem))?.active;
const pointsOf = async (userId?: string) => (await garage.money(userId)).points;

describe("registering a bike with a sticker", () => {
  it.each(["self", "store_vadstena"])("links it and takes it off its roll of %s", async (pool) => {
    await makeRoll(pool);
    const before = (await active(pool)) ?? 0;
    const [stickerUid = ""] = stickers;
    const bike = await garage.register("WTU204K8861", { stickerUid });
    expect(await codeOf(stickerUid)).toMatchObject({
      state: "linked",
      bikeId: bike.id,
      frameNumber: "WTU204K8861",
    });
    expect(await garage.table.get(keys.bikeCode(bike.id, stickerUid), BikeCodeItem)).toMatchObject({
      bikeId: bike.id,
      uid: stickerUid,
    });
    expect({ left: await left(), active: await active(pool) }).toEqual({ left: 99, active: before - 1 });
    expect(await pointsOf()).toBe(900);
    const { qrUid } = await garage.read(bike.id);
    expect(qrUid).not.toBe(stickerUid);
  });

  it("moves the sticker from a bike that its owner has deleted", async () => {
    await makeRoll("self");
    const [stickerUid = ""] = stickers;
    const { id } = await garage.register("WTU204K8861", { stickerUid });
    await garage.remove(id);
    const again = await garage.register("WTU204K8861", { stickerUid });
    expect(await codeOf(stickerUid)).toMatchObject({ state: "linked", bikeId: again.id });
    expect(await left()).toBe(99);
  });

  it("refuses an unknown or used one, writes nothing, and accepts the same request without it", async () => {
    await makeRoll("self");
    const [used = ""] = stickers;
    await garage.register("FIRST1234", { stickerUid: used });
    const unknown = "5f0c3d1e-8a4b-4c2d-9e6f-1a2b3c4d5e6f";
    for (const stickerUid of [used, unknown])
      expect(await problemIn(garage.register("SECOND123", { stickerUid }))).toBe("qr-code-taken");
    expect({ points: await pointsOf(), left: await left() }).toEqual({ points: 900, left: 99 });
    await garage.register("SECOND123");
    expect(await pointsOf()).toBe(800);
  });

  it("leaves the sticker on its roll if the registration is refused", async () => {
    await makeRoll("self");
    await garage.person("erik", {}, 99);
    const [stickerUid = ""] = stickers;
    expect(await problemIn(garage.register("WTU204K8861", { stickerUid, userId: "erik" }))).toBe(
      "insufficient-points",
    );
    expect({ state: (await codeOf(stickerUid))?.state, left: await left() }).toEqual({
      state: "made",
      left: 100,
    });
  });

  it("gives a sticker to one of two simultaneous registrations, a hundred times, and charges only that one", async () => {
    await makeRoll("self");
    await garage.person("anna", {}, 10_000);
    await garage.person("erik", {}, 10_000);
    for (const [round, stickerUid] of stickers.entries()) {
      const both = await Promise.allSettled(
        ["anna", "erik"].map((userId) =>
          garage.register(`${userId.toUpperCase()}${1000 + round}`, { userId, stickerUid }),
        ),
      );
      const won = both.flatMap((one) => (one.status === "fulfilled" ? [one.value.id] : []));
      const lost = both.flatMap((one) => (one.status === "rejected" ? [String(one.reason.message)] : []));
      expect({ won: won.length, lost }).toEqual({ won: 1, lost: ["qr-code-taken"] });
      expect((await codeOf(stickerUid))?.bikeId).toBe(won[0]);
    }
    const points = ((await pointsOf("anna")) ?? 0) + ((await pointsOf("erik")) ?? 0);
    expect({ points, left: await left() }).toEqual({ points: 10_000, left: 0 });
  });
});
