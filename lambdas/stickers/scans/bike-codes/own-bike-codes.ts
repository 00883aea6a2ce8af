import type { BikeCode, BikeCodes } from "#contract/stickers/bike-codes.ts";
import type { QrContext } from "#lambdas/stickers/scans/qr-context.ts";
import { readOwnBike } from "#lambdas/bikes/own-bike.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { readBikeCodes } from "#lambdas/stickers/codes/read-bike-codes.ts";
import { type Action, check } from "#lambdas/platform/table/actions.ts";
import { type BikeItem, isInReview } from "#lambdas/bikes/items/bike.ts";
import { QrCodeItem } from "#lambdas/stickers/items/qr-code.ts";
import { StickerOrderItem } from "#lambdas/stickers/items/order.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

export type BikeRequest = { readonly userId: string; readonly bikeId: string };

export const listBikeCodes = async (
  { table }: Pick<QrContext, "table">,
  { userId, bikeId }: BikeRequest,
): Promise<BikeCodes> => ({ items: await readBikeCodes(table, await readOwnBike(table, userId, bikeId)) });

/** Fails the transaction if the bike's owner or frame number has changed. */
export const expectOwned = ({ id, ownerId, frameNumber }: BikeItem): Action =>
  check(keys.bike(id))
    .expect("ownerId", ownerId, "bike-not-found")
    .expectAbsent("deletedAt", "bike-not-found")
    .expect("frameNumber", frameNumber, "stale");

/** Refuses a bike under review: its page would be hidden. */
export const requireDecided = (bike: BikeItem): void => {
  if (isInReview(bike)) throw new ProblemError("bike-under-review");
};

export const findLinkedCode = (codes: readonly BikeCode[], uid: string): BikeCode => {
  const code = codes.find((each) => each.uid === uid && each.state === "linked");
  if (!code) throw new ProblemError("qr-not-found");
  return code;
};

const unsentStates = new Set(["pending", "qr_linked", "in_progress", "packed"]);

/** Refuses stickers of an unsent order, because the owner would receive a sticker that no longer works. */
export const expectSent = async (
  { table }: Pick<QrContext, "table">,
  userId: string,
  uid: string,
): Promise<readonly Action[]> => {
  const code = await table.get(keys.qr(uid), QrCodeItem);
  if (code?.orderId === undefined) return [];
  const key = keys.stickerOrder(userId, code.orderId);
  // A former owner may have ordered it.
  const order = await table.get(key, StickerOrderItem);
  if (!order) return [];
  if (unsentStates.has(order.state)) throw new ProblemError("sticker-not-sent");
  return [check(key).expect("state", order.state, "stale")];
};
