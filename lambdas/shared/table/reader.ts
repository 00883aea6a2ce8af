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
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { System } from "#lambdas/system.ts";
import { isAlive } from "./alive.ts";
import { openClient } from "./client.ts";
import type { Key } from "./key.ts";
import type { ReadMeter } from "./read-meter.ts";

type Range<T extends z.ZodType> = {
  readonly schema: T;
  /** Of the table, or of the named index. */
  readonly partition: string;
  readonly index?: "gsi1" | "gsi2";
  /** Only sort keys that begin so. */
  readonly prefix?: string;
  /** Only what comes after this sort key in the order of reading; it need not be there. */
  readonly after?: string | undefined;
  readonly limit: number;
  /** From the last sort key to the first. */
  readonly backwards?: boolean;
};

/**
 * The table for a function that looks things up and does nothing else: it starts faster without the rest of the table's code.
 * Its readings cost half of what the table's do, and can miss what was written in the last moment.
 */
export type Reader = {
  get<T extends z.ZodType>(key: Key, schema: T): Promise<z.output<T> | undefined>;
  /** At most 100 items in one round trip, in no order. */
  batchGet<T extends z.ZodType>(keys: readonly Key[], schema: T): Promise<z.output<T>[]>;
  /** In the order of the sort keys. `more`: the list goes on. */
  query<T extends z.ZodType>(range: Range<T>): Promise<{ items: z.output<T>[]; more: boolean }>;
};

type RawItem = Record<string, AttributeValue>;

const rawKey = ({ pk, sk }: Key): RawItem => ({ pk: { S: pk }, sk: { S: sk } });

const withoutRepeats = (wanted: readonly Key[]): Key[] => [
  ...new Map(wanted.map((key) => [`${key.pk}\n${key.sk}`, key])).values(),
];

/** A place between two sort keys is told by comparing; within a prefix, which is a comparison already, by the key to start after. */
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

type Place = {
  readonly TableName: string;
  readonly client: DynamoDBClient;
  readonly now: () => Date;
  readonly meter: ReadMeter;
};

const count = ({ meter }: Place, consumed: readonly (ConsumedCapacity | undefined)[] = []): void => {
  for (const capacity of consumed) meter.add(capacity?.CapacityUnits ?? 0);
};

const parse = <T extends z.ZodType>(
  { now }: Place,
  items: readonly RawItem[] = [],
  schema: T,
): z.output<T>[] =>
  items
    .map((item) => unmarshall(item))
    .filter((item) => isAlive(item, now()))
    .map((item) => schema.parse(item));

const ReturnConsumedCapacity = "TOTAL";
/** How often a busy table is asked for what it leaves out of a batch. */
const mostRounds = 2;

const batchGet = async <T extends z.ZodType>(place: Place, wanted: readonly Key[], schema: T) => {
  const { client, TableName } = place;
  const items: RawItem[] = [];
  let left: RawItem[] = withoutRepeats(wanted).map(rawKey);
  for (let round = 1; left.length > 0; round += 1) {
    // An item that was left out would pass for one that is not there. A search is soon asked again, so nobody waits here for long.
    if (round > mostRounds) throw new ProblemError("unavailable");
    const RequestItems = { [TableName]: { Keys: left } };
    const command = new BatchGetItemCommand({ RequestItems, ReturnConsumedCapacity });
    const { Responses, UnprocessedKeys, ConsumedCapacity } = await client.send(command);
    count(place, ConsumedCapacity);
    items.push(...(Responses?.[TableName] ?? []));
    left = UnprocessedKeys?.[TableName]?.Keys ?? [];
  }
  return parse(place, items, schema);
};

/** Opens the table by name, for one request after the other; each has its own meter. */
export const openReader =
  (
    TableName: string,
    { now }: Pick<System, "now">,
    client: DynamoDBClient = openClient(),
  ): ((meter: ReadMeter) => Reader) =>
  (meter) => {
    const place: Place = { TableName, client, now, meter };
    return {
      async get(key, schema) {
        const command = new GetItemCommand({ TableName, Key: rawKey(key), ReturnConsumedCapacity });
        const { Item, ConsumedCapacity } = await client.send(command);
        count(place, [ConsumedCapacity]);
        return parse(place, Item && [Item], schema)[0];
      },
      batchGet: (wanted, schema) => batchGet(place, wanted, schema),
      async query(range) {
        const command = new QueryCommand({ TableName, ...rangeInput(range), ReturnConsumedCapacity });
        const { Items, LastEvaluatedKey, ConsumedCapacity } = await client.send(command);
        count(place, [ConsumedCapacity]);
        return { items: parse(place, Items, range.schema), more: LastEvaluatedKey !== undefined };
      },
    };
  };
