import { Stack, type StackProps } from "aws-cdk-lib";
import { Certificate, CertificateValidation } from "aws-cdk-lib/aws-certificatemanager";
import { HostedZone } from "aws-cdk-lib/aws-route53";
import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import type { Construct } from "constructs";
import { apiBase } from "#contract/route.ts";
import type { Bundles } from "#lib/bundles.ts";
import type { Domain } from "#lib/constructs/site.ts";
import { accountWideName } from "#lib/constructs/account-wide-name.ts";
import { VerifiedDomain } from "#lib/constructs/verified-domain.ts";
import {
  atMostPerMinute,
  butNot,
  managed,
  pathBeginsWith,
  refusals,
  refusedByApi,
  visibility,
} from "#lib/firewall-rules.ts";
import { type Settings, domainOfMail } from "#lib/settings.ts";

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
  managed(7, "AWSManagedRulesCommonRuleSet", {
    // It refuses bodies of more than 8 KB, such as an event of the payment service can have. That one is signed.
    excluded: below("/webhooks/"),
    counted: [
      // People may write of <script>, ../ and addresses of numbers: what they write is text to us, and must not be lost.
      "CrossSiteScripting_BODY",
      "EC2MetaDataSSRF_BODY",
      "GenericLFI_BODY",
      "GenericRFI_BODY",
      // The server of a marketplace need not say what it is.
      "NoUserAgent_HEADER",
    ],
  }),
  managed(8, "AWSManagedRulesKnownBadInputsRuleSet"),
];

type Props = StackProps & { readonly settings: Settings; readonly bundles: Bundles };

/** What CloudFront wants to have in us-east-1, the firewall and the certificate, and the proof that SES knows the sender. Nothing here is kept, so a first deployment that fails for want of a DNS record leaves nothing behind. */
export class EdgeStack extends Stack {
  readonly firewallArn: string;
  /** What its metrics are called. */
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
