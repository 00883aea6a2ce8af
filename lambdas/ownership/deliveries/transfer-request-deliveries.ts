import type { Delivery } from "#lambdas/notifications/delivery.ts";
import type { TransferRequestItem } from "#lambdas/ownership/items/transfer-request.ts";

/**
 * Mails the owner a new request, and the asker a refusal or that the time to answer is over. Approvals are
 * mailed as transfer offers; withdrawals only update both pages.
 */
export const transferRequestDeliveries = (
  before: TransferRequestItem | undefined,
  after: TransferRequestItem | undefined,
): Delivery[] => {
  const request = after ?? before;
  if (request === undefined) return [];
  const { id: requestId, ownerId, askerId, state, bike } = request;
  // A finished request keeps its row until a new one replaces it.
  const isNew = state === "open" && before?.createdAt !== request.createdAt;
  const isAnswered = state !== "open" && before?.state !== state;
  // The table deletes a request when its time is over.
  const isUnanswered = state === "open" && after === undefined;
  if (!isNew && !isAnswered && !isUnanswered) return [];
  const event = { kind: "transfer-request-changed", requestId } as const;
  const events: Delivery[] = [ownerId, askerId].map((userId) => ({ kind: "event", userId, event }));
  const template = { name: "transfer-request", requestId, bike } as const;
  if (isNew) events.push({ kind: "mail", to: { userId: ownerId }, template: { ...template, news: "asked" } });
  if (isUnanswered || state === "refused") {
    const news = isUnanswered ? "unanswered" : "refused";
    events.push({ kind: "mail", to: { userId: askerId }, template: { ...template, news } });
  }
  return events;
};
