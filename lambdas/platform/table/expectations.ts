import { isDeepStrictEqual } from "node:util";
import type { Failure } from "./failures.ts";

/** DynamoDB compares lists and maps by their contents. */
export type Value = string | number | boolean | { readonly [name: string]: boolean | readonly string[] };
export type Item = Record<string, unknown>;

/** A condition as a DynamoDB expression and as a predicate. After a failure, the predicate tells which of several conditions was not met. */
export type Expectation = {
  readonly failure: Failure;
  holds(item: Item | undefined): boolean;
  /** `name` and `value` return placeholders. */
  express(name: (attribute: string) => string, value: (value: unknown) => string): string;
};

export const isNew = (failure: Failure): Expectation => ({
  failure,
  holds: (item) => item === undefined,
  express: (name) => `attribute_not_exists(${name("pk")})`,
});

export const exists = (failure: Failure): Expectation => ({
  failure,
  holds: (item) => item !== undefined,
  express: (name) => `attribute_exists(${name("pk")})`,
});

export const equals = (attribute: string, wanted: Value, failure: Failure): Expectation => ({
  failure,
  holds: (item) => isDeepStrictEqual(item?.[attribute], wanted),
  express: (name, value) => `${name(attribute)} = ${value(wanted)}`,
});

export const isAbsent = (attribute: string, failure: Failure): Expectation => ({
  failure,
  holds: (item) => item?.[attribute] === undefined,
  express: (name) => `attribute_not_exists(${name(attribute)})`,
});

export const atLeast = (attribute: string, minimum: number, failure: Failure): Expectation => ({
  failure,
  holds: (item) => Number(item?.[attribute]) >= minimum,
  express: (name, value) => `${name(attribute)} >= ${value(minimum)}`,
});

/** For ISO timestamps, which sort as text. */
export const notAfter = (attribute: string, latest: string, failure: Failure): Expectation => ({
  failure,
  holds: (item) => typeof item?.[attribute] === "string" && item[attribute] <= latest,
  express: (name, value) => `${name(attribute)} <= ${value(latest)}`,
});

export const either = (choices: readonly Expectation[], failure: Failure): Expectation => ({
  failure,
  holds: (item) => choices.some((choice) => choice.holds(item)),
  express: (name, value) => `(${choices.map((choice) => choice.express(name, value)).join(" OR ")})`,
});

/** Also holds for a missing attribute. */
export const below = (attribute: string, limit: number, failure: Failure): Expectation => ({
  failure,
  holds: (item) => Number(item?.[attribute] ?? 0) < limit,
  express: (name, value) =>
    `(attribute_not_exists(${name(attribute)}) OR ${name(attribute)} < ${value(limit)})`,
});
