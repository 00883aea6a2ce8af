import type * as z from "zod";
import type { Key } from "#lambdas/shared/table/key.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** DynamoDB's limit for one reading. */
const mostKeys = 100;

export const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;

/** Any number of items, each once, in no order. */
export const readMany = async <T extends z.ZodType>(
  table: Pick<Table, "batchGet">,
  wanted: readonly Key[],
  schema: T,
): Promise<z.output<T>[]> => {
  const different = [...new Map(wanted.map((key) => [nameOf(key), key])).values()];
  const found: z.output<T>[] = [];
  for (let from = 0; from < different.length; from += mostKeys)
    found.push(...(await table.batchGet(different.slice(from, from + mostKeys), schema)));
  return found;
};
