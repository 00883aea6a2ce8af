import { retention } from "#contract/privacy/retention.ts";
import type { Key } from "aws-cdk-lib/aws-kms";
import { Construct } from "constructs";
import type { AccessLogs } from "./access-logs.ts";
import type { FeatureFunction } from "./feature-function.ts";
import { deleteAfter, PrivateBucket } from "./private-bucket.ts";

type Props = { readonly key: Key; readonly accessLogs: AccessLogs };

/** Exports of people's own data. Each is deleted after the promised week, and the bucket keeps no versions. */
export class OwnCopies extends Construct {
  readonly bucket: PrivateBucket;

  constructor(scope: Construct, id: string, { key, accessLogs }: Props) {
    super(scope, id);
    this.bucket = new PrivateBucket(this, "Files", {
      encryptionKey: key,
      logs: accessLogs.bucket,
      lifecycleRules: deleteAfter(retention.ownCopies.period.amount),
    });
  }

  allowKeeping(grantee: FeatureFunction): void {
    this.bucket.allow(grantee, ["s3:PutObject"], "user");
    this.bucket.allowKey(grantee, "kms:GenerateDataKey");
  }

  /** A presigned link works with the rights of the function that signed it. */
  allowReading(grantee: FeatureFunction): void {
    this.bucket.allow(grantee, ["s3:GetObject"], "user");
    this.bucket.allowKey(grantee, "kms:Decrypt");
  }

  allowDiscarding(grantee: FeatureFunction): void {
    this.bucket.allow(grantee, ["s3:DeleteObject"], "user");
  }
}
