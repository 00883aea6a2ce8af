import { describe, expect, it } from "vitest";
import type { NewCreditNote, StoreReceiptsQuery } from "#contract/shops/sales/receipts.ts";
import { creditReceipt } from "#lambdas/shops/sales/receipts/credit-receipt.ts";
import { readEvents } from "#lambdas/bikes/read-events.ts";
import { listStoreReceipts } from "#lambdas/shops/sales/receipts/list-receipts.ts";
import { getStoreReceipt } from "#lambdas/shops/sales/receipts/read-receipt.ts";
import { getReceiptOfBike } from "#lambdas/shops/sales/receipts/receipt-of-bike.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { aTill, clerk, rival } from "./a-till.ts";

const open = async (points = 5000) => {
  const till = await aTill(points);
  const { context, key } = till;
  const credit = (
    number: number,
    note: Partial<NewCreditNote> = {},
    caller = clerk,
    idempotencyKey = key(),
  ) => {
    const whole = { amount: 500, reason: "Repa i lacken", ...note };
    return creditReceipt(context, { caller, idempotencyKey, number, note: whole });
  };
  const list = async (asked: Partial<StoreReceiptsQuery> = {}, caller = clerk) =>
    listStoreReceipts(context, caller, { state: "all", limit: 50, ...asked });
  return {
    ...till,
    credit,
    list,
    numbers: async (asked: Partial<StoreReceiptsQuery> = {}) =>
      (await list(asked)).items.map(({ number }) => number),
    read: (number: number, caller = clerk) => getStoreReceipt(context, caller, number),
    /** Sells this many bikes in order. */
    sell: async (count: number) => {
      for (let serial = 1; serial <= count; serial += 1)
        await till.register({ frameNumber: `SOLD100${serial}` });
    },
  };
};

const oneTo = (last: number): number[] => Array.from({ length: last }, (_, place) => place + 1);

describe("a shop's receipt", () => {
  it("is issued with the sale and holds bike, price, warranty and shop, and nobody’s name", async () => {
    const shop = await open();
    await shop.write(
      update(keys.store("store_1")).set({
        organisationNumber: { kind: "company", number: "5560160680" },
        address: { street: "Storgatan 1", postalCode: "592 30" },
        contact: { name: "Karin", email: "butik@example.se", phone: "+46143123456" },
        receiptText: "Öppet köp i 14 dagar.",
      }),
    );
    const sale = await shop.register();
    expect(sale.issuedReceipt).toBe(1);
    const { receipt, creditNotes } = await shop.read(1);
    expect(receipt).toEqual({
      number: 1,
      state: "issued",
      issuedAt: "2026-11-20T12:00:00.000Z",
      issuedBy: "Anna Lindqvist",
      store: {
        name: "Vadstena Cykel",
        city: "Vadstena",
        address: "Storgatan 1, 592 30 Vadstena",
        organisationNumber: "556016-0680",
        phone: "+46143123456",
        email: "butik@example.se",
        text: "Öppet köp i 14 dagar.",
      },
      bike: { frameNumber: "WTU 204-K8861", type: "dam", brand: "Crescent", model: "Femto", color: "svart" },
      amount: 8495,
      credited: 0,
      warrantyMonths: 36,
      tillNumber: "K-1042",
      creditNotes: [],
    });
    expect(creditNotes).toEqual([]);
    expect(JSON.stringify(receipt)).not.toContain("anna@example.se");
  });

  it.each([
    [
      "a sole trader's number, address or phone",
      { kind: "sole-trader", encrypted: "secret", masked: "••••-4321" },
    ],
    ["the address or phone of a store without a number", undefined],
  ])("never shows %s, nor does the bike's history", async (_what, organisationNumber) => {
    const shop = await open();
    const address = { street: "Hemvägen 3", postalCode: "592 30" };
    const contact = { name: "Bo", email: "bo@example.se", phone: "+46701740605" };
    await shop.write(update(keys.store("store_1")).remove("organisationNumber"));
    await shop.write(update(keys.store("store_1")).set({ organisationNumber, address, contact }));
    const { bikeId } = await shop.claim(await shop.register(), "erik");
    const { receipt } = await shop.read(1);
    expect(receipt.store.organisationNumber).toBeUndefined();
    const events = await readEvents(shop.table, bikeId);
    expect(events).toMatchObject([{ store: { storeName: "Vadstena Cykel" } }]);
    expect(JSON.stringify([receipt, events])).not.toMatch(/4321|Hemvägen|70174/);
  });

  it("has the next number of its shop’s series", async () => {
    const shop = await open();
    await shop.sell(2);
    await shop.register({}, rival);
    await shop.register({ frameNumber: "ABC1234" });
    expect(await shop.numbers()).toEqual([3, 2, 1]);
    expect((await shop.list({}, rival)).items.map(({ number }) => number)).toEqual([1]);
  });

  it("leaves no gap when twenty tills sell at once and every fourth sale fails", async () => {
    const shop = await open();
    const stickers = await shop.stock("store_1", 20);
    const sold = await Promise.allSettled(
      stickers.map((stickerUid, place) =>
        shop.register({
          frameNumber: place % 4 === 3 ? "TWICE1000" : `ATONCE${100 + place}`,
          stickerUid,
          payment: "sticker",
        }),
      ),
    );
    const made = sold.flatMap((each) => (each.status === "fulfilled" ? [each.value.issuedReceipt ?? 0] : []));
    expect(made).toHaveLength(16);
    expect(made.toSorted((one, other) => one - other)).toEqual(oneTo(16));
    expect((await shop.numbers()).toReversed()).toEqual(oneTo(16));
  });

  it("is issued once for a repeated request", async () => {
    const shop = await open();
    const press = shop.key();
    await Promise.all(Array.from({ length: 5 }, () => shop.register({}, clerk, press)));
    await shop.register({ frameNumber: "ABC1234" });
    expect(await shop.numbers()).toEqual([2, 1]);
  });
});

