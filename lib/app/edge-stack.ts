import { Stack, type StackProps } from "aws-cdk-lib";
import { Certificate, CertificateValidation } from "aws-cdk-lib/aws-certificatemanager";
import { HostedZone } from "aws-cdk-lib/aws-route53";
import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import type { Construct } from "constructs";
import { apiKeyHeader } from "#contract/platform/reading-limits.ts";
import { apiBase } from "#contract/platform/route.ts";
import type { Bundles } from "#lib/platform/bundle/bundles.ts";
import type { Domain } from "#lib/platform/constructs/site.ts";
import { accountWideName } from "#lib/platform/constructs/account-wide-name.ts";
import { VerifiedDomain } from "#lib/platform/constructs/verified-domain.ts";
import {
  anyOf,
  limitPerMinute,
  except,
  headerMatches,
  managedRules,
  pathBeginsWith,
  refusals,
  refusedByApi,
  visibility,
} from "#lib/platform/firewall-rules.ts";
import { type Settings, domainOfMail } from "#lib/platform/settings.ts";

const below = (path: string) => pathBeginsWith(`${apiBase}${path}`);

const rules = [
  ...[
    // Allows single searches but not reading out the registry.
    { name: "SearchesPerAddress", max: 30, of: except(below("/search"), below("/search/suggestions")) },
    // People scroll through pages, and a store behind one address has several tills.
    { name: "MemberSearchesPerAddress", max: 60, of: below("/bikes/search") },
    // A marketplace asks once per ad, each number at most once a minute.
    {
      name: "StatusRequestsPerAddress",
      max: 60,
      of: except(below("/v1/"), headerMatches(apiKeyHeader, "^crkey_")),
    },
    // A page polls its order each second: five people behind one address can identify at once.
    { name: "EidRequestsPerAddress", max: 300, of: below("/eid/") },
    { name: "ContactRequestsPerAddress", max: 20, of: below("/contact") },
    { name: "RequestsPerAddress", max: 300, of: except(below("/"), below("/eid/")) },
  ].map((limit, priority) => refusedByApi(limitPerMinute(priority, limit))),
  managedRules(6, "AWSManagedRulesAmazonIpReputationList"),
  managedRules(7, "AWSManagedRulesCommonRuleSet", {
    // Refuses bodies above 8 KB, which events of the payment service may exceed and photos do. Events are signed;
    // photos are decoded by Rekognition only.
    excluded: anyOf(below("/webhooks/"), below("/checks/photos")),
    counted: [
      // People may write <script>, ../ or IP addresses: we treat input as text, and must not lose it.
      "CrossSiteScripting_BODY",
      "EC2MetaDataSSRF_BODY",
      "GenericLFI_BODY",
      "GenericRFI_BODY",
      // Servers of marketplaces may send no user agent.
      "NoUserAgent_HEADER",
    ],
  }),
  managedRules(8, "AWSManagedRulesKnownBadInputsRuleSet"),
];

type Props = StackProps & { readonly settings: Settings; readonly bundles: Bundles };

/** Firewall and certificate, which CloudFront requires in us-east-1, and a check that SES has verified the sender's domain. Stateless, so a first deployment that fails for lack of a DNS record leaves nothing behind. */
export class EdgeStack extends Stack {
  readonly firewallArn: string;
  /** The name in its metrics. */
  readonly firewallName: string;
  readonly domain: Domain | undefined;
  constructor(scope: Construct, id: string, { settings, bundles, ...props }: Props) {
    super(scope, id, props);
    this.firewallName = accountWideName(this, "Site");
    const firewall = new CfnWebACL(this, "Firewall", {
      scope: "CLOUDFRONT",
      defaultAction: { allow: {} },
      visibilityConfig: visibility(this.firewallName),
      rules,
      customResponseBodies: refusals,
    });
    this.firewallArn = firewall.attrArn;
    this.domain = this.certify(settings);
    const mailDomain = domainOfMail(settings);
    if (mailDomain !== undefined)
      new VerifiedDomain(this, "VerifiedDomainFunction", {
        bundles,
        domain: mailDomain,
        mailRegion: settings.region,
      });
  }

  private certify({ domainName, hostedZoneId }: Settings): Domain | undefined {
    if (domainName === undefined) return undefined;
    const zone =
      hostedZoneId === undefined ? undefined : HostedZone.fromHostedZoneId(this, "Zone", hostedZoneId);
    const validation = CertificateValidation.fromDns(zone);
    return {
      name: domainName,
      certificate: new Certificate(this, "Certificate", { domainName, validation }),
    };
  }
}
