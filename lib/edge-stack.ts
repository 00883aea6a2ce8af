import { Stack, type StackProps } from "aws-cdk-lib";
import { Certificate, CertificateValidation } from "aws-cdk-lib/aws-certificatemanager";
import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import type { Construct } from "constructs";
import { apiBase } from "#contract/route.ts";
import type { Domain } from "#lib/constructs/site.ts";
import { atMostPerMinute, butNot, managed, pathBeginsWith, visibility } from "#lib/firewall-rules.ts";

const below = (path: string) => pathBeginsWith(`${apiBase}${path}`);

const rules = [
  // Frame numbers can be read off parked bikes one by one, but not by the thousand.
  atMostPerMinute(0, { name: "LookupsPerAddress", most: 30, of: below("/lookups") }),
  // A page asks every second how its order stands: this lets five people behind one address use their eID at once.
  atMostPerMinute(1, { name: "EidRequestsPerAddress", most: 300, of: below("/eid/") }),
  atMostPerMinute(2, { name: "ContactRequestsPerAddress", most: 20, of: below("/contact") }),
  atMostPerMinute(3, { name: "RequestsPerAddress", most: 300, of: butNot(below("/"), below("/eid/")) }),
  managed(4, "AWSManagedRulesAmazonIpReputationList"),
  managed(5, "AWSManagedRulesCommonRuleSet"),
  managed(6, "AWSManagedRulesKnownBadInputsRuleSet"),
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
