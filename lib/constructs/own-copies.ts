import { retention } from "#contract/retention.ts";
import { Duration } from "aws-cdk-lib";
import type { Key } from "aws-cdk-lib/aws-kms";
import { Construct } from "constructs";
import type { AccessLogs } from "#lib/constructs/access-logs.ts";
import type { FeatureFunction } from "#lib/constructs/feature-function.ts";
import { PrivateBucket } from "#lib/constructs/private-bucket.ts";

type Props = { readonly key: Key; readonly accessLogs: AccessLogs };

/** Copies of all that is kept about people, each for them alone. Nothing here outlives the week that they were told, not even as an older version. */
export class OwnCopies extends Construct {
  readonly bucket: PrivateBucket;

  constructor(scope: Construct, id: string, { key, accessLogs }: Props) {
    super(scope, id);
    this.bucket = new PrivateBucket(this, "Files", {
      encryptionKey: key,
      logs: accessLogs.bucket,
      lifecycleRules: [
        {
          expiration: Duration.days(retention.ownCopies.period.amount),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
    });
  }

  allowKeeping(grantee: FeatureFunction): void {
    this.bucket.allow(grantee, ["s3:PutObject"], "user");
    this.bucket.allowKey(grantee, "kms:GenerateDataKey");
  }

  /** A link that it signs opens a file by its rights. */
  allowReading(grantee: FeatureFunction): void {
    this.bucket.allow(grantee, ["s3:GetObject"], "user");
    this.bucket.allowKey(grantee, "kms:Decrypt");
  }

  allowDiscarding(grantee: FeatureFunction): void {
    this.bucket.allow(grantee, ["s3:DeleteObject"], "user");
  }
}
