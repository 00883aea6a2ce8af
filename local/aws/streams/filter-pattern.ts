import { isRecord } from "#local/template/is-record.ts";

type Test = (value: unknown, argument: unknown) => boolean;

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const startsWith: Test = (value, start) => typeof value === "string" && value.startsWith(String(start));
const endsWith: Test = (value, end) => typeof value === "string" && value.endsWith(String(end));

const compareNumbers = (value: number, operator: unknown, bound: number): boolean => {
  switch (operator) {
    case "=":
      return value === bound;
    case "<":
      return value < bound;
    case "<=":
      return value <= bound;
    case ">":
      return value > bound;
    case ">=":
      return value >= bound;
    default:
      throw new Error(`A filter pattern compares numbers by ${String(operator)}, which is not served here.`);
  }
};

const isInRange: Test = (value, argument) => {
  const parts = list(argument);
  const pairs = parts.flatMap((operator, at) =>
    at % 2 === 0 ? [{ operator, bound: Number(parts[at + 1]) }] : [],
  );
  return (
    typeof value === "number" && pairs.every(({ operator, bound }) => compareNumbers(value, operator, bound))
  );
};

const isOtherThan: Test = (value, argument) => {
  if (value === undefined) return false;
  if (!isRecord(argument)) return !list(argument).includes(value);
  return !matchesRule(value, argument);
};

const tests: Record<string, Test> = {
  prefix: startsWith,
  suffix: endsWith,
  exists: (value, wanted) => (value !== undefined) === wanted,
  numeric: isInRange,
  "anything-but": isOtherThan,
  "equals-ignore-case": (value, text) =>
    typeof value === "string" && value.toLowerCase() === String(text).toLowerCase(),
};

const matchesRule = (value: unknown, rule: unknown): boolean => {
  if (!isRecord(rule)) return value === rule;
  return Object.entries(rule).every(([name, argument]) => {
    const test = tests[name];
    if (test === undefined) throw new Error(`A filter pattern uses ${name}, which is not served here.`);
    return test(value, argument);
  });
};

/** Matches a Lambda filter pattern: each field must match at least one of its rules. */
export const matchesPattern = (pattern: unknown, event: unknown): boolean => {
  if (!isRecord(pattern)) throw new Error("A filter pattern is no object.");
  const fields: Record<string, unknown> = isRecord(event) ? event : {};
  return Object.entries(pattern).every(([name, expected]) => {
    if (name === "$or") return list(expected).some((alternative) => matchesPattern(alternative, event));
    if (Array.isArray(expected)) return expected.some((rule) => matchesRule(fields[name], rule));
    return matchesPattern(expected, fields[name]);
  });
};
