import * as z from "zod";
import { rule } from "./field-rules.ts";

const utf8 = new TextEncoder();

/** Returns the size of a value as JSON in UTF-8. */
export const bytesOf = (value: unknown): number => utf8.encode(JSON.stringify(value)).length;

/** Limits the size of a value as JSON. The OpenAPI document shows the limit as `x-maxBytes`. */
export const withMaxBytes = <Schema extends z.ZodType>(schema: Schema, maxBytes: number) =>
  schema
    .check(z.refine((value) => bytesOf(value) <= maxBytes, rule("too-long")))
    .meta({ "x-maxBytes": maxBytes });
