import type * as z from "zod";
import type { Key } from "#lambdas/platform/table/key.ts";
import type { Reader } from "#lambdas/platform/table/reader.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** DynamoDB's limit for one BatchGetItem. */
const maxKeys = 100;

export const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;

/** Reads any number of items, each once, in no particular order. */
export const readMany = async <T extends z.ZodType>(
  table: Pick<Table | Reader, "batchGet">,
  wanted: readonly Key[],
  schema: T,
): Promise<z.output<T>[]> => {
  const different = [...new Map(wanted.map((key) => [nameOf(key), key])).values()];
  const found: z.output<T>[] = [];
  for (let from = 0; from < different.length; from += maxKeys)
    found.push(...(await table.batchGet(different.slice(from, from + maxKeys), schema)));
  return found;
};
