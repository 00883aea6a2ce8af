import { searchRoutes } from "#contract/search.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { PublicSearchEnv } from "#lambdas/search/env.ts";
import { getStatus } from "#lambdas/search/get-status.ts";
import { assertSearchPass, giveSearchChallenge } from "#lambdas/search/pass.ts";
import { search } from "#lambdas/search/search.ts";
import type { SearchContext } from "./search-context.ts";
import { suggest } from "#lambdas/search/suggest.ts";
import { system } from "#lambdas/system.ts";
import type { ReadMeter } from "#lambdas/shared/table/read-meter.ts";
import { openReader } from "#lambdas/shared/table/reader.ts";

const env = PublicSearchEnv.parse(process.env);
const openMetered = openReader(env.TABLE_NAME, system);

const gate = { challengeSecret: env.CHALLENGE_SECRET, system };

const worldOf = (meter: ReadMeter): SearchContext => ({
  reader: openMetered(meter),
  system,
  cursorSecret: env.CURSOR_SECRET,
});

export const handler = api(
  searchRoutes,
  {
    searchPublicly: ({ query, meter }) => search(worldOf(meter), "public", query),
    getSearchChallenge: ({ address }) => giveSearchChallenge(gate, address),
    searchBikes: ({ query, meter }) => search(worldOf(meter), "signed-in", query),
    suggest: ({ query, meter }) => suggest(openMetered(meter), query),
    getStatus: ({ params, meter }) => getStatus(openMetered(meter), params.frameNumber),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger: loggerOf("search"),
    assertPass: (handedIn, address) => assertSearchPass(gate, handedIn, address),
    readUnits: { stage: env.STAGE },
  },
);
