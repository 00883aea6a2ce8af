import { Stack } from "aws-cdk-lib";
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";

type Props = { readonly distributionId: string; readonly bucketArn: string };

/** All fields except query, referrer and cookies, because people search for numbers that can be personal. */
const siteLogFields = [
  "date",
  "time",
  "c-ip",
  "cs-method",
  "cs-protocol",
  "cs-protocol-version",
  "x-host-header",
  "cs-uri-stem",
  "cs(User-Agent)",
  "sc-status",
  "sc-bytes",
  "sc-content-type",
  "cs-bytes",
  "time-taken",
  "time-to-first-byte",
  "x-edge-location",
  "x-edge-request-id",
  "x-edge-result-type",
  "x-edge-response-result-type",
  "x-edge-detailed-result-type",
  "ssl-protocol",
  "ssl-cipher",
];

/** Turns on CloudFront's access log, which is possible only in us-east-1. */
export class SiteLog extends Construct {
  constructor(scope: Construct, id: string, { distributionId, bucketArn }: Props) {
    super(scope, id);
    const { account, partition, stackName } = Stack.of(this);
    // At most 60 characters and unique in the account. The stack's name contains its stage and region.
    const name = `${stackName}-site`;
    const source = new CfnDeliverySource(this, "Source", {
      name,
      logType: "ACCESS_LOGS",
      resourceArn: `arn:${partition}:cloudfront::${account}:distribution/${distributionId}`,
    });
    const destination = new CfnDeliveryDestination(this, "Destination", {
      name,
      destinationResourceArn: bucketArn,
      outputFormat: "w3c",
    });
    const delivery = new CfnDelivery(this, "Delivery", {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      recordFields: siteLogFields,
      s3SuffixPath: "{yyyy}/{MM}/{dd}",
    });
    delivery.addResourceDependency(source);
  }
}
