import { messageRoutes } from "#contract/messages.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { blockThread, unblockThread } from "#lambdas/messages/block-thread.ts";
import { contactOwner } from "#lambdas/messages/contact-owner.ts";
import { MessagesEnv } from "#lambdas/messages/env.ts";
import { getThread } from "#lambdas/messages/get-thread.ts";
import { listThreads } from "#lambdas/messages/list-threads.ts";
import type { MessagesContext } from "./messages-context.ts";
import { readThread } from "#lambdas/messages/read-thread.ts";
import { reply } from "#lambdas/messages/reply.ts";
import { reportThread } from "#lambdas/messages/report-thread.ts";
import { undoMessage } from "#lambdas/messages/undo-message.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";

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
    readThread: ({ caller, params }) => readThread(context, { userId: caller.userId, ...params }),
    blockThread: ({ caller, params }) => blockThread(context, { userId: caller.userId, ...params }),
    unblockThread: ({ caller, params }) => unblockThread(context, { userId: caller.userId, ...params }),
    reportThread: ({ caller, params, body }) =>
      reportThread(context, { userId: caller.userId, ...params }, body),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger: loggerOf("messages"),
    assertLive: (caller, route) => assertLiveSession(context.table, caller, route, system.now()),
  },
);
