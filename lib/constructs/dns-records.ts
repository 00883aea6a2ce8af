import { CfnOutput } from "aws-cdk-lib";
import { CfnRecordSet } from "aws-cdk-lib/aws-route53";
import { Construct } from "constructs";

type DnsRecord = {
  readonly name: string;
  readonly type: "CNAME" | "MX" | "TXT";
  /** As it stands in the zone, quotation marks included. */
  readonly value: string;
};

type Props = {
  /** Where the domain is kept in this account, if it is. */
  readonly hostedZoneId: string | undefined;
  readonly records: Readonly<Record<string, DnsRecord>>;
};

/** Records in the hosted zone. Without one they are printed after the deployment, to be copied to wherever the domain is kept. */
export class DnsRecords extends Construct {
  constructor(scope: Construct, id: string, { hostedZoneId, records }: Props) {
    super(scope, id);
    for (const [key, { name, type, value }] of Object.entries(records))
      if (hostedZoneId === undefined)
        new CfnOutput(this, key, { value: `${name} ${type} ${value}` }).overrideLogicalId(`Dns${key}`);
      else new CfnRecordSet(this, key, { hostedZoneId, name, type, ttl: "1800", resourceRecords: [value] });
  }
}
