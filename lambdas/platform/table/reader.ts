import {
  type AttributeValue,
  BatchGetItemCommand,
  type ConsumedCapacity,
  type DynamoDBClient,
  GetItemCommand,
  QueryCommand,
} from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import type * as z from "zod";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { System } from "#lambdas/platform/system.ts";
import { isAlive } from "./alive.ts";
import { openClient } from "./client.ts";
import { inBatches, type Key } from "./key.ts";
import type { ReadMeter } from "./read-meter.ts";

type Range<T extends z.ZodType> = {
  readonly schema: T;
  readonly partition: string;
  readonly index?: "gsi1" | "gsi2";
  readonly prefix?: string;
  /** Starts after this sort key in reading order. It need not exist. */
  readonly after?: string | undefined;
  readonly limit: number;
  readonly backwards?: boolean;
};

/**
 * Reads the table for functions that never write, which start faster without the code for writing.
 * Its reads are eventually consistent: they cost half, and can miss the latest writes.
 */
export type Reader = {
  get<T extends z.ZodType>(key: Key, schema: T): Promise<z.output<T> | undefined>;
  /** Reads at most 100 items in one request, in no order. */
  batchGet<T extends z.ZodType>(keys: readonly Key[], schema: T): Promise<z.output<T>[]>;
  /** Returns items by sort key. `more` is true before the end of the list. */
  query<T extends z.ZodType>(range: Range<T>): Promise<{ items: z.output<T>[]; more: boolean }>;
};

type RawItem = Record<string, AttributeValue>;

const rawKey = ({ pk, sk }: Key): RawItem => ({ pk: { S: pk }, sk: { S: sk } });

/** DynamoDB allows one condition on the sort key, so a query with both `prefix` and `after` passes `after` as its start key. */
const rangeInput = ({ partition, index, prefix, after, limit, backwards = false }: Range<z.ZodType>) => {
  const [pk, sk] = index ? [`${index}pk`, `${index}sk`] : ["pk", "sk"];
  const from = prefix ?? after;
  const within = prefix === undefined ? `${sk} ${backwards ? "<" : ">"} :from` : `begins_with(${sk}, :from)`;
  return {
    ...(index && { IndexName: index }),
    KeyConditionExpression: from === undefined ? `${pk} = :pk` : `${pk} = :pk AND ${within}`,
    ExpressionAttributeValues: {
      ":pk": { S: partition },
      ...(from !== undefined && { ":from": { S: from } }),
    },
    ScanIndexForward: !backwards,
    Limit: limit,
    ...(prefix !== undefined &&
      after !== undefined && { ExclusiveStartKey: rawKey({ pk: partition, sk: after }) }),
  };
};

type Source = {
  readonly TableName: string;
  readonly client: DynamoDBClient;
  readonly now: () => Date;
  readonly meter: ReadMeter;
};

const count = ({ meter }: Source, consumed: readonly (ConsumedCapacity | undefined)[] = []): void => {
  for (const capacity of consumed) meter.add(capacity?.CapacityUnits ?? 0);
};

const parse = <T extends z.ZodType>(
  { now }: Source,
  items: readonly RawItem[] = [],
  schema: T,
): z.output<T>[] =>
  items
    .map((item) => unmarshall(item))
    .filter((item) => isAlive(item, now()))
    .map((item) => schema.parse(item));

const ReturnConsumedCapacity = "TOTAL";
/** A busy table leaves items out of a batch, which are then requested again. */
const maxRounds = 2;

const batchGet = async <T extends z.ZodType>(source: Source, wanted: readonly Key[], schema: T) => {
  const { client, TableName } = source;
  const items: RawItem[] = [];
  for (const batch of inBatches(wanted)) {
    let left: RawItem[] = batch.map(rawKey);
    for (let round = 1; left.length > 0; round += 1) {
      // Callers would take an item that was left out for a missing one. People repeat a search soon, so this gives up early.
      if (round > maxRounds) throw new ProblemError("unavailable");
      const RequestItems = { [TableName]: { Keys: left } };
      const command = new BatchGetItemCommand({ RequestItems, ReturnConsumedCapacity });
      const { Responses, UnprocessedKeys, ConsumedCapacity } = await client.send(command);
      count(source, ConsumedCapacity);
      items.push(...(Responses?.[TableName] ?? []));
      left = UnprocessedKeys?.[TableName]?.Keys ?? [];
    }
  }
  return parse(source, items, schema);
};

/** Opens the table by name. Each request gets a reader with its own meter. */
export const openReader =
  (
    TableName: string,
    { now }: Pick<System, "now">,
    client: DynamoDBClient = openClient(),
  ): ((meter: ReadMeter) => Reader) =>
  (meter) => {
    const source: Source = { TableName, client, now, meter };
    return {
      async get(key, schema) {
        const command = new GetItemCommand({ TableName, Key: rawKey(key), ReturnConsumedCapacity });
        const { Item, ConsumedCapacity } = await client.send(command);
        count(source, [ConsumedCapacity]);
        return parse(source, Item && [Item], schema)[0];
      },
      batchGet: (wanted, schema) => batchGet(source, wanted, schema),
      async query(range) {
        const command = new QueryCommand({ TableName, ...rangeInput(range), ReturnConsumedCapacity });
        const { Items, LastEvaluatedKey, ConsumedCapacity } = await client.send(command);
        count(source, [ConsumedCapacity]);
        return { items: parse(source, Items, range.schema), more: LastEvaluatedKey !== undefined };
      },
    };
  };
