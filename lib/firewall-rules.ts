import type { CfnWebACL } from "aws-cdk-lib/aws-wafv2";

type Rule = CfnWebACL.RuleProperty;
type Statement = CfnWebACL.StatementProperty;

export const visibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});

/** A group of rules that AWS keeps up to date. */
export const managed = (priority: number, name: string): Rule => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: { managedRuleGroupStatement: { vendorName: "AWS", name } },
  visibilityConfig: visibility(name),
});

type Limit = {
  readonly name: string;
  readonly most: number;
  /** Only these requests count. */
  readonly of?: Statement;
};

/** Turns an address away that sends more than so many of these requests within a minute. */
export const atMostPerMinute = (priority: number, { name, most, of }: Limit): Rule => ({
  name,
  priority,
  action: { block: {} },
  statement: {
    rateBasedStatement: {
      limit: most,
      evaluationWindowSec: 60,
      aggregateKeyType: "IP",
      ...(of && { scopeDownStatement: of }),
    },
  },
  visibilityConfig: visibility(name),
});

export const pathBeginsWith = (path: string): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: "STARTS_WITH",
    searchString: path,
    textTransformations: [{ priority: 0, type: "NORMALIZE_PATH" }],
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
