import { OrderNumber } from "#contract/points/receipts.ts";
import { shortCodeOf, parseShortCode } from "#contract/platform/short-code.ts";
import { parseOwnCode, withoutWww } from "#web/stickers/scan/parse-code.ts";
import {
  type Desk,
  isWaitingForMore,
  type Letter,
  letterWith,
  openLetter,
  toScan,
  wantedOf,
} from "./desk.ts";

/** The meaning of a scan; only `right` saves anything. */
export type Meaning =
  /** Neither a slip nor one of our stickers. */
  | { readonly is: "foreign" }
  | { readonly is: "slip"; readonly letter: Letter }
  /** The slip of an order outside this round. */
  | { readonly is: "other-slip"; readonly orderNumber: string }
  | { readonly is: "packed-already"; readonly letter: Letter }
  /** A slip scanned while another letter still lacks stickers. */
  | { readonly is: "unfinished"; readonly letter: Letter; readonly wanted: string | undefined }
  /** A sticker scanned before any slip. */
  | { readonly is: "slip-first"; readonly owner: Letter | undefined }
  | { readonly is: "again"; readonly uid: string; readonly wanted: string | undefined }
  | {
      readonly is: "wrong";
      readonly uid: string;
      readonly owner: Letter | undefined;
      readonly wanted: string | undefined;
    }
  | {
      readonly is: "right";
      readonly letter: Letter;
      readonly uid: string;
      readonly links: boolean;
      readonly last: boolean;
    };

const numberIn = (text: string, host: string): string | undefined => {
  const url = URL.parse(text);
  if (url === null || withoutWww(url.host) !== withoutWww(host)) return undefined;
  const { pathname, searchParams } = url;
  if (pathname === "/order-receipt") return searchParams.get("order_number") ?? undefined;
  return pathname === "/admin-orders" ? (searchParams.get("order") ?? undefined) : undefined;
};

/** Reads the order number from a slip's address or as typed. */
const orderNumberOf = (text: string, host: string): string | undefined =>
  OrderNumber.safeParse((numberIn(text, host) ?? text).trim().toUpperCase()).data;

/** Finds a sticker of this round by its short code, first in the open letter. */
const byShortCode = (desk: Desk, text: string): string | undefined => {
  const typed = parseShortCode(text);
  if (typed?.length !== 6) return undefined;
  const open = openLetter(desk)?.codes ?? [];
  return [...open, ...desk.letters.flatMap(({ codes }) => codes)].find((uid) => shortCodeOf(uid) === typed);
};

const uidOf = (desk: Desk, text: string, host: string): string | undefined => {
  const code = parseOwnCode(text, host);
  return code?.kind === "sticker" ? code.uid : byShortCode(desk, text);
};

const ofSlip = (desk: Desk, orderNumber: string): Meaning => {
  const letter = letterWith(desk, orderNumber);
  if (letter === undefined) return { is: "other-slip", orderNumber };
  if (letter.packed) return { is: "packed-already", letter };
  const open = openLetter(desk);
  const begun = open !== undefined && open !== letter && open.scanned.length > 0 && isWaitingForMore(open);
  return begun ? { is: "unfinished", letter: open, wanted: wantedOf(open) } : { is: "slip", letter };
};

/** Only customers' letters take stickers from a roll, and only as many as they lack. */
const takesFromRoll = ({ order, codes }: Letter): boolean =>
  order.kind === "customer" && codes.length < order.count;

const ofSticker = (desk: Desk, uid: string): Meaning => {
  const owner = desk.letters.find(({ codes }) => codes.includes(uid));
  const letter = openLetter(desk);
  if (letter === undefined) return { is: "slip-first", owner };
  const wanted = wantedOf(letter);
  const own = owner === letter;
  if (own && letter.scanned.includes(uid)) return { is: "again", uid, wanted };
  const links = owner === undefined && takesFromRoll(letter);
  if (!own && !links) return { is: "wrong", uid, owner, wanted };
  return { is: "right", letter, uid, links, last: letter.scanned.length + 1 >= toScan(letter) };
};

export const meaningOf = (desk: Desk, text: string, host: string): Meaning => {
  const orderNumber = orderNumberOf(text, host);
  if (orderNumber !== undefined) return ofSlip(desk, orderNumber);
  const uid = uidOf(desk, text, host);
  return uid === undefined ? { is: "foreign" } : ofSticker(desk, uid);
};
