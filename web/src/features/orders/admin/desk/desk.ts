import type { Order } from "#contract/orders/admin-orders.ts";

/** An order that lies on the desk, on its way into a letter. */
export type Letter = {
  readonly order: Order;
  /** Its codes in the order in which they are printed. */
  readonly codes: readonly string[];
  /** What has been scanned for it here. */
  readonly scanned: readonly string[];
  readonly packed: boolean;
};

/** What was done last, so that it can be undone. */
type Done = {
  readonly orderNumber: string;
  /** Goods have none. */
  readonly uid: string | undefined;
  /** The sticker came from a roll, and was linked by being scanned. */
  readonly linked: boolean;
  /** With it the letter was complete. */
  readonly packed: boolean;
};

export type Desk = {
  readonly letters: readonly Letter[];
  /** The number of the letter whose slip was scanned. */
  readonly open: string | undefined;
  readonly done: readonly Done[];
};

export const deskOf = (letters: readonly Letter[]): Desk => ({ letters, open: undefined, done: [] });

/** How many stickers are scanned for a letter: any one of a store's stands for its roll, and goods have none. */
export const toScan = ({ order }: Letter): number => {
  if (order.kind === "inventory_order") return 0;
  return order.kind === "qr_order" ? 1 : order.count;
};

export const letterWith = (desk: Desk, orderNumber: string | undefined): Letter | undefined =>
  desk.letters.find(({ order }) => order.orderNumber === orderNumber);

export const openLetter = (desk: Desk): Letter | undefined => letterWith(desk, desk.open);

export const isWaitingForMore = (letter: Letter): boolean => letter.scanned.length < toScan(letter);

/** The sticker that the open letter wants next. Undefined where any free one from a roll will do. */
export const wantedOf = ({ codes, scanned }: Letter): string | undefined =>
  codes.find((uid) => !scanned.includes(uid));

const changed = (desk: Desk, orderNumber: string, change: (letter: Letter) => Letter): Desk => ({
  ...desk,
  letters: desk.letters.map((letter) => (letter.order.orderNumber === orderNumber ? change(letter) : letter)),
});

export const opened = (desk: Desk, orderNumber: string): Desk => ({ ...desk, open: orderNumber });

/** The desk with a sticker in the letter, or with goods, which have no sticker. */
export const took = (desk: Desk, done: Done): Desk => {
  const { orderNumber, uid, linked, packed } = done;
  const next = changed(desk, orderNumber, (letter) => ({
    ...letter,
    codes: uid !== undefined && linked ? [...letter.codes, uid] : letter.codes,
    scanned: uid === undefined ? letter.scanned : [...letter.scanned, uid],
    packed,
  }));
  return { ...next, open: packed ? undefined : orderNumber, done: [...desk.done, done] };
};

/** The desk as it was before the last thing that was done. Its letter is open again. */
export const undone = (desk: Desk): Desk => {
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

/** Puts the open letter aside. What was scanned for it is scanned again when its turn comes. */
export const setAside = (desk: Desk): Desk => {
  const { open } = desk;
  if (open === undefined) return desk;
  const next = changed(desk, open, (letter) => ({ ...letter, scanned: [] }));
  return { ...next, open: undefined, done: desk.done.filter(({ orderNumber }) => orderNumber !== open) };
};

const onItsWay = new Set(["packed", "sent", "delivered", "completed"]);

/** Takes over what someone else has done with an order. What cannot be packed any more leaves the desk. */
export const replaced = (desk: Desk, order: Order): Desk => {
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
