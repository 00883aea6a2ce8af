import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { shortCodeOf } from "#contract/platform/short-code.ts";
import { bikeOfCode } from "#lambdas/stickers/codes/bike-of-code.ts";
import { linkCode, unlinkCode, voidCode } from "#lambdas/stickers/codes/code-writes.ts";
import { beginBatch, makeNextCodes } from "#lambdas/stickers/codes/make-codes.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { QrCodeItem, QrRollItem } from "#lambdas/stickers/items/qr-code.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { type Town, aTown, problemIn } from "#tests/lambdas/thefts/reports/context.ts";

const at = "2026-11-20T12:00:00.000Z";

let town: Town;
beforeEach(async () => {
  town = await aTown();
});

const begin = (count: number) =>
  town.table.transact([beginBatch({ id: "batch_1", pool: "self", count, by: "admin", at })]);

/** The test system's random bytes repeat after some hundreds. */
const making = () => ({
  ...town,
  system: { ...town.system, bytes: (length: number) => randomBytes(length) },
});

const makeAll = async (): Promise<number> => {
  for (;;) {
    const batch = await makeNextCodes(making(), "batch_1");
    if (!batch || batch.made === batch.count) return batch?.made ?? 0;
  }
};

const codes = async (): Promise<QrCodeItem[]> =>
  (await town.of("qrCode")).map((item) => QrCodeItem.parse(item));
const read = (uid: string) => town.table.get(keys.qr(uid), QrCodeItem);

const someCodes = async (count: number): Promise<string[]> => {
  await begin(count);
  await makeAll();
  return (await codes()).map(({ uid }) => uid);
};

describe("a run of codes", () => {
  it("makes a thousand codes in ten rolls, each in its place", async () => {
    await begin(1000);
    expect(await makeAll()).toBe(1000);
    expect(await codes()).toHaveLength(1000);
    const rolls = (await town.of("qrRoll")).map((item) => QrRollItem.parse(item));
    expect(rolls.map(({ count, state }) => [count, state])).toEqual(
      Array.from({ length: 10 }, () => [100, "warehouse"]),
    );
    const partition = lists.qrCodesOfRoll("batch_1-10");
    const { items } = await town.table.query({ schema: QrCodeItem, partition, index: "gsi2", limit: 200 });
    expect(items).toHaveLength(100);
  });

  it("puts the rest on a shorter last roll, which is in use at once", async () => {
    await begin(230);
    await makeAll();
    const rolls = (await town.of("qrRoll")).map((item) => QrRollItem.parse(item));
    expect(rolls.map(({ count, state }) => [count, state])).toEqual([
      [100, "warehouse"],
      [100, "warehouse"],
      [30, "active"],
    ]);
  });

  it("that is killed after a chunk resumes there", async () => {
    await begin(230);
    await makeNextCodes(making(), "batch_1");
    const before = (await codes()).map(({ uid }) => uid);
    expect(before).toHaveLength(50);
    const dying = {
      ...making(),
      table: { ...town.table, transact: () => Promise.reject(new Error("killed")) },
    };
    await expect(makeNextCodes(dying, "batch_1")).rejects.toThrow("killed");
    expect(await makeAll()).toBe(230);
    const after = (await codes()).map(({ uid }) => uid);
    expect(after).toHaveLength(230);
    expect(after).toEqual(expect.arrayContaining(before));
  });

  it("resumed by several administrators at once makes no code twice", async () => {
    await begin(230);
    await Promise.all([makeAll(), makeAll(), makeAll()]);
    expect(await codes()).toHaveLength(230);
    expect(await town.of("qrRoll")).toHaveLength(3);
  });

  it("that does not exist makes nothing", async () => {
    expect(await makeNextCodes(making(), "batch_1")).toBeUndefined();
    expect(await codes()).toEqual([]);
  });
});

describe("a code", () => {
  const link = async (uid: string, bikeId: string) =>
    town.table.transact([linkCode(uid, { bikeId, frameNumber: "WTU204K8861", at })]);

  it("is found by the start of its short code", async () => {
    const [uid = ""] = await someCodes(1);
    const shortCode = shortCodeOf(uid);
    const partition = lists.qrCodesByShortCode(shortCode);
    const found = {
      schema: QrCodeItem,
      partition,
      index: "gsi1",
      prefix: shortCode.slice(0, 4),
      limit: 5,
    } as const;
    expect((await town.table.query(found)).items).toMatchObject([{ uid, state: "made" }]);
  });

  it("leads to its bike only while it is linked", async () => {
    const [uid = ""] = await someCodes(1);
    const { id } = await town.bike({});
    expect(await problemIn(bikeOfCode(town.table, uid))).toBe("qr-not-found");
    await link(uid, id);
    expect((await bikeOfCode(town.table, uid)).id).toBe(id);
    await town.table.transact([unlinkCode(uid, id)]);
    expect(await problemIn(bikeOfCode(town.table, uid))).toBe("qr-not-found");
    await link(uid, id);
    await town.table.transact([voidCode(uid, { bikeId: id, at, reason: "lost" })]);
    expect(await problemIn(bikeOfCode(town.table, uid))).toBe("qr-not-found");
    await expect(link(uid, id)).rejects.toThrow("qr-code-taken");
  });

  it("is linked by only one of two people at once", async () => {
    for (const uid of await someCodes(100)) {
      const both = await Promise.allSettled([link(uid, "bike_1"), link(uid, "bike_2")]);
      const lost = both.filter((one) => one.status === "rejected");
      expect(lost.map(({ reason }) => failedWith(reason, "qr-code-taken"))).toEqual([true]);
      const winner = both[0].status === "fulfilled" ? "bike_1" : "bike_2";
      expect(await read(uid)).toMatchObject({ state: "linked", bikeId: winner });
    }
  });

  it("cannot be unlinked or voided through another bike", async () => {
    const [uid = ""] = await someCodes(1);
    await link(uid, "bike_1");
    await expect(town.table.transact([unlinkCode(uid, "bike_2")])).rejects.toThrow("qr-not-found");
    const voided = voidCode(uid, { bikeId: "bike_2", at, reason: "stolen" });
    await expect(town.table.transact([voided])).rejects.toThrow("qr-not-found");
    expect(await read(uid)).toMatchObject({ state: "linked", bikeId: "bike_1" });
  });
});
