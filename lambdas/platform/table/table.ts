import { type DynamoDBClient, GetItemCommand, QueryCommand } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import type * as z from "zod";
import type { System } from "#lambdas/platform/system.ts";
import type { Action } from "./actions.ts";
import { isAlive } from "./alive.ts";
import { attributesOf } from "./attribute-values.ts";
import { batchGet } from "./batch-get.ts";
import { openClient } from "./client.ts";
import type { Key } from "./key.ts";
import { transact } from "./transact.ts";

/** A position in a list. `query` returns one before the end, and continues from it. */
export type Position = Record<string, string>;

export type Query<T extends z.ZodType> = {
  readonly schema: T;
  readonly partition: string;
  readonly index?: "gsi1" | "gsi2";
  readonly prefix?: string;
  /** Limits the query to sort keys between these two, both included. */
  readonly between?: readonly [from: string, to: string];
  readonly limit: number;
  readonly newestFirst?: boolean;
  readonly after?: Position | undefined;
};
export type Page<T> = { items: T[]; next: Position | undefined };

/** The one table. It parses items on read, and hides expired ones, which DynamoDB deletes late. */
export type Table = {
  get<T extends z.ZodType>(key: Key, schema: T): Promise<z.output<T> | undefined>;
  query<T extends z.ZodType>(query: Query<T>): Promise<Page<z.output<T>>>;
  /** Reads any number of items, each once, in no particular order. */
  batchGet<T extends z.ZodType>(keys: readonly Key[], schema: T): Promise<z.output<T>[]>;
  transact(actions: readonly Action[]): Promise<void>;
};

const rangeOf = ({ prefix, between }: Query<z.ZodType>) => {
  if (prefix !== undefined) return { condition: " AND begins_with(#sk, :sk)", values: { ":sk": prefix } };
  if (between === undefined) return undefined;
  return {
    condition: " AND #sk BETWEEN :from AND :to",
    values: { ":from": between[0], ":to": between[1] },
  };
};

const queryInput = (tableName: string, query: Query<z.ZodType>) => {
  const range = rangeOf(query);
  const [pk, sk] = query.index ? [`${query.index}pk`, `${query.index}sk`] : ["pk", "sk"];
  return {
    TableName: tableName,
    ...(query.index && { IndexName: query.index }),
    KeyConditionExpression: `#pk = :pk${range?.condition ?? ""}`,
    ExpressionAttributeNames: { "#pk": pk, ...(range && { "#sk": sk }) },
    ExpressionAttributeValues: attributesOf({ ":pk": query.partition, ...range?.values }),
    ScanIndexForward: !query.newestFirst,
    Limit: query.limit,
    ...(query.after && { ExclusiveStartKey: attributesOf({ ...query.after, [pk]: query.partition }) }),
    ...(!query.index && { ConsistentRead: true }),
  };
};

const withoutPartition = (
  key: Record<string, unknown> | undefined,
  partitionName: string,
): Position | undefined =>
  key &&
  Object.fromEntries(
    Object.entries(key)
      .filter(([name]) => name !== partitionName)
      .map(([name, value]) => [name, String(value)]),
  );

/** Opens the table by name. The SDK takes the endpoint from the environment. */
export const openTable = (
  tableName: string,
  system: System,
  client: DynamoDBClient = openClient(),
): Table => {
  const alive = (item: Record<string, unknown>) => isAlive(item, system.now());
  return {
    async get(key, schema) {
      const { Item } = await client.send(
        new GetItemCommand({ TableName: tableName, Key: attributesOf(key), ConsistentRead: true }),
      );
      const item = Item && unmarshall(Item);
      return item && alive(item) ? schema.parse(item) : undefined;
    },
    async query(query) {
      const { Items = [], LastEvaluatedKey } = await client.send(
        new QueryCommand(queryInput(tableName, query)),
      );
      const last = LastEvaluatedKey && unmarshall(LastEvaluatedKey);
      const next = withoutPartition(last, query.index ? `${query.index}pk` : "pk");
      const items = Items.map((item) => unmarshall(item)).filter(alive);
      return { items: items.map((item) => query.schema.parse(item)), next };
    },
    async batchGet(keys, schema) {
      const items = await batchGet(client, tableName, keys, system);
      return items.filter(alive).map((item) => schema.parse(item));
    },
    transact: (actions) => transact(client, tableName, actions, system),
  };
};
