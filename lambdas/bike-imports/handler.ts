import { bikeImportRoutes } from "#contract/bike-imports/imports.ts";
import { cancelImport } from "./cancel-import.ts";
import { continueImport } from "./continue-import.ts";
import { createImport } from "./create-import.ts";
import { BikeImportsEnv } from "./env.ts";
import { changePace, getInvitations } from "./invitations/invitations.ts";
import { listRows } from "./list-rows.ts";
import { getImport, listImports } from "./read-import.ts";
import { registerImport } from "./register-import.ts";
import { sendRows } from "./send-rows.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { system } from "#lambdas/system.ts";

const env = BikeImportsEnv.parse(process.env);
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
