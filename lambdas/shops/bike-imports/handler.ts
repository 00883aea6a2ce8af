import { bikeImportRoutes, type BikeImport } from "#contract/shops/bike-imports/imports.ts";
import { cancelImport } from "./cancel-import.ts";
import { createImport } from "./create-import.ts";
import { ApiEnv } from "#lambdas/platform/http/env.ts";
import { changePace, getInvitations } from "#lambdas/shops/bike-imports/invitations/invitations.ts";
import { listRows } from "./list-rows.ts";
import { getImport, listImports, readImport } from "./read-import.ts";
import { registerImport } from "./register-import.ts";
import { sendRows } from "./send-rows.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { assertLiveSession } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";
import type { ImportsContext } from "./imports-context.ts";
import { showImport } from "./show-import.ts";
import { isOpen, workOnImport } from "./work-on-import.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ownStore } from "#lambdas/shops/members/own-store.ts";

/** Milliseconds of work per request of a page that shows the import. */
const workTime = 1500;

/** Works on an import for a moment, so that someone watching need not wait for the job. */
const continueImport = async (
  context: ImportsContext,
  caller: Caller,
  importId: string,
): Promise<BikeImport> => {
  const { table, system } = context;
  const storeId = await ownStore(table, caller);
  const item = await readImport(context, storeId, importId);
  if (isOpen(item)) await workOnImport(context, importId, new Date(system.now().getTime() + workTime));
  return showImport(await readImport(context, storeId, importId));
};

const env = ApiEnv.parse(process.env);
const context = { table: openTable(env.TABLE_NAME, system), system };

export const handler = api(
  bikeImportRoutes,
  {
    listBikeImports: ({ caller }) => listImports(context, caller),
    createBikeImport: ({ caller, idempotencyKey, body }) =>
      createImport(context, { caller, idempotencyKey, request: body }),
    sendImportRows: ({ caller, params, body }) => sendRows(context, caller, { ...params, ...body }),
    getBikeImport: ({ caller, params }) => getImport(context, caller, params.importId),
    continueBikeImport: ({ caller, params }) => continueImport(context, caller, params.importId),
    registerBikeImport: ({ caller, params, body }) => registerImport(context, caller, { ...params, ...body }),
    cancelBikeImport: ({ caller, params }) => cancelImport(context, caller, params.importId),
    listImportRows: ({ caller, params, query }) => listRows(context, caller, { ...params, ...query }),
    getInvitations: ({ caller }) => getInvitations(context, caller),
    changeInvitationPace: ({ caller, body }) => changePace(context, caller, body.pace),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger: loggerOf("bike-imports"),
    assertLive: (caller, route) => assertLiveSession(context.table, caller, route, system.now()),
  },
);
