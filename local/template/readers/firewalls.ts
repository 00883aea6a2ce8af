import * as z from "zod";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { TemplateError } from "#local/template/template-error.ts";
import { readStatement, type Statement } from "./firewall-statement.ts";

export type Refusal = {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Refuses an address that sends more than `most` requests within `seconds`. */
export type RateRule = {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
  /** Undefined counts every request. */
  readonly of: Statement | undefined;
  readonly refusal: Refusal;
};

/** A managed rule group of AWS: its scope, and the rules that count instead of blocking. */
export type ManagedRules = {
  readonly name: string;
  readonly of: Statement | undefined;
  readonly counted: readonly string[];
};

export type FirewallConfig = {
  readonly rules: readonly RateRule[];
  readonly managed: readonly ManagedRules[];
};

const Managed = z.strictObject({
  VendorName: z.literal("AWS"),
  Name: z.string(),
  ScopeDownStatement: z.unknown().optional(),
  RuleActionOverrides: z
    .array(z.strictObject({ Name: z.string(), ActionToUse: z.strictObject({ Count: z.object({}) }) }))
    .default([]),
});

const RateBased = z.strictObject({
  Limit: z.coerce.number(),
  EvaluationWindowSec: z.coerce.number().default(300),
  AggregateKeyType: z.literal("IP"),
  ScopeDownStatement: z.unknown().optional(),
});

const Block = z.strictObject({
  Block: z.strictObject({
    CustomResponse: z
      .strictObject({
        ResponseCode: z.coerce.number(),
        CustomResponseBodyKey: z.string().optional(),
        ResponseHeaders: z.array(z.strictObject({ Name: z.string(), Value: z.string() })).default([]),
      })
      .default({ ResponseCode: 403, ResponseHeaders: [] }),
  }),
});

const Rule = z.strictObject({
  Name: z.string(),
  Priority: z.coerce.number(),
  Action: z.unknown().optional(),
  OverrideAction: z.unknown().optional(),
  Statement: z.record(z.string(), z.unknown()),
  VisibilityConfig: z.unknown(),
});

const Firewall = z.object({
  DefaultAction: z.strictObject({ Allow: z.object({}) }),
  Rules: z.array(z.unknown()).default([]),
  CustomResponseBodies: z
    .record(z.string(), z.object({ ContentType: z.string(), Content: z.string() }))
    .default({}),
});
type Firewall = z.output<typeof Firewall>;

const contentTypes: Record<string, string> = {
  APPLICATION_JSON: "application/json",
  TEXT_HTML: "text/html",
  TEXT_PLAIN: "text/plain",
};

const refusalOf = (action: unknown, bodies: Firewall["CustomResponseBodies"]): Refusal => {
  const { CustomResponse: response } = Block.parse(action).Block;
  const { ResponseCode: status, CustomResponseBodyKey: key } = response;
  const headers = Object.fromEntries(response.ResponseHeaders.map(({ Name, Value }) => [Name, Value]));
  if (key === undefined) return { status, contentType: "text/plain", body: "", headers };
  const body = bodies[key];
  const contentType = contentTypes[body?.ContentType ?? ""];
  if (body === undefined || contentType === undefined) throw new TemplateError(`there is no body ${key}.`);
  return { status, contentType, body: body.Content, headers };
};

const statementOf = (given: unknown): Statement | undefined =>
  given === undefined ? undefined : readStatement(given);

const readManaged = ({ Statement: statement }: z.output<typeof Rule>): ManagedRules[] => {
  if (!("ManagedRuleGroupStatement" in statement)) return [];
  const group = Managed.parse(statement["ManagedRuleGroupStatement"]);
  const counted = group.RuleActionOverrides.map(({ Name }) => Name);
  return [{ name: group.Name, of: statementOf(group.ScopeDownStatement), counted }];
};

const readRule = (rule: z.output<typeof Rule>, bodies: Firewall["CustomResponseBodies"]): RateRule[] => {
  const { Name: name, Statement: statement, Action: action } = rule;
  if ("ManagedRuleGroupStatement" in statement) return [];
  const [kind = "", ...others] = Object.keys(statement);
  if (kind !== "RateBasedStatement" || others.length > 0)
    throw new TemplateError(`a rule of the kind ${kind} is not served here.`);
  const rate = RateBased.parse(statement[kind]);
  const of = statementOf(rate.ScopeDownStatement);
  const refusal = refusalOf(action, bodies);
  return [{ name, most: rate.Limit, seconds: rate.EvaluationWindowSec, of, refusal }];
};

export const readFirewall = (template: CloudTemplate, arn: string): FirewallConfig => {
  const match = template.all("AWS::WAFv2::WebACL", Firewall).find((firewall) => firewall.arn === arn);
  if (match === undefined) throw new TemplateError(`there is no firewall ${arn}.`);
  const { Rules: rules, CustomResponseBodies: bodies } = match.properties;
  try {
    const ordered = rules.map((rule) => Rule.parse(rule)).toSorted((a, b) => a.Priority - b.Priority);
    return {
      rules: ordered.flatMap((rule) => readRule(rule, bodies)),
      managed: ordered.flatMap(readManaged),
    };
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new TemplateError(reason, `${match.logicalId} (AWS::WAFv2::WebACL)`);
  }
};
