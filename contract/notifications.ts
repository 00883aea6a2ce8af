import * as z from "zod";
import { PageQuery, pageOf } from "#contract/page.ts";
import { defineRoutes } from "#contract/route.ts";

export const NotificationType = z.enum([
  "message",
  "bike_registration",
  "ownership_receipt",
  "ownership_transfer",
  "found_report",
  "stolen_match",
  "order_status",
  "points",
  "ad_alert",
  "review",
  "system",
]);
export type NotificationType = z.infer<typeof NotificationType>;

const NotificationId = z.string().regex(/^note_[0-9A-Za-z_-]{20,80}$/);

/** Something a person is told. The web words it from `type` and `params`. */
export const Notification = z.object({
  id: NotificationId,
  type: NotificationType,
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** A path of the site. */
  link: z.string(),
  createdAt: z.iso.datetime(),
  read: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

/** What the bell and the menus count. No count goes above `most`. */
export const Counts = z.object({
  notifications: z.number().int(),
  /** Conversations with something unread. */
  messages: z.number().int(),
});
export type Counts = z.infer<typeof Counts>;

/** Badges say 9+ above nine. */
export const most = 10;

const ById = z.object({ notificationId: NotificationId });
const Marked = z.object({ counts: Counts });

export const notificationRoutes = defineRoutes({
  listNotifications: {
    method: "GET",
    path: "/me/notifications",
    access: "signed-in",
    summary: "What one has been told, the newest first",
    query: PageQuery,
    response: pageOf(Notification),
    endsWithSession: true,
    problems: ["invalid-cursor"],
  },
  getCounts: {
    method: "GET",
    path: "/me/counts",
    access: "signed-in",
    summary: "How much is unread",
    response: Counts,
    endsWithSession: true,
    problems: [],
  },
  readNotification: {
    method: "PUT",
    path: "/me/notifications/{notificationId}/read",
    access: "signed-in",
    summary: "Mark one as read",
    params: ById,
    response: Marked,
    endsWithSession: true,
    problems: ["notification-not-found"],
  },
  unreadNotification: {
    method: "DELETE",
    path: "/me/notifications/{notificationId}/read",
    access: "signed-in",
    summary: "Mark one as unread again",
    params: ById,
    response: Marked,
    endsWithSession: true,
    problems: ["notification-not-found"],
  },
  readAllNotifications: {
    method: "POST",
    path: "/me/notifications/read",
    access: "signed-in",
    summary: "Mark all as read; `previous` undoes it",
    response: Marked.extend({ previous: z.iso.datetime().optional() }),
    endsWithSession: true,
    problems: [],
  },
  undoReadAll: {
    method: "PUT",
    path: "/me/notifications/read",
    access: "signed-in",
    summary: "Take back that all were marked as read",
    body: z.object({ previous: z.iso.datetime().optional() }),
    response: Marked,
    endsWithSession: true,
    problems: [],
  },
});
