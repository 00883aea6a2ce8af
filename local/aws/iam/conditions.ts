import * as z from "zod";
import { TemplateError } from "#local/template/template-error.ts";
import type { ConditionContext } from "./required-permission.ts";
import { wildcard } from "./wildcard.ts";

const Texts = z.union([
  z.union([z.string(), z.boolean(), z.number()]).transform((one) => [String(one)]),
  z.array(z.string()),
]);

export const Conditions = z.record(z.string(), z.record(z.string(), Texts)).default({});
export type Conditions = z.output<typeof Conditions>;

export type Condition = (context: ConditionContext) => boolean;

type Test = (value: string) => boolean;
/** Compiles the wanted value once, since conditions are checked on every request. */
type Comparison = { readonly testFor: (wanted: string) => Test; readonly negated: boolean };

const same =
  (wanted: string): Test =>
  (value) =>
    value === wanted;
const sameWord = (wanted: string): Test => {
  const word = wanted.toLowerCase();
  return (value) => value.toLowerCase() === word;
};

const comparisons: Readonly<Record<string, Comparison>> = {
  StringEquals: { testFor: same, negated: false },
  StringNotEquals: { testFor: same, negated: true },
  StringEqualsIgnoreCase: { testFor: sameWord, negated: false },
  StringLike: { testFor: wildcard, negated: false },
  StringNotLike: { testFor: wildcard, negated: true },
  ArnEquals: { testFor: wildcard, negated: false },
  ArnLike: { testFor: wildcard, negated: false },
  ArnNotLike: { testFor: wildcard, negated: true },
  Bool: { testFor: sameWord, negated: false },
};

/**
 * The condition keys that the emulated services provide; any other key would always be absent, so a negated
 * condition on it would always allow.
 */
const suppliedKeys =
  /^(?:aws:(?:sourceaccount|sourcearn|securetransport|principalaccount|principalarn)|dynamodb:leadingkeys|kms:viaservice|kms:encryptioncontext:.+|s3:prefix|ses:fromaddress|ses:recipients)$/;

const shapeOf = (operator: string): { over: string | undefined; name: string; ifExists: boolean } => {
  const [, over, name = "", ifExists] =
    /^(?:(ForAllValues|ForAnyValue):)?(\w+?)(IfExists)?$/.exec(operator) ?? [];
  return { over, name, ifExists: ifExists !== undefined };
};

const compile = (operator: string, key: string, wanted: readonly string[]): Condition => {
  const name = key.toLowerCase();
  if (!suppliedKeys.test(name))
    throw new TemplateError(`a policy asks for ${key}, which is told of no request here.`);
  const shape = shapeOf(operator);
  if (operator === "Null") return (context) => wanted.includes(String((context[name] ?? []).length === 0));
  const comparison = comparisons[shape.name];
  if (comparison === undefined)
    throw new TemplateError(`a policy compares by ${operator}, which is not known here.`);
  const { testFor, negated } = comparison;
  const tests = wanted.map((one) => testFor(one));
  const fits: Test = (value) => tests.some((test) => test(value)) !== negated;
  return (context) => {
    const values = context[name] ?? [];
    if (shape.over === "ForAllValues") return values.every(fits);
    if (values.length === 0) return shape.ifExists || (negated && shape.over === undefined);
    if (shape.over === "ForAnyValue") return values.some(fits);
    return negated ? values.every(fits) : values.some(fits);
  };
};

/** Throws TemplateError for unsupported conditions, so that none allows by mistake. */
export const readConditions = (conditions: Conditions): Condition[] =>
  Object.entries(conditions).flatMap(([operator, keys]) =>
    Object.entries(keys).map(([key, wanted]) => compile(operator, key, wanted)),
  );
