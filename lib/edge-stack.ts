import { Stack, type StackProps } from "aws-cdk-lib";
import { Certificate, CertificateValidation } from "aws-cdk-lib/aws-certificatemanager";
import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import type { Construct } from "constructs";
import { apiBase } from "#contract/route.ts";
import type { Domain } from "#lib/constructs/site.ts";

type Rule = CfnWebACL.RuleProperty;

const visibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});

const managed = (priority: number, name: string): Rule => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: { managedRuleGroupStatement: { vendorName: "AWS", name } },
  visibilityConfig: visibility(name),
});

/** Answers 403 to an address that asks for more than so many paths beginning like this within a minute. */
const atMostPerMinute = (priority: number, name: string, limit: number, path: string): Rule => ({
  name,
  priority,
  action: { block: {} },
  statement: {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: 60,
      aggregateKeyType: "IP",
      scopeDownStatement: {
        byteMatchStatement: {
          fieldToMatch: { uriPath: {} },
          positionalConstraint: "STARTS_WITH",
          searchString: path,
          textTransformations: [{ priority: 0, type: "NORMALIZE_PATH" }],
        },
      },
    },
  },
  visibilityConfig: visibility(name),
});

/** What CloudFront wants to have in us-east-1: the firewall and the certificate. */
export class EdgeStack extends Stack {
  readonly firewallArn: string;
  readonly domain: Domain | undefined;
  constructor(scope: Construct, id: string, domainName: string | undefined, props: StackProps) {
    super(scope, id, props);
    const firewall = new CfnWebACL(this, "Firewall", {
      scope: "CLOUDFRONT",
      defaultAction: { allow: {} },
      visibilityConfig: visibility("Cykelregistret"),
      rules: [
        // Frame numbers can be read off parked bikes one by one, but not by the thousand.
        atMostPerMinute(0, "LookupsPerAddress", 30, `${apiBase}/lookups`),
        atMostPerMinute(1, "RequestsPerAddress", 300, `${apiBase}/`),
        managed(2, "AWSManagedRulesAmazonIpReputationList"),
        managed(3, "AWSManagedRulesCommonRuleSet"),
        managed(4, "AWSManagedRulesKnownBadInputsRuleSet"),
      ],
    });
    this.firewallArn = firewall.attrArn;
    this.domain =
      domainName === undefined
        ? undefined
        : {
            name: domainName,
            certificate: new Certificate(this, "Certificate", {
              domainName,
              validation: CertificateValidation.fromDns(),
            }),
          };
  }
}
