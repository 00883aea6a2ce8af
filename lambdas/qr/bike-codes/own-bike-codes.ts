import type { BikeCode, BikeCodes } from "#contract/bike-codes.ts";
import type { QrContext } from "#lambdas/qr/qr-context.ts";
import { readOwnBike } from "#lambdas/shared/bikes/own-bike.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { readBikeCodes } from "#lambdas/shared/qr/read-bike-codes.ts";
import { type Action, check } from "#lambdas/shared/table/actions.ts";
import { type BikeItem, isInReview } from "#lambdas/shared/table/items/bike.ts";
import { QrCodeItem } from "#lambdas/shared/table/items/qr-code.ts";
import { StickerOrderItem } from "#lambdas/shared/table/items/order.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

export type Asked = { readonly userId: string; readonly bikeId: string };

export const listBikeCodes = async (
  { table }: Pick<QrContext, "table">,
  { userId, bikeId }: Asked,
): Promise<BikeCodes> => ({ items: await readBikeCodes(table, await readOwnBike(table, userId, bikeId)) });

/** Holds while the bike is still whose it was, under the number that was read. */
export const whileOwned = ({ id, ownerId, frameNumber }: BikeItem): Action =>
  check(keys.bike(id))
    .expect("ownerId", ownerId, "bike-not-found")
    .expectAbsent("deletedAt", "bike-not-found")
    .expect("frameNumber", frameNumber, "stale");

/** The page of a bike that nobody has decided about would be shown to nobody. */
export const requireDecided = (bike: BikeItem): void => {
  if (isInReview(bike)) throw new ProblemError("bike-under-review");
};

/** A code of the bike that still leads to it. */
export const codeOf = (codes: readonly BikeCode[], uid: string): BikeCode => {
  const code = codes.find((each) => each.uid === uid && each.state === "linked");
  if (!code) throw new ProblemError("qr-not-found");
  return code;
};

const withUs = new Set(["pending", "qr_linked", "in_progress", "packed"]);

/** A sticker that has not been sent is ours to handle: the person could have an order packed whose sticker leads nowhere. */
export const whileSent = async (
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
  if (withUs.has(order.state)) throw new ProblemError("sticker-not-sent");
  return [check(key).expect("state", order.state, "stale")];
};
