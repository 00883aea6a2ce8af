import { Duration } from "aws-cdk-lib";
import { ObjectOwnership } from "aws-cdk-lib/aws-s3";
import { Construct } from "constructs";
import { PrivateBucket } from "#lib/constructs/private-bucket.ts";

/** Who asked for what, kept for a year like every security log. */
export class AccessLogs extends Construct {
  readonly bucket: PrivateBucket;
  /** CloudFront still writes its logs with an ACL, so this one bucket cannot do without them. */
  readonly siteBucket: PrivateBucket;
  constructor(scope: Construct, id: string) {
    super(scope, id);
    const lifecycleRules = [{ expiration: Duration.days(365) }];
    this.bucket = new PrivateBucket(this, "Buckets", { lifecycleRules });
    this.siteBucket = new PrivateBucket(this, "Site", {
      lifecycleRules,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      logs: this.bucket,
    });
  }
}
