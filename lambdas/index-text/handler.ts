import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";
import * as z from "zod";
import { loggerOf } from "#lambdas/http/logger.ts";
import { IndexTextEnv } from "#lambdas/index-text/env.ts";
import { type Indexer, reindex } from "#lambdas/postings/reindex.ts";
import { system } from "#lambdas/system.ts";
import { eachRecord } from "#lambdas/table/stream.ts";
import { openTable } from "#lambdas/table/table.ts";

const env = IndexTextEnv.parse(process.env);
const logger = loggerOf("index-text");
const indexer: Indexer = { table: openTable(env.TABLE_NAME, system), system };

const Bike = z.object({ entity: z.literal("bike"), id: z.string() });

/** Takes changes of bikes from the table's stream. A record says only which bike: what is listed is how the bike is by now, so that none is ever listed as it was. */
export const handler = (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> =>
  eachRecord(
    event,
    ({ after }) => reindex(indexer, Bike.parse(after).id),
    ({ eventID }, error) =>
      logger.error("A bike could not be listed under its words", {
        eventId: eventID,
        reason: error instanceof Error ? error.name : typeof error,
      }),
  );
