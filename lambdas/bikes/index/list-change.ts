import * as z from "zod";
import { nameWrites } from "./name-writes.ts";
import { type Indexer, reindex } from "./reindex.ts";
import { formerTraceWrites } from "#lambdas/people/former-traces.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import type { StreamChange } from "#lambdas/platform/table/stream.ts";

const Bike = z.object({ entity: z.literal("bike"), id: z.string() });
const Person = ProfileItem.pick({ entity: true, userId: true, fullName: true, email: true, phone: true });
const Written = z.discriminatedUnion("entity", [Bike, Person]);

/**
 * Lists the name for search, and keeps the former one for an erasure. The records of one person arrive in
 * order, also after a retry.
 */
const listName = async (
  { table }: Indexer,
  before: StreamChange["before"],
  after: z.output<typeof Person>,
): Promise<void> => {
  const former = before && Person.parse(before);
  const writes = [...nameWrites(former, after), ...(former ? formerTraceWrites(former, after) : [])];
  if (writes.length > 0) await table.transact(writes);
};

/**
 * Updates the word lists of a bike or a person. The bike is read again, so that a late record never
 * lists an old version.
 */
export const listChange = async (indexer: Indexer, { before, after }: StreamChange): Promise<void> => {
  const written = Written.parse(after);
  return written.entity === "bike" ? reindex(indexer, written.id) : listName(indexer, before, written);
};
