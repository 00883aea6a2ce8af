import type { Delivery } from "./delivery.ts";
import type { TransferRequestItem } from "#lambdas/shared/table/items/transfer-request.ts";

/** The owner is asked, and the person who asked is told of a no. A yes is an offer, which is told of as that; what is taken back just goes from the pages of both. */
export const transferRequestDeliveries = (
  before: TransferRequestItem | undefined,
  after: TransferRequestItem | undefined,
): Delivery[] => {
  if (after === undefined) return [];
  const { id: requestId, ownerId, askerId, state, bike } = after;
  // One that was over lies there until another one takes its place.
  const isNew = state === "open" && before?.createdAt !== after.createdAt;
  const isAnswered = state !== "open" && before?.state !== state;
  if (!isNew && !isAnswered) return [];
  const event = { kind: "transfer-request-changed", requestId } as const;
  const told: Delivery[] = [ownerId, askerId].map((userId) => ({ kind: "event", userId, event }));
  const template = { name: "transfer-request", requestId, bike } as const;
  if (isNew) told.push({ kind: "mail", to: { userId: ownerId }, template: { ...template, news: "asked" } });
  if (state === "refused")
    told.push({ kind: "mail", to: { userId: askerId }, template: { ...template, news: "refused" } });
  return told;
};
