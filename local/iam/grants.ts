import type { Asked } from "./asked.ts";
import type { Conditions } from "./conditions.ts";
import type { Statement, Written } from "./statement.ts";
import { wildcard } from "./wildcard.ts";

/** One thing that a role may do, as a person reads it: `dynamodb:GetItem on table/Registry where USER#*`. */
export type Grant = string;

const leadingKeys = "dynamodb:LeadingKeys";

const partitionsOf = (written: Conditions): readonly string[] | undefined =>
  Object.values(written).find((keys) => leadingKeys in keys)?.[leadingKeys];

const shortened = (resource: string): string => resource.replace(/arn:aws:[^:]*:[^:]*:[^:]*:/, "");

const otherwise = (written: Conditions): string =>
  Object.entries(written)
    .flatMap(([operator, keys]) =>
      Object.entries(keys)
        .filter(([key]) => key !== leadingKeys)
        .map(([key, values]) => ` if ${key} ${operator} ${values.join("|")}`),
    )
    .join("");

type Named = {
  readonly action: { readonly text: string };
  readonly resource: { readonly text: string };
  readonly written: Conditions;
};

const grantOf = ({ action, resource, written }: Named, partition: string | undefined): Grant =>
  `${action.text} on ${shortened(resource.text)}${partition === undefined ? "" : ` where ${partition}`}${otherwise(written)}`;

/** One of the things that a statement allows, and the keys that it is about. */
type Part = { readonly grant: Grant; readonly fits: (key: string) => boolean };

const read = ({ effect, ...statement }: Statement): readonly Part[] =>
  effect === "Deny"
    ? []
    : (partitionsOf(statement.written) ?? [undefined]).map((partition) => ({
        grant: grantOf(statement, partition),
        fits: wildcard(partition ?? "*"),
      }));

const parts = new WeakMap<Statement, readonly Part[]>();

/** Requests come by the thousand, and statements stay: each is read once. */
const partsOf = (statement: Statement): readonly Part[] => {
  const known = parts.get(statement) ?? read(statement);
  parts.set(statement, known);
  return known;
};

/** Everything that one statement allows, each thing by itself. */
export const grantsOf = (statement: Statement): Grant[] => partsOf(statement).map(({ grant }) => grant);

/** The things among those that a request made use of. */
export const grantsUsed = (statement: Statement, { context = {} }: Asked): Grant[] => {
  if (partitionsOf(statement.written) === undefined) return grantsOf(statement);
  const keys = context[leadingKeys.toLowerCase()] ?? [];
  return partsOf(statement)
    .filter(({ fits }) => keys.some((key) => fits(key)))
    .map(({ grant }) => grant);
};

const withoutPartitions = (conditions: Conditions, gone: (partition: string) => boolean): Conditions =>
  Object.fromEntries(
    Object.entries(conditions).map(([operator, keys]) => [
      operator,
      leadingKeys in keys
        ? { ...keys, [leadingKeys]: (keys[leadingKeys] ?? []).filter((partition) => !gone(partition)) }
        : keys,
    ]),
  );

/** What is left of a policy when some of its grants are taken away. */
export const withoutGrants = (written: readonly Written[], takenAway: readonly Grant[]): Written[] =>
  written.flatMap((one) => {
    const named = { action: { text: one.action }, resource: { text: one.resource }, written: one.Condition };
    const isGone = (partition: string | undefined): boolean => takenAway.includes(grantOf(named, partition));
    const partitions = partitionsOf(one.Condition);
    if ((partitions ?? [undefined]).every(isGone)) return [];
    return [{ ...one, Condition: withoutPartitions(one.Condition, isGone) }];
  });
