import { messageRoutes } from "#contract/messages.ts";
import { api } from "#lambdas/http/api.ts";
import { assertLiveSession } from "#lambdas/http/live-session.ts";
import { loggerOf } from "#lambdas/http/logger.ts";
import { blockThread, unblockThread } from "#lambdas/messages/block-thread.ts";
import { contactOwner } from "#lambdas/messages/contact-owner.ts";
import { MessagesEnv } from "#lambdas/messages/env.ts";
import { getThread } from "#lambdas/messages/get-thread.ts";
import { listThreads } from "#lambdas/messages/list-threads.ts";
import type { MessagesWorld } from "#lambdas/messages/messages-world.ts";
import { readThread } from "#lambdas/messages/read-thread.ts";
import { reply } from "#lambdas/messages/reply.ts";
import { reportThread } from "#lambdas/messages/report-thread.ts";
import { undoMessage } from "#lambdas/messages/undo-message.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/table/table.ts";

const env = MessagesEnv.parse(process.env);

const world: MessagesWorld = {
  table: openTable(env.TABLE_NAME, system),
  system,
  cursorSecret: env.CURSOR_SECRET,
};

export const handler = api(
  messageRoutes,
  {
    contactOwner: ({ caller, params, body, idempotencyKey }) =>
      contactOwner(world, { userId: caller.userId, ...params, idempotencyKey, form: body }),
    listThreads: ({ caller, query }) => listThreads(world, caller.userId, query),
    getThread: ({ caller, params, query }) => getThread(world, { userId: caller.userId, ...params }, query),
    reply: ({ caller, params, body, idempotencyKey }) =>
      reply(world, { userId: caller.userId, ...params, idempotencyKey, text: body.text }),
    undoMessage: ({ caller, params }) => undoMessage(world, { userId: caller.userId, ...params }),
    readThread: ({ caller, params }) => readThread(world, { userId: caller.userId, ...params }),
    blockThread: ({ caller, params }) => blockThread(world, { userId: caller.userId, ...params }),
    unblockThread: ({ caller, params }) => unblockThread(world, { userId: caller.userId, ...params }),
    reportThread: ({ caller, params, body }) =>
      reportThread(world, { userId: caller.userId, ...params }, body),
  },
  {
    originSecret: env.ORIGIN_SECRET,
    logger: loggerOf("messages"),
    assertLive: (caller, route) => assertLiveSession(world.table, caller, route),
  },
);
