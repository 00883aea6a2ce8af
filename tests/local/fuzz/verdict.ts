import { XMLValidator } from "fast-xml-parser";
import * as z from "zod";
import document from "#contract/app/openapi.json" with { type: "json" };
import type { Operation } from "./requests.ts";
import type { Schema } from "./schema-values.ts";

export type Answer = { readonly status: number; readonly type: string; readonly body: string };

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];

const compiled = new Map<unknown, z.ZodType>();
const { schemas } = document.components;

const schemaOf = (schema: Schema): z.ZodType => {
  const known = compiled.get(schema);
  if (known) return known;
  const named = Object.entries(schemas).find(([name]) => schema.$ref?.endsWith(`/${name}`))?.[1];
  const made = z.fromJSONSchema((named ?? schema) as JsonSchema, { defaultTarget: "openapi-3.0" });
  compiled.set(schema, made);
  return made;
};

/** Parses a response by its type; undefined where the body does not fit the type. */
export const readAnswer = ({ type, body: text }: Answer): { value: unknown } | undefined => {
  if (/\bxml\b/.test(type)) return XMLValidator.validate(text) === true ? { value: text } : undefined;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

/** Compares a response with the document; returns undefined where it matches. */
export const faultIn = ({ responses }: Operation, answer: Answer): string | undefined => {
  const { status, type, body } = answer;
  if (status >= 500) return `answers ${status}: ${body.slice(0, 300)}`;
  const declared = responses[status];
  if (!declared) return `answers ${status}, which is not declared: ${body.slice(0, 300)}`;
  const content = declared.content[type.split(";")[0] ?? ""];
  if (!content) return `answers ${status} with ${type}, which is not declared: ${body.slice(0, 300)}`;
  const read = readAnswer(answer);
  if (!read) return `answers ${status} with what is no ${type}: ${body.slice(0, 300)}`;
  const { error } = schemaOf(content.schema).safeParse(read.value);
  if (error) return `answers ${status} against its schema: ${z.prettifyError(error)}: ${body.slice(0, 300)}`;
  const code = z.object({ code: z.string(), title: z.string() }).safeParse(read.value).data?.code;
  const isProblem = type.startsWith("application/problem+json");
  return isProblem && code !== undefined && !declared.description.split(", ").includes(code)
    ? `answers with the problem ${code}, which is not declared`
    : undefined;
};
