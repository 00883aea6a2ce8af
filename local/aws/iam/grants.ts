import type { RequiredPermission } from "./required-permission.ts";
import type { Conditions } from "./conditions.ts";
import type { Statement } from "./statement.ts";
import { wildcard } from "./wildcard.ts";

/** One permission of a role in readable form, e.g. `dynamodb:GetItem on table/Registry where USER#*`. */
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

type Part = { readonly grant: Grant; readonly fits: (key: string) => boolean };

const read = ({ effect, ...statement }: Statement): readonly Part[] =>
  effect === "Deny"
    ? []
    : (partitionsOf(statement.written) ?? [undefined]).map((partition) => ({
        grant: grantOf(statement, partition),
        fits: wildcard(partition ?? "*"),
      }));

const parts = new WeakMap<Statement, readonly Part[]>();

/** Parses each statement once, since grants are counted on every request. */
const partsOf = (statement: Statement): readonly Part[] => {
  const known = parts.get(statement) ?? read(statement);
  parts.set(statement, known);
  return known;
};

export const grantsOf = (statement: Statement): Grant[] => partsOf(statement).map(({ grant }) => grant);

export const grantsUsed = (statement: Statement, { context = {} }: RequiredPermission): Grant[] => {
  if (partitionsOf(statement.written) === undefined) return grantsOf(statement);
  const keys = context[leadingKeys.toLowerCase()] ?? [];
  return partsOf(statement)
    .filter(({ fits }) => keys.some((key) => fits(key)))
    .map(({ grant }) => grant);
};
