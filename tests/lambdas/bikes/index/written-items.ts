import { type DynamoDBClient, ScanCommand } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import type * as z from "zod";
import { bikeWrites } from "#lambdas/bikes/registration/registration-writes.ts";
import { type Indexer, reindex } from "#lambdas/bikes/index/reindex.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { Key } from "#lambdas/platform/table/key.ts";
import { system } from "#lambdas/platform/system.ts";

export type StoredItem = Record<string, unknown> & { readonly pk: string; readonly sk: string };

export const wholeTable = async (client: DynamoDBClient, tableName: string): Promise<StoredItem[]> => {
  const items: StoredItem[] = [];
  let from: Record<string, never> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: tableName, ExclusiveStartKey: from, ConsistentRead: true }),
    );
    items.push(...(page.Items ?? []).map((item) => unmarshall(item) as StoredItem));
    from = page.LastEvaluatedKey as Record<string, never> | undefined;
  } while (from);
  const nameOf = ({ pk, sk }: StoredItem): string => `${pk}\n${sk}`;
  return items.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
};

const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;

const counted = (before: StoredItem | undefined, { key, item, added }: Action): StoredItem => {
  const sums = Object.entries(added).map(([name, amount]) => [name, Number(before?.[name] ?? 0) + amount]);
  return { ...before, ...key, ...item, ...Object.fromEntries(sums) };
};

/** Keeps writes in memory. With a single writer, every condition holds. */
const openMemory = () => {
  const items = new Map<string, StoredItem>();
  const shared = new Map<string, StoredItem>();
  const placeOf = ({ pk }: Key) => (pk.startsWith("DICT#") ? shared : items);
  const read = <T extends z.ZodType>(key: Key, schema: T): z.output<T> | undefined => {
    const item = placeOf(key).get(nameOf(key));
    return item && schema.parse(item);
  };
  const table: Indexer["table"] = {
    get: async (key, schema) => read(key, schema),
    batchGet: async (wanted, schema) =>
      wanted.map((key) => read(key, schema)).filter((item) => item !== undefined),
    transact: async (actions) => {
      for (const action of actions) {
        const [place, name] = [placeOf(action.key), nameOf(action.key)];
        if (action.kind === "delete") place.delete(name);
        else if (action.kind !== "check")
          place.set(name, counted(action.kind === "put" ? undefined : place.get(name), action));
      }
    },
  };
  /** Returns the items of one bike and forgets them. */
  const take = (): StoredItem[] => {
    const own = [...items.values()];
    items.clear();
    return own;
  };
  return { table, take, shared };
};

/**
 * All items that registering and listing these bikes leaves in an empty table: each bike's own,
 * then the shared ones.
 */
export async function* writtenItems(bikes: Iterable<BikeItem>): AsyncGenerator<StoredItem[]> {
  const { table, take, shared } = openMemory();
  for (const bike of bikes) {
    const event = bike.id.replace("bike", "event");
    await table.transact(bikeWrites(bike, event, bike.status !== "pending_review"));
    await reindex({ table, system }, bike.id);
    yield take();
  }
  yield [...shared.values()];
}
