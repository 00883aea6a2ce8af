import * as z from "zod";
import type { RequiredPermission } from "./required-permission.ts";
import { Conditions, readConditions, type Condition } from "./conditions.ts";
import { wildcard } from "./wildcard.ts";

const OneOrMore = z.union([z.string().transform((one) => [one]), z.array(z.string()).min(1)]);

const Sentence = z
  .strictObject({
    Sid: z.string().optional(),
    Effect: z.enum(["Allow", "Deny"]),
    Action: OneOrMore.optional(),
    NotAction: OneOrMore.optional(),
    Resource: OneOrMore.optional(),
    NotResource: OneOrMore.optional(),
    Condition: Conditions,
  })
  .refine(({ Action, NotAction }) => (Action === undefined) !== (NotAction === undefined))
  .refine(({ Resource, NotResource }) => (Resource === undefined) !== (NotResource === undefined))
  .refine(
    (sentence) => !JSON.stringify(sentence).includes("${"),
    "Policies with variables are not understood.",
  );

const butFor = (texts: readonly string[]): string => `anything but ${texts.join(" ")}`;

/** Splits a statement into one for each action and resource. */
const split = ({ Action, NotAction = [], Resource, NotResource = [], ...rest }: z.output<typeof Sentence>) =>
  (Action ?? [butFor(NotAction)]).flatMap((action) =>
    (Resource ?? [butFor(NotResource)]).map((resource) => ({ ...rest, action, resource })),
  );

/** A role's policy from the template, split into single statements. */
export const PolicyDocument = z
  .object({ Version: z.literal("2012-10-17"), Statement: z.array(Sentence) })
  .transform(({ Statement }) => Statement.flatMap(split));

export type Written = z.output<typeof PolicyDocument>[number];

type Pattern = { readonly text: string; readonly fits: (text: string) => boolean };

export type Statement = {
  readonly effect: Written["Effect"];
  readonly action: Pattern;
  readonly resource: Pattern;
  readonly conditions: readonly Condition[];
  readonly written: Conditions;
};

const pattern = (text: string, options: { ignoreCase: boolean }): Pattern => {
  const [, excepted] = /^anything but (.*)$/.exec(text) ?? [];
  if (excepted === undefined) return { text, fits: wildcard(text, options) };
  const tests = excepted.split(" ").map((one) => wildcard(one, options));
  return { text, fits: (value) => !tests.some((fits) => fits(value)) };
};

export const readStatements = (written: readonly Written[]): Statement[] =>
  written.map((one) => ({
    effect: one.Effect,
    action: pattern(one.action, { ignoreCase: true }),
    resource: pattern(one.resource, { ignoreCase: false }),
    conditions: readConditions(one.Condition),
    written: one.Condition,
  }));

const concerns = (statement: Statement, { action, resource, context = {} }: RequiredPermission): boolean =>
  statement.action.fits(action) &&
  statement.resource.fits(resource) &&
  statement.conditions.every((holds) => holds(context));

export type Verdict = "allowed" | "denied" | "not allowed";

/**
 * As IAM: a Deny wins over every Allow, and without an Allow the request is refused; `by` holds the
 * statements that allowed it.
 */
export const evaluate = (
  statements: readonly Statement[],
  asked: RequiredPermission,
): { readonly verdict: Verdict; readonly by: readonly Statement[] } => {
  const concerned = statements.filter((statement) => concerns(statement, asked));
  if (concerned.some(({ effect }) => effect === "Deny")) return { verdict: "denied", by: [] };
  return { verdict: concerned.length > 0 ? "allowed" : "not allowed", by: concerned };
};
