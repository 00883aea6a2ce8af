import * as z from "zod";
import { rule } from "#contract/field-rules.ts";

const utf8 = new TextEncoder();

/** How long a value is as JSON in UTF-8, in bytes. */
export const bytesOf = (value: unknown): number => utf8.encode(JSON.stringify(value)).length;

/** A schema whose values are at most so long as JSON: the document says it as `x-maxBytes`. */
export const atMostBytes = <Schema extends z.ZodType>(schema: Schema, most: number) =>
  schema.check(z.refine((value) => bytesOf(value) <= most, rule("too-long"))).meta({ "x-maxBytes": most });
