import { shortCodeOf } from "#contract/short-code.ts";
import { type Action, type ActionBuilder, put, update } from "#lambdas/shared/table/actions.ts";
import type { VoidReason } from "#contract/bike-codes.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

type Linked = {
  readonly bikeId: string;
  readonly frameNumber: string;
  readonly at: string;
  readonly orderId?: string;
  /** The registration at a store that it pays for. */
  readonly paysFor?: string | undefined;
};

/** What makes a code findable by the beginning of its short code. */
const findable = (uid: string) => {
  const shortCode = shortCodeOf(uid);
  return { gsi1pk: lists.qrCodesByShortCode(shortCode), gsi1sk: `${shortCode}#${uid}` };
};

/** A code that is made with its bike: it is on no sticker yet. */
export const newLinkedCode = (uid: string, { bikeId, frameNumber, at, orderId }: Linked): Action =>
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

export type MadeCode = Readonly<Record<"uid" | "pool" | "batchId" | "rollId" | "madeAt", string>>;

/** A code that waits on its roll for a bike. `place` is where on the roll. */
export const newCode = (code: MadeCode, place: number): Action =>
  put(keys.qr(code.uid), "qrCode", {
    ...findable(code.uid),
    ...code,
    state: "made",
    gsi2pk: lists.qrCodesOfRoll(code.rollId),
    gsi2sk: String(place).padStart(3, "0"),
  }).expectNew("stale");

/** Lets a sticker lead to a bike. Of two who link it at once one comes first, and the other hears `qr-code-taken`. */
export const linkCode = (
  uid: string,
  { bikeId, frameNumber, at, orderId, paysFor }: Linked,
): ActionBuilder => {
  const write = update(keys.qr(uid))
    .set({ state: "linked", bikeId, frameNumber, linkedAt: at, orderId, paidFor: paysFor })
    .expect("state", "made", "qr-code-taken");
  return paysFor === undefined ? write : write.expectAbsent("paidFor", "sticker-has-paid");
};

/** Lets a sticker that led to a bike which is not there any more lead to another. */
export const moveCode = (
  uid: string,
  from: string,
  { bikeId, frameNumber, at, orderId }: Linked,
): ActionBuilder =>
  update(keys.qr(uid))
    .set({ bikeId, frameNumber, linkedAt: at, orderId })
    .expect("state", "linked", "qr-code-taken")
    .expect("bikeId", from, "qr-code-taken");

/** Takes a sticker off its bike, so that it can be linked again. */
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
  /** The code that takes its place. */
  readonly followedBy?: string | undefined;
};

/** Makes a lost or damaged sticker of a bike lead nowhere, for good. */
export const voidCode = (uid: string, { bikeId, at, reason, followedBy }: Voided): ActionBuilder =>
  update(keys.qr(uid))
    .set({ state: "void", voidedAt: at, voidReason: reason, followedBy })
    .expect("state", "linked", "qr-not-found")
    .expect("bikeId", bikeId, "qr-not-found");
