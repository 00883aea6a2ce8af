import type * as z from "zod";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { isAlive } from "#lambdas/platform/table/alive.ts";
import { ExpectationFailed } from "#lambdas/platform/table/failures.ts";
import type { Key } from "#lambdas/platform/table/key.ts";
import type { Query, Table } from "#lambdas/platform/table/table.ts";
import type { StoredItem } from "./bikes/index/written-items.ts";
import { join } from "node:path";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { openReader } from "#lambdas/platform/table/reader.ts";
import { system } from "#lambdas/platform/system.ts";
import { startDynoxide } from "#local/aws/dynamodb/dynoxide.ts";
import { importItems } from "#local/aws/dynamodb/import-items.ts";
import { tableShape } from "#tests/table-shape.ts";

const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;
const indexes = ["gsi1", "gsi2"] as const;

/** Drops undefined values, as the real client does. */
const stored = (item: Record<string, unknown>): StoredItem => JSON.parse(JSON.stringify(item)) as StoredItem;

const written = (before: StoredItem | undefined, action: Action): StoredItem => {
  const { kind, key, item, added, removed } = action;
  if (kind === "put") return stored({ ...item, ...key });
  const set = Object.entries(item).filter(([, value]) => value !== undefined);
  const sums = Object.entries(added).map(([name, amount]) => [name, Number(before?.[name] ?? 0) + amount]);
  const after = { ...before, ...key, ...Object.fromEntries(set), ...Object.fromEntries(sums) };
  for (const name of removed) delete after[name];
  return stored(after);
};

/** A table in memory with DynamoDB's rules for transactions, for long random walks; shorter ones use the real database. */
export const openMemoryTable = (now: () => Date) => {
  const items = new Map<string, StoredItem>();
  const lists = new Map<string, Map<string, StoredItem>>();

  const placesOf = (item: StoredItem): string[] => [
    `table\n${item.pk}`,
    ...indexes.flatMap((index) =>
      item[`${index}pk`] === undefined ? [] : [`${index}\n${String(item[`${index}pk`])}`],
    ),
  ];
  const drop = (name: string): void => {
    const item = items.get(name);
    for (const place of item ? placesOf(item) : []) lists.get(place)?.delete(name);
    items.delete(name);
  };
  const keep = (name: string, item: StoredItem): void => {
    drop(name);
    items.set(name, item);
    for (const place of placesOf(item)) {
      const list = lists.get(place) ?? new Map<string, StoredItem>();
      list.set(name, item);
      lists.set(place, list);
    }
  };

  const rangeOf = ({ index, partition, prefix = "", newestFirst, after }: Query<z.ZodType>): StoredItem[] => {
    const sortKey = index ? `${index}sk` : "sk";
    const order = (item: Record<string, unknown>): string =>
      [item[sortKey], item["pk"], item["sk"]].map(String).join("\n");
    const direction = newestFirst ? -1 : 1;
    return [...(lists.get(`${index ?? "table"}\n${partition}`) ?? new Map<string, StoredItem>()).values()]
      .filter((item) => String(item[sortKey]).startsWith(prefix))
      .toSorted((a, b) => (order(a) < order(b) ? -direction : direction))
      .filter((item) => !after || (order(item) > order(after) ? 1 : -1) === direction);
  };

  const table: Table = {
    get: async (key, schema) => {
      const item = items.get(nameOf(key));
      return item && isAlive(item, now()) ? schema.parse(item) : undefined;
    },
    batchGet: async (keys, schema) => {
      if (new Set(keys.map(nameOf)).size < keys.length) throw new Error("A batch names an item twice");
      const found = keys.map((key) => items.get(nameOf(key))).filter((item) => item !== undefined);
      return found.filter((item) => isAlive(item, now())).map((item) => schema.parse(item));
    },
    query: async (query) => {
      const range = rangeOf(query);
      const page = range.slice(0, query.limit);
      const last = page.at(-1);
      const sort = query.index ? { [`${query.index}sk`]: String(last?.[`${query.index}sk`]) } : {};
      return {
        items: page.filter((item) => isAlive(item, now())).map((item) => query.schema.parse(item)),
        next: last && range.length > page.length ? { pk: last.pk, sk: last.sk, ...sort } : undefined,
      };
    },
    transact: async (actions) => {
      const names = actions.map(({ key }) => nameOf(key));
      if (actions.length > 100) throw new Error("A transaction of more than 100 actions");
      if (new Set(names).size < names.length) throw new Error("A transaction names an item twice");
      for (const action of actions)
        for (const expectation of action.expectations)
          if (!expectation.holds(items.get(nameOf(action.key))))
            throw new ExpectationFailed(expectation.failure);
      for (const [place, action] of actions.entries()) {
        const name = names[place] ?? "";
        if (action.kind === "delete") drop(name);
        else if (action.kind !== "check") keep(name, written(items.get(name), action));
      }
    },
  };
  return { table, everything: async (): Promise<StoredItem[]> => [...items.values()] };
};

type Filled = {
  readonly folder: string;
  readonly name: string;
  readonly items: Parameters<typeof importItems>[2];
};

/** Opens a temporary database with many items, imported directly, a reader that counts units, and the reader's client. */
export const withItems = async <T>(
  { folder, name, items }: Filled,
  use: (open: ReturnType<typeof openReader>, client: DynamoDBClient) => Promise<T>,
): Promise<T> => {
  const dbPath = join(folder, `${name}.sqlite`);
  await importItems(dbPath, tableShape(name, { stream: false }), items);
  const database = await startDynoxide(dbPath);
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = new DynamoDBClient({ endpoint: database.endpoint, region: "eu-west-1", credentials });
  try {
    return await use(openReader(name, system, client), client);
  } finally {
    client.destroy();
    await database.close();
  }
};
