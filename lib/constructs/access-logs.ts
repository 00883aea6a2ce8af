import { retentionSeconds } from "#contract/retention.ts";
import { Duration, Stack } from "aws-cdk-lib";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { CfnBucket } from "aws-cdk-lib/aws-s3";
import { Construct } from "constructs";
import { PrivateBucket } from "#lib/constructs/private-bucket.ts";

/** Lets CloudFront put its logs here, and no other account's. It hands them over in us-east-1, wherever they are kept. */
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

/** As the stack of another region is told it: by an output, so that the bucket needs no name of ours, which a second deployment would find taken. */
const arnAnywhere = (bucket: PrivateBucket): string => {
  const resource = bucket.node.defaultChild;
  if (resource instanceof CfnBucket) return resource.attrArn;
  throw new Error("A bucket is made of something else.");
};

/** Who asked for what, kept for a year like every security log. */
export class AccessLogs extends Construct {
  readonly bucket: PrivateBucket;
  /** Where what people ask of the site is kept. */
  readonly siteBucketArn: string;
  /** What people ask of the user pool, past every trigger. */
  readonly callsBucket: PrivateBucket;
  constructor(scope: Construct, id: string) {
    super(scope, id);
    const lifecycleRules = [{ expiration: Duration.seconds(retentionSeconds("securityLogs")) }];
    this.bucket = new PrivateBucket(this, "Buckets", { lifecycleRules });
    const site = new PrivateBucket(this, "Site", { lifecycleRules, logs: this.bucket });
    acceptSiteLogs(site);
    this.siteBucketArn = arnAnywhere(site);
    this.callsBucket = new PrivateBucket(this, "Calls", {
      logs: this.bucket,
      lifecycleRules: [{ expiration: Duration.days(90) }],
    });
  }
}
