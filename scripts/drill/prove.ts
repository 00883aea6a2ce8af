import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import type { Fact, Notes } from "./notes.ts";
import { readItem, readItems } from "./read-items.ts";

export type Tables = { readonly client: DynamoDBClient; readonly source: string; readonly copy: string };

const portion = async (
  { client, source }: Omit<Tables, "copy">,
  notes: Notes,
  use: (fact: Fact) => void,
  { table, place }: { readonly table: string; readonly place: string },
): Promise<void> => {
  if (notes.said(`${place} done`) !== undefined) return;
  for await (const { facts, next } of readItems(client, table, notes.said(place)))
    notes.together(() => {
      for (const fact of facts) use(fact);
      if (next !== undefined) notes.say(place, next);
    });
  notes.say(`${place} done`, source);
};

/** Notes every item of the table, all of which were acknowledged. */
export const bearWitness = (tables: Omit<Tables, "copy">, notes: Notes): Promise<void> =>
  portion(tables, notes, notes.add, { table: tables.source, place: "witness" });

/** Marks the items found in the copy. */
export const lookThroughCopy = (tables: Tables, notes: Notes): Promise<void> =>
  portion(tables, notes, ({ hash }) => notes.find(hash), { table: tables.copy, place: "proof" });

/**
 * An item that differs in the copy may have changed before the moment of the copy. It is lost only if the
 * table still has the noted version.
 */
export const isLost = async ({ client, source, copy }: Tables, fact: Fact): Promise<boolean> => {
  const [now, copied] = [await readItem(client, source, fact.key), await readItem(client, copy, fact.key)];
  if (now === undefined) return false;
  return copied === undefined || now.hash === fact.hash;
};
