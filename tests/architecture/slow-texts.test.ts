import { expect, it } from "vitest";
import * as z from "zod";
import { features } from "#contract/app/index.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type { Route } from "#contract/platform/route.ts";
import { questionOf } from "#lambdas/bikes/search/question.ts";
import { hideContactData } from "#lambdas/messages/hide-contact-data.ts";
import { verdictOn } from "#lambdas/messages/spam-score.ts";

type Read = (text: string) => unknown;
type Schema = z.core.$ZodType;

/** Longer than any field and short of what the firewall lets through. */
const length = 2000;
/** Reading takes some milliseconds; a search that tries every end of every beginning takes seconds. */
const patience = 1000;

const today = { year: 2026, month: 11, day: 20 } as const;
const parts = ["0700000 ", "07 ", "1 ", " ", "a-", "-", "a.", "a@", "@aaa", "𝟐", "\u0301\u0323", "\uFDFA"];
const run = (part: string, of: number): string => part.repeat(of).slice(0, of);
const runs = parts.map((part) => `1${run(part, length)}x`);
const pairs = parts.flatMap((one) => parts.map((other) => run(one, length / 2) + run(other, length / 2)));

const children = ({ _zod: { def } }: Schema): Schema[] =>
  Object.entries(def).flatMap(([key, value]: [string, unknown]) => {
    // A check is a schema too, but reads only what its schema has accepted.
    if (key === "checks") return [];
    const values =
      value instanceof Object && !(value instanceof z.core.$ZodType) ? Object.values(value) : [value];
    return values.filter((each) => each instanceof z.core.$ZodType);
  });

const schemas = new Map<Schema, string>();
const collect = (schema: Schema, of: string): void => {
  if (schemas.has(schema)) return;
  schemas.set(schema, of);
  for (const child of children(schema)) collect(child, of);
};
for (const [name, { params, query, body }] of Object.values(features).flatMap((of) =>
  Object.entries<Route>(of),
))
  for (const schema of [params, query, body]) if (schema) collect(schema, name);

const fields = [...schemas].map(([schema, name]): [string, Read] => [
  name,
  (text) => z.safeParse(schema, text),
]);

const readers: [string, Read][] = [
  ["hideContactData", (text) => hideContactData(text)],
  ["hidePersonalNumbers", (text) => hidePersonalNumbers(text, today)],
  ["verdictOn", verdictOn],
  ["questionOf", (text) => questionOf(text.slice(0, 200))],
];

const slowOf = ([name, read]: [string, Read], texts: readonly string[]): string[] =>
  texts.flatMap((text) => {
    const started = performance.now();
    read(text);
    return performance.now() - started > patience ? [`${name}: ${text.slice(0, 40)}`] : [];
  });

it("no text can keep a field or a reader of texts busy", () => {
  expect(fields.length).toBeGreaterThan(1000);
  expect(fields.flatMap((field) => slowOf(field, runs))).toEqual([]);
  expect(readers.flatMap((reader) => slowOf(reader, [...runs, ...pairs]))).toEqual([]);
});
