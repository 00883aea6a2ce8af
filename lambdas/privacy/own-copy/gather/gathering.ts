import * as z from "zod";
import type { Others } from "./others.ts";
import type { Wanted } from "./wanted.ts";
import { userPartition } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import type { Query, Table } from "#lambdas/platform/table/table.ts";

const pageSize = 100;

/** Items of a person's or a bike's partition, by entity. */
export type PartitionItems = {
  of<T extends z.ZodType>(entity: string, schema: T): z.output<T>[];
  one<T extends z.ZodType>(entity: string, schema: T): z.output<T> | undefined;
};

export type Gathering = {
  readonly table: Table;
  readonly userId: string;
  readonly others: Others;
  readonly own: PartitionItems;
  readonly wanted: Wanted;
};

export const queryAll = async <T extends z.ZodType>(
  table: Pick<Table, "query">,
  query: Omit<Query<T>, "after" | "limit">,
): Promise<z.output<T>[]> => {
  const items: z.output<T>[] = [];
  for await (const page of pages(table, { ...query, limit: pageSize })) items.push(...page);
  return items;
};

const AnyItem = z.looseObject({ entity: z.string().optional() });

/** Reads a whole partition once. */
export const readPartition = async (
  table: Pick<Table, "query">,
  partition: string,
): Promise<PartitionItems> => {
  const items = await queryAll(table, { schema: AnyItem, partition });
  const of = <T extends z.ZodType>(entity: string, schema: T): z.output<T>[] =>
    items.filter((item) => item.entity === entity).map((item) => schema.parse(item));
  return { of, one: (entity, schema) => of(entity, schema)[0] };
};

export const readOwnItems = (table: Pick<Table, "query">, userId: string): Promise<PartitionItems> =>
  readPartition(table, userPartition(userId));
