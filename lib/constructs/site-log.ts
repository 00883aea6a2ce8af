import { Stack } from "aws-cdk-lib";
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";

type Props = { readonly distributionId: string; readonly bucketArn: string };

/** All that is known of a request but its query, its referrer and its cookies: people search for numbers, and not only for those of frames. */
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

/** Has CloudFront write down who asks for what. It can be told so in us-east-1 alone. */
export class SiteLog extends Construct {
  constructor(scope: Construct, id: string, { distributionId, bucketArn }: Props) {
    super(scope, id);
    const { account, partition, stackName } = Stack.of(this);
    // At most 60 signs, and one in the account: the stack's name tells of its stage and of the region of its site.
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
