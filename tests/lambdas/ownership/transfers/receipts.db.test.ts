import { PaperCode } from "#contract/platform/paper-code.ts";
import { beforeEach, describe, expect, it } from "vitest";
import {
  type ReceiptGroup,
  ReceiptNumber,
  type ReceiptsQuery,
} from "#contract/ownership/ownership-receipts.ts";
import { eraseReceiptEntries } from "#lambdas/privacy/closing/erase-receipt-entries.ts";
import { countUnread } from "#lambdas/notifications/bell/count-unread.ts";
import { remove, update } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { checkReceipt } from "#lambdas/ownership/transfers/receipts/check-receipt.ts";
import { listReceipts } from "#lambdas/ownership/transfers/receipts/list-receipts.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { type Market, aMarket } from "./context.ts";

const day = 86_400_000;

let market: Market;
let bike: BikeItem;
beforeEach(async () => {
  market = await aMarket();
  for (const who of ["anna", "bo", "cilla"]) await market.person(who);
  bike = await market.bike({ brand: "Kronan", model: "Sport" });
});

const list = (who: string, group: ReceiptGroup, over: Partial<ReceiptsQuery> = {}) =>
  listReceipts({ ...market.context, cursorSecret: "secret" }, who, { group, limit: 20, ...over });
const ids = async (...asked: Parameters<typeof list>): Promise<string[]> =>
  (await list(...asked)).items.map(({ transferId }) => transferId);
const counts = async (who: string) => {
  const { receipts, approvals } = await countUnread(market, who);
  return { receipts, approvals };
};

/** Number and code of the receipt. */
const paperOf = async (transferId: string) => {
  const { receiptNumber = "", receiptCode = "" } = (await market.transfer(transferId))!;
  return { number: ReceiptNumber.parse(receiptNumber), code: PaperCode.parse(receiptCode) };
};
const check = async (transferId: string) =>
  checkReceipt(market.context, await paperOf(transferId), "192.0.2.1");

describe("the list of receipts", () => {
  it("shows an open transfer to both, and a badge to the buyer", async () => {
    const id = await market.offer("anna", bike.id);
    expect(await ids("anna", "waiting-for-other")).toEqual([id]);
    expect(await ids("bo", "waiting-for-me")).toEqual([id]);
    expect(await ids("cilla", "waiting-for-me")).toEqual([]);
    const [entry] = (await list("bo", "waiting-for-me")).items;
    expect(entry).toMatchObject({ role: "buyer", otherName: "anna Ek", price: 2500, state: "requested" });
    expect(entry?.bike).toMatchObject({ brand: "Kronan", photoUrl: "photo" });
    expect([await counts("bo"), await counts("anna")]).toEqual([
      { receipts: 1, approvals: 1 },
      { receipts: 0, approvals: 0 },
    ]);
  });

  it("lists it as completed once both have signed, with name and number", async () => {
    const id = await market.offer("anna", bike.id);
    await market.accept("bo", id);
    for (const who of ["anna", "bo"]) {
      expect(await ids(who, "completed")).toEqual([id]);
      expect([...(await ids(who, "waiting-for-me")), ...(await ids(who, "waiting-for-other"))]).toEqual([]);
    }
    const [annas] = (await list("anna", "completed")).items;
    expect(annas).toMatchObject({ otherName: "bo Ek", receiptNumber: (await paperOf(id)).number });
    // The bike has a new owner, so its picture is a drawing.
    expect(annas?.bike.photoUrl).toBeUndefined();
    expect((await list("bo", "completed")).items[0]?.bike.photoUrl).toBe("photo");
    expect(await counts("bo")).toEqual({ receipts: 0, approvals: 0 });
  });

  it("follows a change of buyer", async () => {
    const id = await market.offer("anna", bike.id);
    await market.change("anna", id, { buyerEmail: "cilla@example.se", price: 10 });
    expect(await ids("bo", "waiting-for-me")).toEqual([]);
    expect((await list("cilla", "waiting-for-me")).items).toMatchObject([{ transferId: id, price: 10 }]);
  });

  it("shows an overdue transfer as expired before the night's job", async () => {
    await market.offer("anna", bike.id);
    market.pass(15 * 86_400_000);
    for (const [who, group] of [
      ["anna", "waiting-for-other"],
      ["bo", "waiting-for-me"],
    ] as const)
      expect((await list(who, group)).items).toMatchObject([{ state: "expired" }]);
  });

  it.each(["cancelled", "declined"])("lists a %s transfer as ended", async (state) => {
    const id = await market.offer("anna", bike.id);
    await (state === "cancelled" ? market.cancel("anna", id) : market.decline("bo", id));
    for (const who of ["anna", "bo"])
      expect((await list(who, "ended")).items).toMatchObject([{ transferId: id, state }]);
  });

  it("says that a theft ended a transfer", async () => {
    await market.offer("anna", bike.id);
    await market.steal(bike.id);
    expect((await list("bo", "ended")).items).toMatchObject([{ state: "cancelled", endedByTheft: true }]);
  });

  it("does not count expired transfers", async () => {
    const id = await market.offer("anna", bike.id);
    market.pass(14 * day);
    expect(await counts("bo")).toEqual({ receipts: 0, approvals: 0 });
    await market.expire();
    expect(await ids("bo", "ended")).toEqual([id]);
  });

  it("searches by bike, number, person and year", async () => {
    await market.person("dan", 1000);
    const sold: string[] = [];
    for (const brand of ["Kronan", "Crescent", "Monark"]) {
      const { id } = await market.bike({ ownerId: "dan", brand, frameNumber: `${brand.toUpperCase()}0001` });
      const transferId = await market.offer("dan", id);
      await market.accept("bo", transferId);
      sold.push(transferId);
      market.pass(30 * day);
    }
    expect(await ids("dan", "completed", { q: "crescent" })).toEqual([sold[1]]);
    expect(await ids("dan", "completed", { q: "monark0001 bo" })).toEqual([sold[2]]);
    expect(await ids("dan", "completed", { q: "trek" })).toEqual([]);
    expect(await ids("dan", "completed", { year: "2027" })).toEqual([sold[2]]);
    expect(await ids("dan", "completed", { year: "2026" })).toEqual([sold[1], sold[0]]);
    const { items, cursor = "" } = await list("dan", "completed", { limit: 2 });
    expect(items.map(({ transferId }) => transferId)).toEqual([sold[2], sold[1]]);
    expect(await ids("dan", "completed", { limit: 2, cursor })).toEqual([sold[0]]);
    expect(await problemIn(list("bo", "completed", { cursor }))).toBe("invalid-cursor");
  });

  it("is erased with an account, while the other party keeps theirs", async () => {
    const id = await market.offer("anna", bike.id);
    await market.accept("bo", id);
    await eraseReceiptEntries({ table: market.table } as Parameters<typeof eraseReceiptEntries>[0], "anna");
    expect([await ids("anna", "completed"), await ids("bo", "completed")]).toEqual([[], [id]]);
  });
});

