import * as z from "zod";
import type { Others } from "./others.ts";
import type { Wanted } from "./wanted.ts";
import { userPartition } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import type { Query, Table } from "#lambdas/shared/table/table.ts";

const atOnce = 100;

/** All that lies under a person or a bike, by what it is. */
export type Lying = {
  of<T extends z.ZodType>(entity: string, schema: T): z.output<T>[];
  one<T extends z.ZodType>(entity: string, schema: T): z.output<T> | undefined;
};

/** What every part of a copy is gathered with. */
export type Gathering = {
  readonly table: Table;
  readonly userId: string;
  readonly others: Others;
  /** What lies under the person. */
  readonly own: Lying;
  readonly wanted: Wanted;
};

/** A whole list. */
export const everyOne = async <T extends z.ZodType>(
  table: Pick<Table, "query">,
  query: Omit<Query<T>, "after" | "limit">,
): Promise<z.output<T>[]> => {
  const found: z.output<T>[] = [];
  for await (const page of pages(table, { ...query, limit: atOnce })) found.push(...page);
  return found;
};

const Any = z.looseObject({ entity: z.string().optional() });

/** All of a partition, read once. */
export const lyingIn = async (table: Pick<Table, "query">, partition: string): Promise<Lying> => {
  const items = await everyOne(table, { schema: Any, partition });
  const of = <T extends z.ZodType>(entity: string, schema: T): z.output<T>[] =>
    items.filter((item) => item.entity === entity).map((item) => schema.parse(item));
  return { of, one: (entity, schema) => of(entity, schema)[0] };
};

export const ownLying = (table: Pick<Table, "query">, userId: string): Promise<Lying> =>
  lyingIn(table, userPartition(userId));
