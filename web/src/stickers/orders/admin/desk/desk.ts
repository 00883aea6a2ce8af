import type { Order } from "#contract/stickers/orders/admin-orders.ts";

export type Letter = {
  readonly order: Order;
  readonly codes: readonly string[];
  readonly scanned: readonly string[];
  readonly packed: boolean;
};

type PackedItem = {
  readonly orderNumber: string;
  /** Missing for goods. */
  readonly uid: string | undefined;
  /** True if scanning linked a sticker from a roll. */
  readonly linked: boolean;
  /** True if the item completed the letter. */
  readonly packed: boolean;
};

export type Desk = {
  readonly letters: readonly Letter[];
  /** The order number of the letter whose slip was scanned. */
  readonly open: string | undefined;
  readonly done: readonly PackedItem[];
};

export const deskOf = (letters: readonly Letter[]): Desk => ({ letters, open: undefined, done: [] });

/**
 * The number of stickers to scan. In a store's order one sticker stands for its whole roll, and
 * goods have none.
 */
export const toScan = ({ order }: Letter): number => {
  if (order.kind === "inventory_order") return 0;
  return order.kind === "qr_order" ? 1 : order.count;
};

export const letterWith = (desk: Desk, orderNumber: string | undefined): Letter | undefined =>
  desk.letters.find(({ order }) => order.orderNumber === orderNumber);

export const openLetter = (desk: Desk): Letter | undefined => letterWith(desk, desk.open);

export const isWaitingForMore = (letter: Letter): boolean => letter.scanned.length < toScan(letter);

/** The next sticker of a letter; undefined if any free sticker from a roll will do. */
export const wantedOf = ({ codes, scanned }: Letter): string | undefined =>
  codes.find((uid) => !scanned.includes(uid));

const changed = (desk: Desk, orderNumber: string, change: (letter: Letter) => Letter): Desk => ({
  ...desk,
  letters: desk.letters.map((letter) => (letter.order.orderNumber === orderNumber ? change(letter) : letter)),
});

export const openSlip = (desk: Desk, orderNumber: string): Desk => ({ ...desk, open: orderNumber });

export const recordSticker = (desk: Desk, done: PackedItem): Desk => {
  const { orderNumber, uid, linked, packed } = done;
  const next = changed(desk, orderNumber, (letter) => ({
    ...letter,
    codes: uid !== undefined && linked ? [...letter.codes, uid] : letter.codes,
    scanned: uid === undefined ? letter.scanned : [...letter.scanned, uid],
    packed,
  }));
  return { ...next, open: packed ? undefined : orderNumber, done: [...desk.done, done] };
};

/** Undoes the last action and reopens its letter. */
export const undoLast = (desk: Desk): Desk => {
  const last = desk.done.at(-1);
  if (last === undefined) return desk;
  const { orderNumber, uid, linked } = last;
  const next = changed(desk, orderNumber, (letter) => ({
    ...letter,
    codes: linked ? letter.codes.filter((code) => code !== uid) : letter.codes,
    scanned: letter.scanned.filter((code) => code !== uid),
    packed: false,
  }));
  return { ...next, open: orderNumber, done: desk.done.slice(0, -1) };
};

/** Closes the open letter. The packer scans its stickers again later. */
export const setAside = (desk: Desk): Desk => {
  const { open } = desk;
  if (open === undefined) return desk;
  const next = changed(desk, open, (letter) => ({ ...letter, scanned: [] }));
  return { ...next, open: undefined, done: desk.done.filter(({ orderNumber }) => orderNumber !== open) };
};

const onItsWay = new Set(["packed", "sent", "delivered", "completed"]);

/** Applies someone else's change of an order. A cancelled order leaves the desk. */
export const replaceOrder = (desk: Desk, order: Order): Desk => {
  const { orderNumber, state } = order;
  const known = desk.open === orderNumber && state !== "qr_linked" && state !== "pending";
  const aside = { ...desk, open: known ? undefined : desk.open };
  const done = desk.done.filter((each) => each.orderNumber !== orderNumber);
  if (state === "cancelled")
    return {
      ...aside,
      done,
      letters: desk.letters.filter((letter) => letter.order.orderNumber !== orderNumber),
    };
  return changed({ ...aside, done }, orderNumber, (letter) => ({
    ...letter,
    order,
    packed: onItsWay.has(state),
  }));
};
