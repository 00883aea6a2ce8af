import type { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import { type Problem, type ProblemCode, problemStatus } from "#contract/platform/problems.ts";

type Rule = CfnWebACL.RuleProperty;
type Statement = CfnWebACL.StatementProperty;

export const visibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});

type Exceptions = {
  /** Requests that skip the group. */
  readonly excluded?: Statement;
  /** Rules of the group that only count. */
  readonly counted?: readonly string[];
};

/** A rule group that AWS maintains. */
export const managedRules = (
  priority: number,
  name: string,
  { excluded, counted }: Exceptions = {},
): Rule => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: "AWS",
      name,
      ...(excluded && { scopeDownStatement: { notStatement: { statement: excluded } } }),
      ...(counted && {
        ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      }),
    },
  },
  visibilityConfig: visibility(name),
});

type Limit = {
  readonly name: string;
  readonly max: number;
  /** Limits the rule to these requests. */
  readonly of?: Statement;
};

const windowSeconds = 60;

/** Blocks an address that sends too many requests within a minute, until the rate drops. */
export const limitPerMinute = (priority: number, { name, max, of }: Limit): Rule => ({
  name,
  priority,
  action: { block: {} },
  statement: {
    rateBasedStatement: {
      limit: max,
      evaluationWindowSec: windowSeconds,
      aggregateKeyType: "IP",
      ...(of && { scopeDownStatement: of }),
    },
  },
  visibilityConfig: visibility(name),
});

const code = "too-many-requests" satisfies ProblemCode;
const status = problemStatus(code);
const problem: Problem = {
  type: `urn:cykelregistret:problem:${code}`,
  title: code.replaceAll("-", " "),
  status,
  code,
};

/** The response bodies of `refusedByApi`, which its firewall must contain. */
export const refusals: Record<string, CfnWebACL.CustomResponseBodyProperty> = {
  [code]: { contentType: "APPLICATION_JSON", content: JSON.stringify(problem) },
};

/** Refuses with the API's own problem, so that pages can explain it. */
export const refusedByApi = (rule: Rule): Rule => ({
  ...rule,
  action: {
    block: {
      customResponse: {
        responseCode: status,
        customResponseBodyKey: code,
        responseHeaders: [{ name: "Retry-After", value: String(windowSeconds) }],
      },
    },
  },
});

export const pathBeginsWith = (path: string): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: "STARTS_WITH",
    searchString: path,
    // The API decodes `%73` to s, so the rule has to decode too.
    textTransformations: [
      { priority: 0, type: "URL_DECODE" },
      { priority: 1, type: "NORMALIZE_PATH" },
    ],
  },
});

export const headerMatches = (header: string, pattern: string): Statement => ({
  regexMatchStatement: {
    // CloudFormation expects a capital N here.
    fieldToMatch: { singleHeader: { Name: header } },
    regexString: pattern,
    textTransformations: [{ priority: 0, type: "NONE" }],
  },
});

export const except = (statement: Statement, excluded: Statement): Statement => ({
  andStatement: { statements: [statement, { notStatement: { statement: excluded } }] },
});

export const anyOf = (...statements: Statement[]): Statement => ({ orStatement: { statements } });

/** Blocks every request that does not match. */
export const blockUnless = (priority: number, name: string, statement: Statement): Rule => ({
  name,
  priority,
  action: { block: {} },
  statement: { notStatement: { statement } },
  visibilityConfig: visibility(name),
});
