import * as z from "zod";
import type { TableShape } from "./table-shape.ts";

const Attribute = z.record(z.string(), z.unknown());
const Item = z.record(z.string(), Attribute);
type Item = z.output<typeof Item>;

const OnItem = z.object({ TableName: z.string(), Key: Item.optional(), Item: Item.optional() });
const OfTransaction = z.record(z.string(), OnItem);

const Asking = z.object({
  TableName: z.string().optional(),
  IndexName: z.string().optional(),
  Key: Item.optional(),
  Item: Item.optional(),
  KeyConditionExpression: z.string().optional(),
  ExpressionAttributeNames: z.record(z.string(), z.string()).default({}),
  ExpressionAttributeValues: z.record(z.string(), Attribute).default({}),
  TransactItems: z.array(OfTransaction).optional(),
});
type Asking = z.output<typeof Asking>;

const Batch = z.object({
  RequestItems: z.record(
    z.string(),
    z.union([
      z.object({ Keys: z.array(Item) }),
      z.array(
        z.object({
          PutRequest: z.object({ Item }).optional(),
          DeleteRequest: z.object({ Key: Item }).optional(),
        }),
      ),
    ]),
  ),
});

/** An action on a table with the partition keys it touches; undefined if it may touch any. */
export type TouchedKeys = {
  readonly action: string;
  readonly tableName: string;
  readonly indexName: string | undefined;
  readonly partitions: readonly string[] | undefined;
};

const textOf = (attribute: Record<string, unknown> | undefined): string => {
  const [value] = Object.values(attribute ?? {});
  return typeof value === "string" ? value : "";
};

/** Requests name a table by its name or its ARN. */
const nameOf = (table: string): string => table.replace(/^.*:table\//, "");

type Shapes = readonly Pick<TableShape, "name" | "key" | "indexes">[];

const partitionKey = (shapes: Shapes, tableName: string, indexName: string | undefined): string => {
  const shape = shapes.find(({ name }) => name === nameOf(tableName));
  const key =
    indexName === undefined ? shape?.key : shape?.indexes.find(({ name }) => name === indexName)?.key;
  return key?.partition ?? "";
};

const partitionOf = (shapes: Shapes, tableName: string, item: Item | undefined): string =>
  textOf(item?.[partitionKey(shapes, tableName, undefined)]);

/**
 * Reads the partition key from a condition like `#pk = :pk AND …`; returns '', which no policy allows, if
 * there is none.
 */
const queried = (shapes: Shapes, asking: Asking): string => {
  const wanted = partitionKey(shapes, asking.TableName ?? "", asking.IndexName);
  const equal = (asking.KeyConditionExpression ?? "").matchAll(/([#\w.-]+)\s*=\s*(:\w+)/g);
  for (const [, name = "", value = ""] of equal)
    if ((asking.ExpressionAttributeNames[name] ?? name) === wanted)
      return textOf(asking.ExpressionAttributeValues[value]);
  return "";
};

const ofTransaction = (shapes: Shapes, items: readonly z.output<typeof OfTransaction>[]): TouchedKeys[] =>
  items.flatMap((item) =>
    Object.entries(item).map(([kind, { TableName, Key, Item: whole }]) => ({
      action:
        {
          Get: "GetItem",
          Put: "PutItem",
          Update: "UpdateItem",
          Delete: "DeleteItem",
          ConditionCheck: "ConditionCheckItem",
        }[kind] ?? kind,
      tableName: nameOf(TableName),
      indexName: undefined,
      partitions: [partitionOf(shapes, TableName, Key ?? whole)],
    })),
  );

const ofBatch = (shapes: Shapes, action: string, body: unknown): TouchedKeys[] =>
  Object.entries(Batch.safeParse(body).data?.RequestItems ?? {}).map(([table, asked]) => {
    const items = Array.isArray(asked)
      ? asked.map(({ PutRequest, DeleteRequest }) => PutRequest?.Item ?? DeleteRequest?.Key)
      : asked.Keys;
    const partitions = [...new Set(items.map((item) => partitionOf(shapes, table, item)))];
    return { action, tableName: nameOf(table), indexName: undefined, partitions };
  });

/**
 * Lists the actions of a request with their partition keys; an unreadable request is left to the database,
 * which refuses it.
 */
export const touchedKeys = (shapes: Shapes, operation: string, body: unknown): TouchedKeys[] => {
  if (operation.startsWith("Batch")) return ofBatch(shapes, operation, body);
  const asking = Asking.safeParse(body).data;
  if (asking === undefined) return [];
  if (asking.TransactItems !== undefined) return ofTransaction(shapes, asking.TransactItems);
  const { TableName = "", IndexName: indexName, Key, Item: whole } = asking;
  const single = Key ?? whole;
  const partitions = (): readonly string[] | undefined => {
    if (operation === "Query") return [queried(shapes, asking)];
    return single === undefined ? undefined : [partitionOf(shapes, TableName, single)];
  };
  return [{ action: operation, tableName: nameOf(TableName), indexName, partitions: partitions() }];
};
