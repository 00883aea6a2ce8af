import { shortCodeOf } from "#contract/platform/short-code.ts";
import { type Action, type ActionBuilder, put, update } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { VoidReason } from "#contract/stickers/bike-codes.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

type CodeLink = {
  readonly bikeId: string;
  readonly frameNumber: string;
  readonly at: string;
  readonly orderId?: string;
  /** The store registration that the sticker pays for. */
  readonly paysFor?: string | undefined;
};

/** Index keys for the search by short code. */
const findable = (uid: string) => {
  const shortCode = shortCodeOf(uid);
  return { gsi1pk: lists.qrCodesByShortCode(shortCode), gsi1sk: `${shortCode}#${uid}` };
};

/** Creates a code together with its bike or order. It is on no roll. */
export const newLinkedCode = (uid: string, { bikeId, frameNumber, at, orderId }: CodeLink): Action =>
  put(keys.qr(uid), "qrCode", {
    ...findable(uid),
    gsi2pk: lists.singleQrCodes(),
    gsi2sk: `${at}#${uid}`,
    uid,
    state: "linked",
    bikeId,
    frameNumber,
    madeAt: at,
    linkedAt: at,
    orderId,
  }).expectNew("stale");

export const codeOfPapers = ({
  id: bikeId,
  frameNumber,
  qrUid: uid,
  registeredAt: at,
}: Pick<BikeItem, "id" | "frameNumber" | "qrUid" | "registeredAt">): Action[] =>
  uid === undefined ? [] : [newLinkedCode(uid, { bikeId, frameNumber, at })];

export type MadeCode = Readonly<Record<"uid" | "batchId" | "rollId" | "madeAt", string>>;

/** Creates a code on a roll; `place` is its position there. */
export const newCode = (code: MadeCode, place: number): Action =>
  put(keys.qr(code.uid), "qrCode", {
    ...findable(code.uid),
    ...code,
    state: "made",
    gsi2pk: lists.qrCodesOfRoll(code.rollId),
    gsi2sk: String(place).padStart(3, "0"),
  }).expectNew("stale");

/** Links a sticker to a bike. Of two concurrent links one fails with `qr-code-taken`. */
export const linkCode = (
  uid: string,
  { bikeId, frameNumber, at, orderId, paysFor }: CodeLink,
): ActionBuilder => {
  const write = update(keys.qr(uid))
    .set({ state: "linked", bikeId, frameNumber, linkedAt: at, orderId, paidFor: paysFor })
    .expect("state", "made", "qr-code-taken");
  return paysFor === undefined ? write : write.expectAbsent("paidFor", "sticker-has-paid");
};

/** Moves a sticker from a deleted bike to another. */
export const moveCode = (
  uid: string,
  from: string,
  { bikeId, frameNumber, at, orderId }: CodeLink,
): ActionBuilder =>
  update(keys.qr(uid))
    .set({ bikeId, frameNumber, linkedAt: at, orderId })
    .expect("state", "linked", "qr-code-taken")
    .expect("bikeId", from, "qr-code-taken");

export const unlinkCode = (uid: string, bikeId: string): ActionBuilder =>
  update(keys.qr(uid))
    .set({ state: "made" })
    .remove("bikeId", "frameNumber", "linkedAt", "orderId")
    .expect("state", "linked", "qr-not-found")
    .expect("bikeId", bikeId, "qr-not-found");

export type Voided = {
  readonly bikeId: string;
  readonly at: string;
  readonly reason: VoidReason;
  readonly followedBy?: string | undefined;
};

export const voidCode = (uid: string, { bikeId, at, reason, followedBy }: Voided): ActionBuilder =>
  update(keys.qr(uid))
    .set({ state: "void", voidedAt: at, voidReason: reason, followedBy })
    .expect("state", "linked", "qr-not-found")
    .expect("bikeId", bikeId, "qr-not-found");
