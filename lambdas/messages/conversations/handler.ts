import { messageRoutes } from "#contract/messages/messages.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { blockThread, unblockThread } from "./block-thread.ts";
import { contactOwner } from "./contact-owner.ts";
import { MessagesEnv } from "./env.ts";
import { getThread } from "./get-thread.ts";
import { listThreads } from "./list-threads.ts";
import type { MessagesContext } from "./messages-context.ts";
import { markThreadRead } from "./mark-thread-read.ts";
import { reply } from "./reply.ts";
import { reportThread } from "./report-thread.ts";
import { undoMessage } from "./undo-message.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

const env = MessagesEnv.parse(process.env);

const context: MessagesContext = {
  table: openTable(env.TABLE_NAME, system),
  system,
  cursorSecret: env.CURSOR_SECRET,
};

export const handler = api(
  messageRoutes,
  {
    contactOwner: ({ caller, params, body, idempotencyKey }) =>
      contactOwner(context, { userId: caller.userId, ...params, idempotencyKey, form: body }),
    listThreads: ({ caller, query }) => listThreads(context, caller.userId, query),
    getThread: ({ caller, params, query }) => getThread(context, { userId: caller.userId, ...params }, query),
    reply: ({ caller, params, body, idempotencyKey }) =>
      reply(context, { userId: caller.userId, ...params, idempotencyKey, text: body.text }),
    undoMessage: ({ caller, params }) => undoMessage(context, { userId: caller.userId, ...params }),
    readThread: ({ caller, params }) => markThreadRead(context, { userId: caller.userId, ...params }),
    blockThread: ({ caller, params }) => blockThread(context, { userId: caller.userId, ...params }),
    unblockThread: ({ caller, params }) => unblockThread(context, { userId: caller.userId, ...params }),
    reportThread: ({ caller, params, body }) =>
      reportThread(context, { userId: caller.userId, ...params }, body),
  },
  guardSessions(env, loggerOf("messages"), context.table),
);
