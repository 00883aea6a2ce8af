import { Stack, type StackProps } from "aws-cdk-lib";
import { Certificate, CertificateValidation } from "aws-cdk-lib/aws-certificatemanager";
import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import type { Construct } from "constructs";
import { apiBase } from "#contract/route.ts";
import type { Domain } from "#lib/constructs/site.ts";
import {
  atMostPerMinute,
  butNot,
  managed,
  pathBeginsWith,
  refusals,
  refusedByApi,
  visibility,
} from "#lib/firewall-rules.ts";

const below = (path: string) => pathBeginsWith(`${apiBase}${path}`);

const rules = [
  ...[
    // Bikes can be looked for one by one, but the register cannot be read out.
    { name: "SearchesPerAddress", most: 30, of: butNot(below("/search"), below("/search/suggestions")) },
    // A marketplace asks once an advert, and one number a minute at most.
    { name: "StatusRequestsPerAddress", most: 60, of: below("/v1/") },
    // A page asks every second how its order stands: this lets five people behind one address use their eID at once.
    { name: "EidRequestsPerAddress", most: 300, of: below("/eid/") },
    { name: "ContactRequestsPerAddress", most: 20, of: below("/contact") },
    { name: "RequestsPerAddress", most: 300, of: butNot(below("/"), below("/eid/")) },
  ].map((limit, priority) => refusedByApi(atMostPerMinute(priority, limit))),
  managed(6, "AWSManagedRulesAmazonIpReputationList"),
  // It refuses bodies of more than 8 KB, such as an event of the payment service can have. That one is signed.
  managed(7, "AWSManagedRulesCommonRuleSet", below("/webhooks/")),
  managed(8, "AWSManagedRulesKnownBadInputsRuleSet"),
];

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
      rules,
      customResponseBodies: refusals,
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
