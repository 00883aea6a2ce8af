import { notificationIdOf } from "./thread-id.ts";
import { renewedNotificationWrite } from "#lambdas/shared/notifications/notification-writes.ts";
import { titleOf } from "#lambdas/shared/bikes/title.ts";
import { publicTitle } from "#lambdas/shared/search-index/public-title.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { MessageItem } from "#lambdas/shared/table/items/thread.ts";

type Known = {
  readonly bike: BikeItem | undefined;
  /** Who wrote, masked. */
  readonly other: string;
  /** With this message. */
  readonly unread: number;
};

const labelFor = (bike: BikeItem | undefined, userId: string): string => {
  if (!bike) return "";
  return bike.ownerId === userId ? titleOf(bike) : publicTitle(bike);
};

/** Tells someone that they have been written to: ten messages in one conversation are one notification. */
export const messageNotification = (
  { threadId, toUserId, at }: MessageItem,
  { bike, other, unread }: Known,
): Action => {
  const params = { bike: labelFor(bike, toUserId), other, threadId, unread };
  const notification = { userId: toUserId, type: "message", params, link: `/messages/${threadId}` } as const;
  return renewedNotificationWrite(notification, notificationIdOf(threadId), new Date(at));
};
