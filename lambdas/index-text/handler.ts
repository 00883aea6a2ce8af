import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";
import * as z from "zod";
import { loggerOf } from "#lambdas/http/logger.ts";
import { IndexTextEnv } from "#lambdas/index-text/env.ts";
import { nameWrites } from "#lambdas/postings/name-writes.ts";
import { type Indexer, reindex } from "#lambdas/postings/reindex.ts";
import { system } from "#lambdas/system.ts";
import { ProfileItem } from "#lambdas/table/items/person.ts";
import { type StreamChange, eachRecord } from "#lambdas/table/stream.ts";
import { openTable } from "#lambdas/table/table.ts";

const env = IndexTextEnv.parse(process.env);
const logger = loggerOf("index-text");
const indexer: Indexer = { table: openTable(env.TABLE_NAME, system), system };

const Bike = z.object({ entity: z.literal("bike"), id: z.string() });
const Person = ProfileItem.pick({ entity: true, userId: true, fullName: true });
const Written = z.discriminatedUnion("entity", [Bike, Person]);

/** The records of one person come in their order, and again in their order where one has failed. */
const listName = async (before: StreamChange["before"], after: z.output<typeof Person>): Promise<void> => {
  const writes = nameWrites(before && Person.parse(before), after);
  if (writes.length > 0) await indexer.table.transact(writes);
};

/** A record says only which bike: what is listed is how the bike is by now, so that none is ever listed as it was. */
const list = ({ before, after }: StreamChange): Promise<void> => {
  const written = Written.parse(after);
  return written.entity === "bike" ? reindex(indexer, written.id) : listName(before, written);
};

/** Takes changes of bikes and of people's names from the table's stream. */
export const handler = (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> =>
  eachRecord(event, list, ({ eventID }, error) =>
    logger.error("A bike or a name could not be listed under its words", {
      eventId: eventID,
      reason: error instanceof Error ? error.name : typeof error,
    }),
  );
