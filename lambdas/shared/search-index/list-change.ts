import * as z from "zod";
import { nameWrites } from "./name-writes.ts";
import { type Indexer, reindex } from "./reindex.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import type { StreamChange } from "#lambdas/shared/table/stream.ts";

const Bike = z.object({ entity: z.literal("bike"), id: z.string() });
const Person = ProfileItem.pick({ entity: true, userId: true, fullName: true });
const Written = z.discriminatedUnion("entity", [Bike, Person]);

/** The records of one person come in their order, and again in their order where one has failed. */
const listName = async (
  { table }: Indexer,
  before: StreamChange["before"],
  after: z.output<typeof Person>,
): Promise<void> => {
  const writes = nameWrites(before && Person.parse(before), after);
  if (writes.length > 0) await table.transact(writes);
};

/** Lists a bike under its words, or a person under their names. A record says only which bike: what is listed is how the bike is by now, so that none is ever listed as it was. */
export const listChange = async (indexer: Indexer, { before, after }: StreamChange): Promise<void> => {
  const written = Written.parse(after);
  return written.entity === "bike" ? reindex(indexer, written.id) : listName(indexer, before, written);
};
