import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";

import document from "#contract/app/openapi.json" with { type: "json" };
import { assembly, buildAll } from "#local/build/build-all.ts";
import { createFirewall } from "#local/aws/firewall/firewall.ts";
import type { Firewall } from "#local/aws/firewall/firewall.ts";
import { readSite } from "#local/site-origins.ts";
import { openRecords } from "#local/state/records.ts";
import { openTemplate } from "#local/template/cloud-template.ts";
import { bytesOf } from "#contract/platform/max-bytes.ts";
import { readFirewall } from "#local/template/readers/firewalls.ts";
import type { Schema } from "#tests/local/fuzz/schema-values.ts";

const Body = z.object({ content: z.record(z.string(), z.object({ schema: z.custom<Schema>() })) });
const Operation = z.looseObject({ requestBody: Body.optional() });
const Document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), z.custom<Schema>()) }),
});
const { paths, components } = Document.parse(document);

const place = { accountId: "000000000000", region: "eu-west-1", baseUrl: "http://127.0.0.1:4300" };
let firewall: Firewall;
beforeAll(async () => {
  await buildAll(() => undefined, { web: false });
  const template = openTemplate(assembly, place, openRecords(undefined));
  firewall = createFirewall(readFirewall(template, readSite(template).firewall ?? ""), Date);
});

const passes = (path: string, body: string): boolean =>
  firewall.inspect({ headers: { "user-agent": "Firefox" }, path, query: "", body: Buffer.from(body) }) ===
  undefined;

/** People may write about everything that rules against attacks look for. */
const unusual = "<script>alert(1)</script> ../../etc/passwd http://192.0.2.1/x 169.254.169.254 ";
/** The maximum of an e-mail address; no other field without a limit of its own can hold as much. */
const maxLineLength = 254;
/** Programs write these fields: base64 and addresses. */
const plain = new Set(["solution", "challenge", "email"]);

const longest = ({ maxLength = maxLineLength, pattern }: Schema, name: string): string => {
  if (plain.has(name) || pattern !== undefined) return "a".repeat(maxLength);
  // No other character takes more bytes for its length.
  const rest = "漢".repeat(maxLength).slice(unusual.length);
  return rest === "" ? "漢".repeat(maxLength) : unusual + rest;
};

/** The values that fit into one request. */
const within = (values: readonly unknown[], { "x-maxBytes": most = Infinity }: Schema): unknown[] =>
  values.filter((_, place) => bytesOf(values.slice(0, place + 1)) <= most);

const largest = (given: Schema, name = ""): unknown => {
  const schema = given.$ref === undefined ? given : components.schemas[given.$ref.split("/").at(-1) ?? ""];
  if (schema === undefined) throw new Error(`${given.$ref} is not in the document`);
  const branches = schema.oneOf ?? schema.anyOf ?? schema.enum;
  if (schema.enum || branches)
    return (schema.enum ?? (schema.oneOf ?? schema.anyOf ?? []).map((each) => largest(each, name)))
      .toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)
      .at(-1);
  switch (schema.type) {
    case "string":
      return longest(schema, name);
    case "array":
      if (schema.maxItems === undefined || !schema.items) throw new Error(`${name} has no end`);
      return within(Array<unknown>(schema.maxItems).fill(largest(schema.items, name)), schema);
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([field, inner]) => [field, largest(inner, field)]),
      );
    case "boolean":
      return false;
    default:
      return Number.MAX_SAFE_INTEGER;
  }
};

const bodies = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { requestBody }]): [string, string, Schema][] => {
    const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
    return schema === undefined ? [] : [[method, path, schema]];
  }),
);

describe("The firewall admits the largest valid body", () => {
  test("to more than thirty routes", () => {
    expect(bodies.length).toBeGreaterThan(30);
  });

  test.each(bodies)("by %s to %s", (_, path, schema) => {
    const body = JSON.stringify(largest(schema));
    expect([Buffer.byteLength(body), passes(path.replaceAll(/[{}]/g, ""), body)]).toEqual([
      Buffer.byteLength(body),
      true,
    ]);
  });

  test("and a payment event of 30 kB, but nothing else of that size", () => {
    const body = JSON.stringify({ data: "a".repeat(30_000) });
    expect(passes("/api/webhooks/payments", body)).toBe(true);
    expect(passes("/api/contact", body)).toBe(false);
  });
});
