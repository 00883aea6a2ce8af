import { lookupRoutes } from "#contract/lookup.ts";
import { api } from "#lambdas/http/api.ts";
import { loggerOf } from "#lambdas/http/logger.ts";
import { LookupEnv } from "#lambdas/lookup/env.ts";
import { lookUpFrameNumber } from "#lambdas/lookup/look-up-frame-number.ts";
import { system } from "#lambdas/system.ts";
import { openReader } from "#lambdas/table/reader.ts";

const env = LookupEnv.parse(process.env);
const table = openReader(env.TABLE_NAME, system);

export const handler = api(
  lookupRoutes,
  {
    lookUpFrameNumber: ({ params, meter }) =>
      lookUpFrameNumber(table(meter), params.frameNumber, system.now()),
  },
  { originSecret: env.ORIGIN_SECRET, logger: loggerOf("lookup") },
);
