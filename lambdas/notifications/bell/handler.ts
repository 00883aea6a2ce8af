import { countRoutes } from "#contract/platform/counts.ts";
import { notificationRoutes } from "#contract/notifications/notifications.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { countUnread } from "./count-unread.ts";
import { NotificationsEnv } from "./env.ts";
import { listNotifications } from "./list-notifications.ts";
import { markAllRead, undoMarkAllRead } from "./mark-all.ts";
import { markRead, markUnread } from "./mark-notification.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

const env = NotificationsEnv.parse(process.env);

const context = { table: openTable(env.TABLE_NAME, system), system, cursorSecret: env.CURSOR_SECRET };

export const handler = api(
  { ...notificationRoutes, ...countRoutes },
  {
    listNotifications: ({ caller, query }) => listNotifications(context, caller.userId, query),
    getCounts: ({ caller }) => countUnread(context, caller.userId),
    readNotification: ({ caller, params }) => markRead(context, caller.userId, params.notificationId),
    unreadNotification: ({ caller, params }) => markUnread(context, caller.userId, params.notificationId),
    readAllNotifications: ({ caller, body }) => markAllRead(context, caller.userId, body.upTo),
    undoReadAll: ({ caller, query }) => undoMarkAllRead(context, caller.userId, query.upTo),
  },
  guardSessions(env, loggerOf("notifications"), context.table),
);
