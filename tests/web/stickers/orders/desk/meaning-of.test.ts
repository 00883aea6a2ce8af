import { describe, expect, it } from "vitest";
import { shortCodeOf, formatShortCode } from "#contract/platform/short-code.ts";
import {
  deskOf,
  openSlip,
  recordSticker,
  replaceOrder,
  setAside,
  undoLast,
} from "#web/stickers/orders/admin/desk/desk.ts";
import { meaningOf } from "#web/stickers/orders/admin/desk/meaning-of.ts";
import {
  aCustomersOrder,
  aLetter,
  aStoresOrder,
  host,
  numberOf,
  receipt,
  slip,
  sticker,
  uidOf,
} from "./letters.ts";

const desk = deskOf([
  aLetter(aCustomersOrder(1), [11]),
  aLetter(aCustomersOrder(2, 2), [21, 22]),
  aLetter(aStoresOrder(3, 100), [31, 32, 33]),
  aLetter({ ...aCustomersOrder(4), state: "pending", linked: 0 }, []),
]);
const [first, second, third, fourth] = desk.letters;
const open = (index: number) => openSlip(desk, numberOf(index));
const scan = (on: typeof desk, text: string) => meaningOf(on, text, host);
const done = (index: number, uid: number, packed: boolean) => ({
  orderNumber: numberOf(index),
  uid: uidOf(uid),
  linked: false,
  packed,
});

describe("a slip", () => {
  it.each([slip(1), receipt(1), numberOf(1), ` ${numberOf(1).toLowerCase()} `])(
    "opens its letter: %s",
    (text) => expect(scan(desk, text)).toEqual({ is: "slip", letter: first }),
  );

  it("of an order outside this round is refused", () =>
    expect(scan(desk, slip(9))).toEqual({ is: "other-slip", orderNumber: numberOf(9) }));

  it("of a packed letter is refused", () => {
    const packed = recordSticker(open(1), done(1, 11, true));
    expect(scan(packed, slip(1))).toMatchObject({ is: "packed-already", letter: { order: first?.order } });
  });

  it("has to wait while another letter lacks stickers", () => {
    const begun = recordSticker(open(2), done(2, 21, false));
    expect(scan(begun, slip(1))).toMatchObject({ is: "unfinished", wanted: uidOf(22) });
    expect(scan(setAside(begun), slip(1)).is).toBe("slip");
  });

  it("replaces an open letter without scanned stickers", () =>
    expect(scan(open(2), slip(1))).toEqual({ is: "slip", letter: first }));
});

describe("a sticker", () => {
  it("before any slip says whose it is", () => {
    expect(scan(desk, sticker(11))).toEqual({ is: "slip-first", owner: first });
    expect(scan(desk, sticker(99))).toEqual({ is: "slip-first", owner: undefined });
  });

  it("of the open letter is accepted, and the last one packs it", () => {
    expect(scan(open(1), sticker(11))).toEqual({
      is: "right",
      letter: first,
      uid: uidOf(11),
      links: false,
      last: true,
    });
    expect(scan(open(2), sticker(22))).toMatchObject({ is: "right", last: false });
    const half = recordSticker(open(2), done(2, 22, false));
    expect(scan(half, sticker(21))).toMatchObject({ is: "right", last: true });
  });

  it("is recognised by its printed short code", () =>
    expect(scan(open(1), formatShortCode(shortCodeOf(uidOf(11))))).toMatchObject({
      is: "right",
      uid: uidOf(11),
    }));

  it("that was scanned already does not count twice", () => {
    const half = recordSticker(open(2), done(2, 21, false));
    expect(scan(half, sticker(21))).toEqual({ is: "again", uid: uidOf(21), wanted: uidOf(22) });
  });

  it("of another letter is refused, and says whose it is and which one to take", () =>
    expect(scan(open(1), sticker(21))).toEqual({
      is: "wrong",
      uid: uidOf(21),
      owner: second,
      wanted: uidOf(11),
    }));

  it("from a roll is refused if the letter has its own", () =>
    expect(scan(open(1), sticker(99))).toEqual({
      is: "wrong",
      uid: uidOf(99),
      owner: undefined,
      wanted: uidOf(11),
    }));

  it("from a roll is linked if the letter lacks one", () =>
    expect(scan(open(4), sticker(99))).toEqual({
      is: "right",
      letter: fourth,
      uid: uidOf(99),
      links: true,
      last: true,
    }));

  it("of a store's order stands for its whole roll, and no other is accepted", () => {
    expect(scan(open(3), sticker(32))).toMatchObject({ is: "right", letter: third, last: true });
    expect(scan(open(3), sticker(99)).is).toBe("wrong");
  });
});

it.each([
  "https://evil.example/qr/00000000-0000-4000-8000-000000000011",
  "hej",
  "",
  "CR-26-1",
  "WTU318P0042",
])("%j is foreign", (text) => expect(scan(open(1), text).is).toBe("foreign"));

describe("the desk", () => {
  it("is restored when the last action is undone, with its letter open", () => {
    const half = recordSticker(open(2), done(2, 21, false));
    const packed = recordSticker(half, done(2, 22, true));
    expect(packed.open).toBeUndefined();
    expect(undoLast(packed)).toEqual(half);
    expect(undoLast(undoLast(packed))).toEqual(open(2));
    expect(undoLast(desk)).toEqual(desk);
  });

  it("unlinks a sticker from a roll when it is undone", () => {
    const linked = recordSticker(open(4), { ...done(4, 99, true), linked: true });
    expect(linked.letters[3]).toMatchObject({ codes: [uidOf(99)], packed: true });
    expect(undoLast(linked).letters[3]).toEqual(fourth);
  });

  it("applies someone else's change of an order", () => {
    const packed = replaceOrder(open(1), { ...aCustomersOrder(1), state: "sent" });
    expect(packed.letters[0]).toMatchObject({ packed: true });
    expect(packed.open).toBeUndefined();
    const cancelled = replaceOrder(open(1), { ...aCustomersOrder(1), state: "cancelled" });
    expect(cancelled.letters).toHaveLength(3);
  });
});
