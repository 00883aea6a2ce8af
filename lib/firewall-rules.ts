import type { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import { type Problem, type ProblemCode, problemStatus } from "#contract/problems.ts";

type Rule = CfnWebACL.RuleProperty;
type Statement = CfnWebACL.StatementProperty;

export const visibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});

type Exceptions = {
  /** Requests that it does not look at. */
  readonly excluded?: Statement;
  /** Rules of it that turn nobody away. */
  readonly counted?: readonly string[];
};

/** A group of rules that AWS keeps up to date. */
export const managed = (priority: number, name: string, { excluded, counted }: Exceptions = {}): Rule => ({
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
  readonly most: number;
  /** Only these requests count. */
  readonly of?: Statement;
};

/** Requests are counted over so long; after it the person who was turned away is let in again. */
const windowSeconds = 60;

/** Turns an address away that sends more than so many of these requests within a minute. */
export const atMostPerMinute = (priority: number, { name, most, of }: Limit): Rule => ({
  name,
  priority,
  action: { block: {} },
  statement: {
    rateBasedStatement: {
      limit: most,
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

/** What `refusedByApi` answers, for the firewall that holds the rule. */
export const refusals: Record<string, CfnWebACL.CustomResponseBodyProperty> = {
  [code]: { contentType: "APPLICATION_JSON", content: JSON.stringify(problem) },
};

/** Turns away as the API itself would, so that a page can say what has happened. */
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
    // `%73` is an s to everybody behind the firewall.
    textTransformations: [
      { priority: 0, type: "URL_DECODE" },
      { priority: 1, type: "NORMALIZE_PATH" },
    ],
  },
});

export const headerMatches = (header: string, pattern: string): Statement => ({
  regexMatchStatement: {
    // CloudFormation takes this one in capitals.
    fieldToMatch: { singleHeader: { Name: header } },
    regexString: pattern,
    textTransformations: [{ priority: 0, type: "NONE" }],
  },
});

export const butNot = (statement: Statement, excluded: Statement): Statement => ({
  andStatement: { statements: [statement, { notStatement: { statement: excluded } }] },
});

/** Turns away whatever the statement does not mean. */
export const onlyWhere = (priority: number, name: string, statement: Statement): Rule => ({
  name,
  priority,
  action: { block: {} },
  statement: { notStatement: { statement } },
  visibilityConfig: visibility(name),
});
