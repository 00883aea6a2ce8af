import * as z from "zod";
import { NotificationType } from "#contract/notifications/notifications.ts";

/** A notification. The web app makes its text from `type` and `params`, which hold no personal data. */
export const NotificationItem = z.object({
  entity: z.literal("notification"),
  userId: z.string(),
  notificationId: z.string(),
  type: NotificationType,
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Counted apart from the other parameters, so that messages sent at once need not wait for each other. */
  unread: z.number().int().optional(),
  /** A path of the site. */
  link: z.string(),
  createdAt: z.iso.datetime(),
  /** Sorts the unread list. Removed when the person reads this notification. */
  unreadSince: z.iso.datetime().optional(),
  expiresAt: z.number().int(),
});
export type NotificationItem = z.infer<typeof NotificationItem>;

/** Records that a person has marked everything up to a time as read. */
export const NotificationsReadItem = z.object({
  entity: z.literal("notificationsRead"),
  userId: z.string(),
  upTo: z.iso.datetime(),
  /** The previous value, for undo. */
  previous: z.iso.datetime().optional(),
});
export type NotificationsReadItem = z.infer<typeof NotificationsReadItem>;
