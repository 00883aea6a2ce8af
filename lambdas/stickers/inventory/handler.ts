import { adminCodeRoutes } from "#contract/stickers/admin-codes.ts";
import { inventoryRoutes } from "#contract/stickers/inventory.ts";
import { rollRoutes } from "#contract/stickers/rolls.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";
import { findCodes } from "#lambdas/stickers/inventory/codes/find-codes.ts";
import { getCode } from "#lambdas/stickers/inventory/codes/get-code.ts";
import { InventoryEnv } from "./env.ts";
import { listInventoryChanges } from "./list-changes.ts";
import { getRoll } from "./get-roll.ts";
import type { InventoryContext } from "./inventory-context.ts";
import { beginRun, continueRun, listRunCodes, listRuns, setPrinted } from "./runs.ts";
import { adjustInventory, getStoreInventory, listInventory, moveRoll } from "./stock.ts";

const env = InventoryEnv.parse(process.env);
const table = openTable(env.TABLE_NAME, system);
const context: InventoryContext = { table, system, cursorSecret: env.CURSOR_SECRET };

export const handler = api(
  { ...inventoryRoutes, ...rollRoutes, ...adminCodeRoutes },
  {
    beginRun: ({ caller, body, idempotencyKey }) =>
      beginRun(context, { adminId: caller.userId, idempotencyKey, request: body }),
    continueRun: ({ params }) => continueRun(context, params.runId),
    listRuns: ({ query }) => listRuns(context, query),
    listRunCodes: ({ params, query }) => listRunCodes(context, { ...params, ...query }),
    markPrinted: ({ caller, params }) => setPrinted(context, { adminId: caller.userId, ...params }, true),
    unmarkPrinted: ({ caller, params }) => setPrinted(context, { adminId: caller.userId, ...params }, false),
    findCodes: ({ query }) => findCodes(context, query),
    getCode: ({ params }) => getCode(context, params.uid),
    getRoll: ({ params }) => getRoll(context, params.rollId),
    listInventory: ({ query }) => listInventory(context, query),
    adjustInventory: ({ caller, params, body }) =>
      adjustInventory(context, { adminId: caller.userId, ...params, ...body }),
    moveRoll: ({ caller, params }) => moveRoll(context, { adminId: caller.userId, ...params }),
    getStoreInventory: ({ caller }) => getStoreInventory(context, caller),
    listInventoryChanges: ({ query }) => listInventoryChanges(context, query),
  },
  guardSessions(env, loggerOf("inventory"), table),
);
