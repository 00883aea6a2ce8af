import { countRoutes } from "#contract/counts.ts";
import { notificationRoutes } from "#contract/notifications.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { countUnread } from "./count-unread.ts";
import { NotificationsEnv } from "./env.ts";
import { listNotifications } from "./list-notifications.ts";
import { readAll, undoReadAll } from "./mark-all.ts";
import { markRead, markUnread } from "./mark-notification.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";

const env = NotificationsEnv.parse(process.env);

const context = { table: openTable(env.TABLE_NAME, system), system, cursorSecret: env.CURSOR_SECRET };

export const handler = api(
  { ...notificationRoutes, ...countRoutes },
  {
    listNotifications: ({ caller, query }) => listNotifications(context, caller.userId, query),
    getCounts: ({ caller }) => countUnread(context, caller.userId),
    readNotification: ({ caller, params }) => markRead(context, caller.userId, params.notificationId),
    unreadNotification: ({ caller, params }) => markUnread(context, caller.userId, params.notificationId),
    readAllNotifications: ({ caller, body }) => readAll(context, caller.userId, body.upTo),
    undoReadAll: ({ caller, query }) => undoReadAll(context, caller.userId, query.upTo),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger: loggerOf("notifications"),
    assertLive: (caller, route) => assertLiveSession(context.table, caller, route, system.now()),
  },
);
