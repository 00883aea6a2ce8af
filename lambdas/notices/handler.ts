import { countRoutes } from "#contract/counts.ts";
import { notificationRoutes } from "#contract/notifications.ts";
import { api } from "#lambdas/http/api.ts";
import { assertLiveSession } from "#lambdas/http/live-session.ts";
import { loggerOf } from "#lambdas/http/logger.ts";
import { countUnread } from "#lambdas/notices/count-unread.ts";
import { NoticesEnv } from "#lambdas/notices/env.ts";
import { listNotes } from "#lambdas/notices/list-notes.ts";
import { readAll, undoReadAll } from "#lambdas/notices/mark-all.ts";
import { readNote, unreadNote } from "#lambdas/notices/mark-note.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/table/table.ts";

const env = NoticesEnv.parse(process.env);

const world = { table: openTable(env.TABLE_NAME, system), system, cursorSecret: env.CURSOR_SECRET };

export const handler = api(
  { ...notificationRoutes, ...countRoutes },
  {
    listNotifications: ({ caller, query }) => listNotes(world, caller.userId, query),
    getCounts: ({ caller }) => countUnread(world.table, caller.userId),
    readNotification: ({ caller, params }) => readNote(world, caller.userId, params.notificationId),
    unreadNotification: ({ caller, params }) => unreadNote(world, caller.userId, params.notificationId),
    readAllNotifications: ({ caller, body }) => readAll(world, caller.userId, body.upTo),
    undoReadAll: ({ caller, query }) => undoReadAll(world, caller.userId, query.upTo),
  },
  {
    originSecret: env.ORIGIN_SECRET,
    logger: loggerOf("notices"),
    assertLive: (caller, route) => assertLiveSession(world.table, caller, route),
  },
);
