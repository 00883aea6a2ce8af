import { watchRoutes } from "#contract/checks/watches.ts";
import { createFormChallenge } from "#lambdas/platform/challenges/form-challenge.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { askToWatch, watchForm } from "./ask-to-watch.ts";
import { confirmWatch, getAskedWatch } from "./confirm-watch.ts";
import { endWatch, getWatch } from "./end-watch.ts";
import { WatchesEnv } from "./env.ts";
import type { WatchesContext } from "./watches-context.ts";

const env = WatchesEnv.parse(process.env);
const context: WatchesContext = {
  table: openTable(env.TABLE_NAME, system),
  system,
  codeSecret: env.CODE_SECRET,
  challengeSecret: env.CHALLENGE_SECRET,
};

export const handler = api(
  watchRoutes,
  {
    getWatchChallenge: ({ address }) => createFormChallenge(context, watchForm, address),
    askToWatch: ({ body, address }) => askToWatch(context, body, address),
    getAskedWatch: ({ params }) => getAskedWatch(context, params.token),
    confirmWatch: ({ params }) => confirmWatch(context, params.token),
    getWatch: ({ params }) => getWatch(context, params.token),
    endWatch: ({ params }) => endWatch(context, params.token),
  },
  { originSecrets: env.ORIGIN_SECRETS, logger: loggerOf("watches") },
);
