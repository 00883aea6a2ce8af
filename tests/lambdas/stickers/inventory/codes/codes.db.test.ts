import { beforeEach, describe, expect, it } from "vitest";
import { CodeLife } from "#contract/stickers/admin-codes.ts";
import { shortCodeOf } from "#contract/platform/short-code.ts";
import { findCodes } from "#lambdas/stickers/inventory/codes/find-codes.ts";
import { getCode } from "#lambdas/stickers/inventory/codes/get-code.ts";
import { setPrinted } from "#lambdas/stickers/inventory/runs.ts";
import { moveRoll } from "#lambdas/stickers/inventory/stock.ts";
import { planLink, planUnlink, planVoid } from "#lambdas/stickers/codes/link-writes.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { noon } from "#tests/lambdas/a.ts";
import { type OrderDesk, anOrderDesk } from "#tests/lambdas/stickers/orders/walk/stage.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";

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

/** The code on the papers of the bike that `anOrderDesk` creates. */
const papers = "5f0c7a52-0c1b-4d5e-9a77-0123456789ab";

/** Four characters or more can be part of the uid, too. */
const holds = (uid: string, part: string): boolean =>
  shortCodeOf(uid).includes(part) ||
  (part.length >= 4 && uid.replaceAll("-", "").includes(part.toLowerCase()));

describe("finding a code", () => {
  it("works by every part of its short code, and finds each code once", async () => {
    const uids = [...(await desk.stock(100)), ...(await desk.stock(100))];
    const uid = uids[137] ?? "";
    const short = shortCodeOf(uid);
    for (let from = 0; from < 5; from += 1) {
      for (const part of [short.slice(from), short.slice(from, from + 2)]) {
        const results = await findAll(part);
        expect(results).toContain(uid);
        expect(new Set(results).size).toBe(results.length);
        expect(results.toSorted()).toEqual([papers, ...uids].filter((one) => holds(one, part)).toSorted());
      }
    }
  });

  it("works by its uid, and by any part of it", async () => {
    const [uid = ""] = await desk.stock(100);
    for (const part of [uid, uid.toUpperCase(), uid.slice(0, 13), uid.slice(-6), uid.slice(6, 20)])
      expect(await findAll(part)).toContain(uid);
  });

  it("covers all codes, a page at a time", async () => {
    const uids: string[] = [];
    for (let run = 0; run < 3; run += 1) uids.push(...(await desk.stock(100)));
    for (const sign of "23456789") {
      const results = await findAll(`2${sign}`, 1);
      expect(results.toSorted()).toEqual(
        [papers, ...uids].filter((uid) => holds(uid, `2${sign}`)).toSorted(),
      );
    }
  });

  it("covers codes on no roll, of a bike's papers and of an order", async () => {
    await desk.make((await desk.order(2)).orderNumber);
    await desk.stock(100);
    for (const uid of [papers, ...(await desk.onBike())]) {
      const short = shortCodeOf(uid);
      for (const part of [short.slice(0, 4), short.slice(2), uid.slice(9, 23), uid.slice(-8)])
        for (const limit of [1, 20]) {
          const results = await findAll(part, limit);
          expect(results).toContain(uid);
          expect(new Set(results).size).toBe(results.length);
        }
    }
  });

  it("finds nothing for a text that no code contains", async () => {
    await desk.stock(10);
    for (const part of ["01", "K7L9RDX", "zz zz zz z", "00000000-0000-4000-8000-000000000000"])
      expect(await findAll(part)).toEqual([]);
  });
});

describe("the history of a code", () => {
  it("lists all events, and the codes before and after it", async () => {
    const [uid = "", next = ""] = await desk.stock(100);
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

  it("says of a code made with its bike that it has been linked ever since", async () => {
    const { events, roll, pool } = await getCode(context, papers);
    expect(events.map(({ what }) => what)).toEqual(["made", "linked"]);
    expect([roll, pool]).toEqual([undefined, undefined]);
  });

  it("names the order of codes made for one", async () => {
    const { orderNumber } = await desk.order(2);
    await desk.make(orderNumber);
    const [uid = ""] = await desk.onBike();
    expect((await getCode(context, uid)).events.at(-1)).toMatchObject({ what: "linked", orderNumber });
  });

  it("does not exist for an unknown code", async () => {
    expect(await problemIn(getCode(context, "00000000-0000-4000-8000-000000000000"))).toBe("qr-not-found");
  });
});