describe("checking a receipt by its code", () => {
  it("confirms that it is genuine and the newest without naming anyone", async () => {
    const id = await market.offer("anna", bike.id);
    await market.accept("bo", id);
    const answer = await check(id);
    expect(answer).toMatchObject({
      verdict: "genuine",
      newest: true,
      bike: "registered",
      someoneLeft: false,
    });
    expect(answer).toMatchObject({
      receipt: { price: 2500, seller: { name: "an** E*", method: "sign-in" }, buyer: { name: "bo E*" } },
    });
    const text = JSON.stringify(answer);
    for (const hidden of ["anna", "example.se", bike.frameNumber, "överröret"])
      expect(text).not.toContain(hidden);
  });

  it("says that there is a newer receipt once the bike has changed hands again", async () => {
    await market.person("bo", 200);
    const first = await market.offer("anna", bike.id);
    await market.accept("bo", first);
    const second = await market.offer("bo", bike.id, { buyerEmail: "anna@example.se" });
    expect(await check(first)).toMatchObject({ newest: true });
    await market.accept("anna", second);
    expect(await check(first)).toMatchObject({ verdict: "genuine", newest: false });
    expect(await check(second)).toMatchObject({ verdict: "genuine", newest: true });
  });

  it("says that the bike is stolen or no longer registered", async () => {
    const id = await market.offer("anna", bike.id);
    await market.accept("bo", id);
    await market.steal(bike.id, undefined, "bo");
    expect(await check(id)).toMatchObject({ bike: "stolen" });
    await market.recover(bike.id, "bo");
    await market.remove("bo", bike.id);
    expect(await check(id)).toMatchObject({ verdict: "genuine", bike: "removed" });
  });

  it("hides a person who has left, and is still genuine", async () => {
    const id = await market.offer("anna", bike.id);
    await market.accept("bo", id);
    await market.table.transact([remove(keys.profile("anna"))]);
    expect(await check(id)).toMatchObject({
      verdict: "genuine",
      someoneLeft: true,
      receipt: { seller: { name: "Tidigare ägare" }, buyer: { name: "bo E*" } },
    });
  });

  it.each([
    [
      "its price",
      async (id: string) =>
        update(keys.transfer(id)).set({ terms: { ...(await market.transfer(id))!.terms, price: 1 } }),
    ],
    ["its bike", async (id: string) => update(keys.transfer(id)).set({ bikeId: "bike_other" })],
    [
      "a name",
      async (id: string) =>
        update(keys.transfer(id)).set({
          buyerSignature: { ...(await market.transfer(id))!.buyerSignature, name: "Eva Ek" },
        }),
    ],
    [
      "what was signed",
      async (id: string) =>
        update(keys.transfer(id)).set({
          sellerSignature: { ...(await market.transfer(id))!.sellerSignature, text: "Jag säljer." },
        }),
    ],
    [
      "its seal",
      async (id: string) => update(keys.ownershipReceipt((await paperOf(id)).number)).set({ seal: "0" }),
    ],
    ["its state", async (id: string) => update(keys.transfer(id)).set({ state: "cancelled" })],
  ])("calls a receipt false when %s was changed in the table", async (_what, tamper) => {
    const id = await market.offer("anna", bike.id);
    await market.accept("bo", id);
    await market.table.transact([await tamper(id)]);
    expect(await check(id)).toEqual({ verdict: "false" });
  });

  it("needs the code, and limits guesses", async () => {
    const id = await market.offer("anna", bike.id);
    await market.accept("bo", id);
    const { number, code } = await paperOf(id);
    const ask = (asked: { number: string; code: string }, address = "192.0.2.2") =>
      problemIn(checkReceipt(market.context, asked, address));
    expect(await ask({ number, code: "0".repeat(16) })).toBe("ownership-receipt-not-found");
    expect(await ask({ number: "A-261120-000000", code })).toBe("ownership-receipt-not-found");
    for (let time = 0; time < 58; time += 1) await ask({ number, code: "0".repeat(16) });
    expect(await ask({ number, code })).toBe("too-many-requests");
    expect(await ask({ number, code }, "192.0.2.3")).toBe("none");
  });
});
