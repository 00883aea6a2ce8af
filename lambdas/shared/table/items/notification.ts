import * as z from "zod";
import { NotificationType } from "#contract/notifications.ts";

/** Something a person is told in the service. The web words it from `type` and `params`, which hold no personal data. */
export const NotificationItem = z.object({
  entity: z.literal("notification"),
  userId: z.string(),
  notificationId: z.string(),
  type: NotificationType,
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** A path of the site. */
  link: z.string(),
  createdAt: z.iso.datetime(),
  /** Since when it waits to be read, and its place among those that do; gone once it is read by itself. */
  unreadSince: z.iso.datetime().optional(),
  expiresAt: z.number().int(),
});
export type NotificationItem = z.infer<typeof NotificationItem>;

/** How far someone has marked all as read: what waits since then or longer is read. */
export const NotificationsReadItem = z.object({
  entity: z.literal("notificationsRead"),
  userId: z.string(),
  upTo: z.iso.datetime(),
  /** Where that was before, for the person who takes it back. */
  previous: z.iso.datetime().optional(),
});
export type NotificationsReadItem = z.infer<typeof NotificationsReadItem>;
