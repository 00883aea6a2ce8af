import { describe, expect, it } from "vitest";
import { shortCodeOf, shownShortCode } from "#contract/short-code.ts";
import { deskOf, opened, replaced, setAside, took, undone } from "#web/features/orders/admin/desk/desk.ts";
import { meaningOf } from "#web/features/orders/admin/desk/meaning-of.ts";
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
const open = (index: number) => opened(desk, numberOf(index));
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

  it("of an order that is not on the desk is said so", () =>
    expect(scan(desk, slip(9))).toEqual({ is: "other-slip", orderNumber: numberOf(9) }));

  it("of a letter that is packed is said so", () => {
    const packed = took(open(1), done(1, 11, true));
    expect(scan(packed, slip(1))).toMatchObject({ is: "packed-already", letter: { order: first?.order } });
  });

  it("has to wait while another letter lacks stickers", () => {
    const begun = took(open(2), done(2, 21, false));
    expect(scan(begun, slip(1))).toMatchObject({ is: "unfinished", wanted: uidOf(22) });
    expect(scan(setAside(begun), slip(1)).is).toBe("slip");
  });

  it("takes the place of one whose stickers have not been scanned", () =>
    expect(scan(open(2), slip(1))).toEqual({ is: "slip", letter: first }));
});

describe("a sticker", () => {
  it("before any slip says whose it is", () => {
    expect(scan(desk, sticker(11))).toEqual({ is: "slip-first", owner: first });
    expect(scan(desk, sticker(99))).toEqual({ is: "slip-first", owner: undefined });
  });

  it("of the open letter is right, and the last one packs it", () => {
    expect(scan(open(1), sticker(11))).toEqual({
      is: "right",
      letter: first,
      uid: uidOf(11),
      links: false,
      last: true,
    });
    expect(scan(open(2), sticker(22))).toMatchObject({ is: "right", last: false });
    const half = took(open(2), done(2, 22, false));
    expect(scan(half, sticker(21))).toMatchObject({ is: "right", last: true });
  });

  it("is known by what is printed under it", () =>
    expect(scan(open(1), shownShortCode(shortCodeOf(uidOf(11))))).toMatchObject({
      is: "right",
      uid: uidOf(11),
    }));

  it("that was scanned already does not count twice", () => {
    const half = took(open(2), done(2, 21, false));
    expect(scan(half, sticker(21))).toEqual({ is: "again", uid: uidOf(21), wanted: uidOf(22) });
  });

  it("of another letter is wrong, and says whose it is and which one to take", () =>
    expect(scan(open(1), sticker(21))).toEqual({
      is: "wrong",
      uid: uidOf(21),
      owner: second,
      wanted: uidOf(11),
    }));

  it("from a roll is wrong where the letter has its own", () =>
    expect(scan(open(1), sticker(99))).toEqual({
      is: "wrong",
      uid: uidOf(99),
      owner: undefined,
      wanted: uidOf(11),
    }));

  it("from a roll is linked where the letter lacks one", () =>
    expect(scan(open(4), sticker(99))).toEqual({
      is: "right",
      letter: fourth,
      uid: uidOf(99),
      links: true,
      last: true,
    }));

  it("of a store's order stands for all of its roll, and no other will do", () => {
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
  it("is as it was when the last thing is undone, with its letter open", () => {
    const half = took(open(2), done(2, 21, false));
    const packed = took(half, done(2, 22, true));
    expect(packed.open).toBeUndefined();
    expect(undone(packed)).toEqual(half);
    expect(undone(undone(packed))).toEqual(open(2));
    expect(undone(desk)).toEqual(desk);
  });

  it("frees a sticker from a roll when it is undone", () => {
    const linked = took(open(4), { ...done(4, 99, true), linked: true });
    expect(linked.letters[3]).toMatchObject({ codes: [uidOf(99)], packed: true });
    expect(undone(linked).letters[3]).toEqual(fourth);
  });

  it("takes over what someone else has done with an order", () => {
    const packed = replaced(open(1), { ...aCustomersOrder(1), state: "sent" });
    expect(packed.letters[0]).toMatchObject({ packed: true });
    expect(packed.open).toBeUndefined();
    const cancelled = replaced(open(1), { ...aCustomersOrder(1), state: "cancelled" });
    expect(cancelled.letters).toHaveLength(3);
  });
});
