import { Agent, request as httpRequest } from "node:http";
import { text } from "node:stream/consumers";
import type { Draft, Operation } from "./requests.ts";
import { XMLValidator } from "fast-xml-parser";
import * as z from "zod";
import document from "#contract/app/openapi.json";
import { type Schema, Link } from "./schema-values.ts";

export type Ready = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
};

const asText = (value: unknown): string =>
  (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toWellFormed();

/** Keeps the path on its route. */
const inPath = (value: unknown): string => {
  const written = encodeURIComponent(asText(value).slice(0, 1500));
  return /^\.*$/.test(written) ? "unknown" : written;
};

const inQuery = ([name, value]: readonly [string, unknown]): string =>
  `${encodeURIComponent(name)}=${encodeURIComponent(asText(value).slice(0, 1500))}`;

export const readyOf = (
  { method, path }: Operation,
  draft: Draft,
  token: string | undefined,
  own: KnownValues,
  others: readonly KnownValues[],
): Ready => {
  const settled = (value: unknown): unknown => resolved(value, own, others);
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inPath(settled(draft.params[name])));
  const query = draft.query.map(([name, value]) => inQuery([name, settled(value)])).join("&");
  const { body } = draft;
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return {
    method,
    path: query === "" ? place : `${place}?${query}`,
    headers: { ...draft.headers, ...authorization },
    body: body && ("raw" in body ? body.raw : (JSON.stringify(settled(body.value)) ?? "")),
  };
};

const agent = new Agent({ keepAlive: true });

export const send = (origin: string, { method, path, headers, body }: Ready): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const bytes = Buffer.from(body ?? "");
    const length = body === undefined ? {} : { "content-length": String(bytes.length) };
    const options = { agent, hostname, port, path, method, headers: { ...headers, ...length } };
    const sent = httpRequest(options, (response) => {
      const { statusCode: status = 0, headers: given } = response;
      text(response).then(
        (read) => resolve({ status, type: given["content-type"] ?? "", body: read }),
        reject,
      );
    });
    sent.on("error", reject);
    sent.end(bytes);
  });

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

const maxKept = 60;

/** Values from earlier responses, so that later requests refer to existing things. */
export class KnownValues {
  readonly #byName = new Map<string, string[]>();
  readonly #all: string[] = [];

  learn(value: unknown, name = ""): void {
    if (Array.isArray(value)) for (const item of value) this.learn(item, name);
    else if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value)) this.learn(inner, key);
    else if (typeof value === "string" && value.length <= 500) this.#keep(name, value);
  }

  #keep(name: string, value: string): void {
    const known = this.#byName.get(name) ?? [];
    if (known.includes(value)) return;
    this.#byName.set(name, [...known.slice(-maxKept), value]);
    if (!this.#all.includes(value)) this.#all.push(value);
  }

  /** Returns undefined if nothing fits. */
  find({ name, pattern, place }: Link): string | undefined {
    const known =
      pattern === undefined
        ? (this.#byName.get(name) ?? this.#byName.get(name.replace(/s$/, "")) ?? [])
        : this.#all.filter((value) => new RegExp(pattern, "u").test(value));
    return known[place % known.length];
  }
}

/** Resolves the links: most to the caller's own values, some to those of others. */
const resolved = (value: unknown, own: KnownValues, others: readonly KnownValues[]): unknown => {
  if (value instanceof Link) {
    const foreign = others[value.place % others.length];
    const from = value.place % 4 === 0 && foreign ? [foreign, own] : [own, ...others];
    for (const told of from) {
      const match = told.find(value);
      if (match !== undefined) return match;
    }
    return "unknown";
  }
  if (Array.isArray(value)) return value.map((item) => resolved(item, own, others));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, resolved(inner, own, others)]),
  );
};
