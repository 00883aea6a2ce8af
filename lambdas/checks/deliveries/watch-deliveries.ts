import type { UnconfirmedWatchItem, NumberWatchItem } from "#lambdas/checks/items/number-watch.ts";
import type { Delivery } from "#lambdas/notifications/delivery.ts";

export const unconfirmedWatchDeliveries = (
  before: UnconfirmedWatchItem | undefined,
  after: UnconfirmedWatchItem | undefined,
): Delivery[] => {
  if (before !== undefined || after === undefined) return [];
  const { id: askedId, email, language, frameNumber, watcher } = after;
  return [
    {
      kind: "mail",
      to: { email, language, watch: { frameNumber, watcher } },
      template: { name: "number-watch-asked", askedId, frameNumber },
    },
  ];
};

/** Mails once for each theft. The address is read when the mail is sent, so that an ended watch mails nobody. */
export const watchDeliveries = (
  before: NumberWatchItem | undefined,
  after: NumberWatchItem | undefined,
): Delivery[] => {
  if (after === undefined || before?.theftId === after.theftId) return [];
  const { frameNumber, watcher, bikeId, stolenNumber, reportedAt } = after;
  if (bikeId === undefined || stolenNumber === undefined || reportedAt === undefined) return [];
  return [
    {
      kind: "mail",
      to: { watcherOf: { frameNumber, watcher } },
      template: { name: "number-watch-theft", frameNumber, bikeId, stolenNumber, reportedAt },
    },
  ];
};
