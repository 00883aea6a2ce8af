import { unmarshall } from "@aws-sdk/util-dynamodb";
import * as z from "zod";

import type { Key } from "#lambdas/platform/table/key.ts";

/** An item in DynamoDB's JSON on one line, with its key and entity first. */
export type ItemLine = string;

const Text = z.object({ S: z.string() });
const Wire = z.looseObject({ pk: Text, sk: Text, entity: Text.optional() });

export const lineOf = (json: string): ItemLine => {
  const { pk, sk, entity, ...rest } = Wire.parse(JSON.parse(json));
  return JSON.stringify({ pk, sk, entity, ...rest });
};

const beginning =
  /^\{"pk":\{"S":("(?:[^"\\]|\\.)*")\},"sk":\{"S":("(?:[^"\\]|\\.)*")\}(?:,"entity":\{"S":"(\w+)"\})?/;

export const keyOf = (line: ItemLine): Key => {
  const [, pk = '""', sk = '""'] = beginning.exec(line) ?? [];
  return { pk: z.string().parse(JSON.parse(pk)), sk: z.string().parse(JSON.parse(sk)) };
};

export const entityOf = (line: ItemLine): string | undefined => beginning.exec(line)?.[3];

export const readItem = <T extends z.ZodType>(line: ItemLine, schema: T): z.output<T> =>
  schema.parse(unmarshall(JSON.parse(line)));
