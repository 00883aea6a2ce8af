import { CfnOutput } from "aws-cdk-lib";
import { CfnRecordSet } from "aws-cdk-lib/aws-route53";
import { Construct } from "constructs";

type Props = {
  /** Where the domain is kept in this account, if it is. */
  readonly hostedZoneId: string | undefined;
  readonly domainName: string;
  /** CloudFront's own address. */
  readonly distributionHost: string;
};

/** CloudFront's zone is the same for everybody. */
const cloudFrontZone = "Z2FDTNDATAQYW2";

/** Leads the domain to CloudFront, or prints the record that does so. */
export class SiteAddress extends Construct {
  constructor(scope: Construct, id: string, { hostedZoneId, domainName, distributionHost }: Props) {
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