describe("the list of receipts", () => {
  it("is searched by number, by the start of a frame number, and by state", async () => {
    const shop = await open();
    await shop.sell(3);
    await shop.credit(2);
    expect(await shop.numbers({ q: "3" })).toEqual([3]);
    expect(await shop.numbers({ q: "sold 100-2" })).toEqual([4, 2]);
    expect(await shop.numbers({ q: "SOLD" })).toEqual([3, 4, 2, 1]);
    expect(await shop.numbers({ state: "issued" })).toEqual([3, 1]);
    expect(await shop.numbers({ state: "partly-credited" })).toEqual([2]);
    expect(await shop.numbers({ state: "credit-note" })).toEqual([4]);
    expect(await shop.numbers({ state: "credited" })).toEqual([]);
    expect(await shop.numbers({ state: "credit-note", q: "SOLD1002" })).toEqual([4]);
    expect(await shop.numbers({ q: "99" })).toEqual([]);
  });

  it("comes in pages whose cursors fit no other list", async () => {
    const shop = await open();
    await shop.sell(3);
    const first = await shop.list({ limit: 2 });
    expect(first.items.map(({ number }) => number)).toEqual([3, 2]);
    const second = await shop.list({ limit: 2, cursor: first.cursor });
    expect(second.items.map(({ number }) => number)).toEqual([1]);
    await expect(shop.list({ cursor: first.cursor }, rival)).rejects.toThrow("invalid-cursor");
    await expect(shop.list({ cursor: first.cursor, state: "issued" })).rejects.toThrow("invalid-cursor");
  });
});

