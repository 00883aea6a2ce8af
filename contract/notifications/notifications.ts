import * as z from "zod";
import type { Language } from "#contract/people/accounts.ts";
import { Counts } from "#contract/platform/counts.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { defineRoutes } from "#contract/platform/route.ts";

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

/** A short label for each type. */
export const notificationWords: Readonly<Record<Language, Readonly<Record<NotificationType, string>>>> = {
  sv: {
    message: "meddelande",
    bike_registration: "registrering",
    ownership_receipt: "ägarkvitto",
    ownership_transfer: "ägarbyte",
    found_report: "fynd",
    stolen_match: "spår av stulen cykel",
    order_status: "beställning",
    points: "poäng",
    ad_alert: "bevakning",
    review: "granskning",
    system: "från registret",
  },
  en: {
    message: "message",
    bike_registration: "registration",
    ownership_receipt: "ownership receipt",
    ownership_transfer: "change of ownership",
    found_report: "find",
    stolen_match: "lead on a stolen bike",
    order_status: "order",
    points: "points",
    ad_alert: "alert",
    review: "review",
    system: "from the registry",
  },
};

const NotificationId = z.string().regex(/^notification_[0-9A-Za-z_-]{20,80}$/);

/** The web app builds the text from `type` and `params`. */
export const Notification = z.object({
  id: NotificationId,
  type: NotificationType,
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** A path on the site. */
  link: z.string(),
  createdAt: z.iso.datetime(),
  /** Absent once read. To mark all as read, send the newest one seen: later ones stay unread. */
  unreadSince: z.iso.datetime().optional(),
});
export type Notification = z.infer<typeof Notification>;

const ById = z.object({ notificationId: NotificationId });
const Marked = z.object({ counts: Counts });
const UpTo = z.object({ upTo: z.iso.datetime() });

export const notificationRoutes = defineRoutes({
  listNotifications: {
    method: "GET",
    path: "/me/notifications",
    access: "signed-in",
    summary: "List your notifications, newest first",
    query: PageQuery,
    response: pageOf(Notification),
    problems: ["invalid-cursor"],
  },
  readNotification: {
    method: "PUT",
    path: "/me/notifications/{notificationId}/read",
    access: "signed-in",
    summary: "Mark a notification as read",
    params: ById,
    response: Marked,
    problems: ["notification-not-found"],
  },
  unreadNotification: {
    method: "DELETE",
    path: "/me/notifications/{notificationId}/read",
    access: "signed-in",
    summary: "Mark a notification as unread",
    params: ById,
    response: Marked,
    problems: ["notification-not-found"],
  },
  readAllNotifications: {
    method: "POST",
    path: "/me/notifications/read",
    access: "signed-in",
    summary: "Mark all notifications up to `upTo` as read",
    body: UpTo,
    response: Marked.extend({ upTo: z.iso.datetime() }),
    problems: [],
  },
  undoReadAll: {
    method: "DELETE",
    path: "/me/notifications/read",
    access: "signed-in",
    summary: "Undo marking all as read, unless it has been done again since",
    query: UpTo,
    response: Marked,
    problems: [],
  },
});
