import { retentionSeconds } from "#contract/privacy/retention.ts";
import { Duration, Stack } from "aws-cdk-lib";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { CfnBucket } from "aws-cdk-lib/aws-s3";
import { Construct } from "constructs";
import { PrivateBucket } from "./private-bucket.ts";

/** Lets CloudFront of this account write its logs. Their delivery source is always in us-east-1. */
const acceptSiteLogs = (bucket: PrivateBucket): void => {
  const { account, partition } = Stack.of(bucket);
  bucket.addToResourcePolicy(
    new PolicyStatement({
      sid: "SiteLogs",
      principals: [new ServicePrincipal("delivery.logs.amazonaws.com")],
      actions: ["s3:PutObject"],
      resources: [bucket.arnForObjects("*")],
      conditions: {
        StringEquals: { "aws:SourceAccount": account },
        ArnLike: { "aws:SourceArn": `arn:${partition}:logs:us-east-1:${account}:delivery-source:*` },
      },
    }),
  );
};

/** An ARN for a stack in another region, as a reference to an output, so that the bucket needs no fixed name. */
const crossRegionArn = (bucket: PrivateBucket): string => {
  const resource = bucket.node.defaultChild;
  if (resource instanceof CfnBucket) return resource.attrArn;
  throw new Error("A Bucket no longer has a CfnBucket as its child.");
};

export class AccessLogs extends Construct {
  /** Access logs of the other buckets. */
  readonly bucket: PrivateBucket;
  /** Access logs of CloudFront. */
  readonly siteBucketArn: string;
  /** CloudTrail events of the user pool. */
  readonly callsBucket: PrivateBucket;
  constructor(scope: Construct, id: string) {
    super(scope, id);
    const lifecycleRules = [{ expiration: Duration.seconds(retentionSeconds("securityLogs")) }];
    this.bucket = new PrivateBucket(this, "Buckets", { lifecycleRules });
    const site = new PrivateBucket(this, "Site", { lifecycleRules, logs: this.bucket });
    acceptSiteLogs(site);
    this.siteBucketArn = crossRegionArn(site);
    this.callsBucket = new PrivateBucket(this, "Calls", {
      logs: this.bucket,
      lifecycleRules: [{ expiration: Duration.days(90) }],
    });
  }
}