describe("a credit note", () => {
  it("corrects a receipt under its own number, and leaves the issued receipt unchanged", async () => {
    const shop = await open();
    await shop.register();
    const note = await shop.credit(1, { amount: 500, reason: "Repa, 850709-9805" });
    expect(note).toMatchObject({
      number: 2,
      state: "credit-note",
      credits: 1,
      amount: 500,
      reason: "Repa, ••••••••-••••",
      bike: { brand: "Crescent" },
    });
    const { receipt, creditNotes } = await shop.read(1);
    expect(receipt).toMatchObject({
      amount: 8495,
      credited: 500,
      state: "partly-credited",
      creditNotes: [2],
    });
    expect(creditNotes).toMatchObject([{ number: 2, amount: 500 }]);
    await shop.credit(1, { amount: 7995 });
    expect((await shop.read(1)).receipt).toMatchObject({
      credited: 8495,
      state: "credited",
      creditNotes: [2, 3],
    });
    expect((await shop.read(2)).receipt).toMatchObject({ number: 2, credits: 1 });
  });

  it("cannot exceed the amount left", async () => {
    const shop = await open();
    await shop.register();
    await expect(shop.credit(1, { amount: 8496 })).rejects.toMatchObject({
      code: "credit-exceeds-receipt",
      details: { params: { left: 8495 } },
    });
    await shop.credit(1, { amount: 8495 });
    await expect(shop.credit(1, { amount: 1 })).rejects.toThrow("nothing-to-credit");
    await expect(shop.credit(2, { amount: 1 })).rejects.toThrow("nothing-to-credit");
    await expect(shop.credit(9)).rejects.toThrow("store-receipt-not-found");
    expect(await shop.numbers()).toEqual([2, 1]);
  });

  it("needs a receipt with a price", async () => {
    const shop = await open();
    await shop.register({ price: undefined });
    await expect(shop.credit(1)).rejects.toThrow("nothing-to-credit");
  });

  it("is issued once for a repeated request", async () => {
    const shop = await open();
    await shop.register();
    const press = shop.key();
    const notes = await Promise.all(Array.from({ length: 5 }, () => shop.credit(1, {}, clerk, press)));
    expect(new Set(notes.map(({ number }) => number))).toEqual(new Set([2]));
    expect((await shop.read(1)).receipt).toMatchObject({ credited: 500 });
    await expect(shop.credit(1, { amount: 501 }, clerk, press)).rejects.toThrow("idempotency-key-reused");
  });

  it("never exceeds the receipt when five credit at once, ten times", async () => {
    const shop = await open();
    let issued = 0;
    for (let round = 0; round < 10; round += 1) {
      const { issuedReceipt: number = 0 } = await shop.register({
        frameNumber: `RACE${1000 + round}`,
        price: 1000,
      });
      const all = await Promise.allSettled(
        Array.from({ length: 5 }, () => shop.credit(number, { amount: 300 })),
      );
      expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
      expect((await shop.read(number)).receipt).toMatchObject({ credited: 900, state: "partly-credited" });
      issued += 4;
    }
    const all: number[] = [];
    for (let cursor: string | undefined, first = true; first || cursor !== undefined; first = false) {
      const page = await shop.list({ cursor });
      all.push(...page.items.map(({ number }) => number));
      ({ cursor } = page);
    }
    expect(all.toReversed()).toEqual(oneTo(issued));
  });
});

describe("a sale that the shop returns", () => {
  it("credits the rest of its receipt once", async () => {
    const shop = await open();
    const sale = await shop.register();
    await shop.credit(1, { amount: 495 });
    await Promise.all(Array.from({ length: 4 }, () => shop.takeBack(sale.id)));
    expect(await shop.numbers()).toEqual([3, 2, 1]);
    const { receipt, creditNotes } = await shop.read(1);
    expect(receipt).toMatchObject({ state: "credited", credited: 8495 });
    expect(creditNotes[1]).toMatchObject({ number: 3, amount: 8000, issuedBy: "Anna Lindqvist" });
    expect(creditNotes[1]).not.toHaveProperty("reason");
  });

  it("is not credited twice when someone credits at the same time, ten times", async () => {
    const shop = await open(20_000);
    for (let round = 0; round < 10; round += 1) {
      const sale = await shop.register({ frameNumber: `RACE${1000 + round}`, price: 1000 });
      const number = sale.issuedReceipt ?? 0;
      await Promise.allSettled([shop.takeBack(sale.id), shop.credit(number, { amount: 600 })]);
      const { receipt, creditNotes } = await shop.read(number);
      expect(receipt).toMatchObject({ state: "credited", credited: 1000 });
      expect(creditNotes.reduce((sum, { amount = 0 }) => sum + amount, 0)).toBe(1000);
    }
  });

  it("gets no credit note without a price, nor when the buyer or the deadline returned it", async () => {
    const shop = await open();
    const free = await shop.register({ price: undefined });
    await shop.takeBack(free.id);
    const declined = await shop.register({ frameNumber: "ABC1234" });
    await shop.decline(declined);
    expect(await shop.numbers()).toEqual([2, 1]);
  });
});

describe("the buyer", () => {
  it("reads the receipt and credit notes without the issuer, and nobody else does", async () => {
    const shop = await open();
    const { bikeId } = await shop.claim(await shop.register());
    await shop.credit(1);
    const { receipt, creditNotes } = await getReceiptOfBike(shop.context.table, "anna", bikeId);
    expect(receipt).toMatchObject({ number: 1, amount: 8495, credited: 500, tillNumber: "K-1042" });
    expect(receipt).not.toHaveProperty("issuedBy");
    expect(receipt).not.toHaveProperty("storeId");
    expect(creditNotes).toMatchObject([{ number: 2, reason: "Repa i lacken" }]);
    for (const other of ["erik", "clerk", "rival"])
      await expect(getReceiptOfBike(shop.context.table, other, bikeId)).rejects.toThrow(
        "store-receipt-not-found",
      );
  });
});
