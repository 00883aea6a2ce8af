import { CfnOutput } from "aws-cdk-lib";
import { CfnRecordSet } from "aws-cdk-lib/aws-route53";
import { Construct } from "constructs";

type DnsRecord = {
  readonly name: string;
  readonly type: "CNAME" | "MX" | "TXT";
  /** As in the zone file, quotation marks included. */
  readonly value: string;
};

type Props = {
  /** The zone of the domain, if this account hosts it. */
  readonly hostedZoneId: string | undefined;
  readonly records: Readonly<Record<string, DnsRecord>>;
};

/** Creates records in the hosted zone. Without one, the deployment prints them for the domain's DNS provider. */
export class DnsRecords extends Construct {
  constructor(scope: Construct, id: string, { hostedZoneId, records }: Props) {
    super(scope, id);
    for (const [key, { name, type, value }] of Object.entries(records))
      if (hostedZoneId === undefined)
        new CfnOutput(this, key, { value: `${name} ${type} ${value}` }).overrideLogicalId(`Dns${key}`);
      else new CfnRecordSet(this, key, { hostedZoneId, name, type, ttl: "1800", resourceRecords: [value] });
  }
}

type SiteAddressProps = {
  /** The zone of the domain, if this account hosts it. */
  readonly hostedZoneId: string | undefined;
  readonly domainName: string;
  readonly distributionHost: string;
};

/** The zone of all CloudFront distributions. */
const cloudFrontZone = "Z2FDTNDATAQYW2";

/** Points the domain to CloudFront, or prints the record for it. */
export class SiteAddress extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { hostedZoneId, domainName, distributionHost }: SiteAddressProps,
  ) {
    super(scope, id);
    if (hostedZoneId === undefined) {
      const value = `${domainName} ALIAS ${distributionHost}`;
      new CfnOutput(this, "Record", { value }).overrideLogicalId("DnsSite");
      return;
    }
    for (const type of ["A", "AAAA"])
      new CfnRecordSet(this, type, {
        hostedZoneId,
        name: domainName,
        type,
        aliasTarget: { dnsName: distributionHost, hostedZoneId: cloudFrontZone },
      });
  }
}
