import { beforeEach, describe, expect, it } from "vitest";
import { CodeLife } from "#contract/admin-codes.ts";
import { shortCodeOf } from "#contract/short-code.ts";
import { findCodes } from "#lambdas/inventory/codes/find-codes.ts";
import { getCode } from "#lambdas/inventory/codes/get-code.ts";
import { setPrinted } from "#lambdas/inventory/runs.ts";
import { moveRoll } from "#lambdas/inventory/stock.ts";
import { planLink, planUnlink, planVoid } from "#lambdas/shared/qr/link-writes.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { noon } from "#tests/lambdas/a.ts";
import { type OrderDesk, anOrderDesk } from "#tests/lambdas/orders/an-order-desk.ts";
import { problemIn } from "#tests/lambdas/thefts/context.ts";

const cursorSecret = "a secret of at least thirty-two signs";
const hour = (of: number): string => new Date(noon.getTime() + of * 3_600_000).toISOString();

let desk: OrderDesk;
let context: Parameters<typeof findCodes>[0];
beforeEach(async () => {
  desk = await anOrderDesk();
  const { table } = await desk.inRole("inventory");
  context = { table, cursorSecret };
});

const findAll = async (part: string, limit = 20): Promise<string[]> => {
  const uids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await findCodes(context, { part, limit, cursor });
    uids.push(...page.items.map(({ uid }) => uid));
    ({ cursor } = page);
  } while (cursor !== undefined);
  return uids;
};

/** The code of the papers of the bike at every desk. */
const papers = "5f0c7a52-0c1b-4d5e-9a77-0123456789ab";

/** Four signs and more can stand in the code itself, too. */
const holds = (uid: string, part: string): boolean =>
  shortCodeOf(uid).includes(part) ||
  (part.length >= 4 && uid.replaceAll("-", "").includes(part.toLowerCase()));

describe("finding a code", () => {
  it("finds it by every part of its short code, each code once", async () => {
    const uids = [...(await desk.stock(100)), ...(await desk.stock(100))];
    const uid = uids[137] ?? "";
    const short = shortCodeOf(uid);
    for (let from = 0; from < 5; from += 1) {
      for (const part of [short.slice(from), short.slice(from, from + 2)]) {
        const found = await findAll(part);
        expect(found).toContain(uid);
        expect(new Set(found).size).toBe(found.length);
        expect(found.toSorted()).toEqual([papers, ...uids].filter((one) => holds(one, part)).toSorted());
      }
    }
  });

  it("finds it by itself, and by any part of itself", async () => {
    const [uid = ""] = await desk.stock(100);
    for (const part of [uid, uid.toUpperCase(), uid.slice(0, 13), uid.slice(-6), uid.slice(6, 20)])
      expect(await findAll(part)).toContain(uid);
  });

  it("goes through all codes a page at a time", async () => {
    const uids: string[] = [];
    for (let run = 0; run < 3; run += 1) uids.push(...(await desk.stock(100)));
    for (const sign of "23456789") {
      const found = await findAll(`2${sign}`, 1);
      expect(found.toSorted()).toEqual([papers, ...uids].filter((uid) => holds(uid, `2${sign}`)).toSorted());
    }
  });

  it("finds the codes of a bike's papers and of an order, which are on no roll, by any part", async () => {
    await desk.make((await desk.order(2)).orderNumber);
    await desk.stock(100);
    for (const uid of [papers, ...(await desk.onBike())]) {
      const short = shortCodeOf(uid);
      for (const part of [short.slice(0, 4), short.slice(2), uid.slice(9, 23), uid.slice(-8)])
        for (const limit of [1, 20]) {
          const found = await findAll(part, limit);
          expect(found).toContain(uid);
          expect(new Set(found).size).toBe(found.length);
        }
    }
  });

  it("finds nothing for what is no part of a code", async () => {
    await desk.stock(10);
    for (const part of ["01", "K7L9RDX", "zz zz zz z", "00000000-0000-4000-8000-000000000000"])
      expect(await findAll(part)).toEqual([]);
  });
});

describe("the life of a code", () => {
  it("tells all that became of it, and how it was followed", async () => {
    const [uid = "", next = ""] = await desk.stock(60);
    const { batchId = "" } = (await desk.codeOf(uid)) ?? {};
    const inventory = {
      ...desk.desk,
      ...context,
      system: { ...desk.desk.system, now: () => new Date(hour(1)) },
    };
    await setPrinted(inventory, { adminId: "admin", runId: batchId }, true);
    await moveRoll(
      { ...inventory, system: { ...inventory.system, now: () => new Date(hour(2)) } },
      { adminId: "admin", pool: "self" },
    );
    const { bikeId } = desk;
    const onBike = { bikeId, frameNumber: "WTU204K8123" };
    const write = async (actions: Parameters<typeof desk.table.transact>[0]) => desk.table.transact(actions);
    await write(await planLink(desk.table, uid, { ...onBike, at: hour(3) }));
    await write(await planUnlink(desk.table, [uid], { bikeId, at: hour(4) }));
    await write(await planLink(desk.table, uid, { ...onBike, at: hour(5), orderNumber: "QR-1" }));
    await write([
      ...planVoid(uid, { bikeId, at: hour(6), reason: "lost", followedBy: next }),
      ...(await planLink(desk.table, next, { ...onBike, at: hour(6), follows: uid })),
    ]);
    const scanned = { entity: "qrScans", uid, expiresAt: Math.floor(noon.getTime() / 1000) + 86_400 };
    await write([
      update(keys.qrScans(uid, "2026-11-20"))
        .set({ ...scanned, day: "2026-11-20" })
        .add("count", 3),
    ]);

    const life = CodeLife.parse(await getCode(context, uid.toUpperCase()));
    expect(life).toMatchObject({ uid, state: "void", pool: "self", roll: { state: "active" } });
    expect(life.events.map(({ what }) => what)).toEqual([
      "made",
      "printed",
      "taken-out",
      "linked",
      "unlinked",
      "linked",
      "voided",
    ]);
    expect(life.events.at(-2)).toMatchObject({ orderNumber: "QR-1", frameNumber: "WTU204K8123" });
    expect(life.events.at(-1)).toEqual({
      what: "voided",
      at: hour(6),
      bikeId,
      reason: "lost",
      followedBy: next,
    });
    expect(life.scans).toEqual([{ day: "2026-11-20", count: 3 }]);
    expect((await getCode(context, next)).events.at(-1)).toMatchObject({ what: "linked", follows: uid });
  });

  it("tells of a code that was made with its bike that it has been on it since", async () => {
    const { events, roll, pool } = await getCode(context, papers);
    expect(events.map(({ what }) => what)).toEqual(["made", "linked"]);
    expect([roll, pool]).toEqual([undefined, undefined]);
  });

  it("tells of an order's own codes for which order they were made", async () => {
    const { orderNumber } = await desk.order(2);
    await desk.make(orderNumber);
    const [uid = ""] = await desk.onBike();
    expect((await getCode(context, uid)).events.at(-1)).toMatchObject({ what: "linked", orderNumber });
  });

  it("knows no code that nobody made", async () => {
    expect(await problemIn(getCode(context, "00000000-0000-4000-8000-000000000000"))).toBe("qr-not-found");
  });
});
