import { retention } from "#contract/retention.ts";
import { Duration } from "aws-cdk-lib";
import type { Key } from "aws-cdk-lib/aws-kms";
import { Construct } from "constructs";
import type { AccessLogs } from "#lib/constructs/access-logs.ts";
import type { FeatureFunction } from "#lib/constructs/feature-function.ts";
import { PrivateBucket } from "#lib/constructs/private-bucket.ts";

type Props = { readonly key: Key; readonly accessLogs: AccessLogs };

/** Which accounts were erased, and when, for as long as the table can be brought back to a moment before: a copy of it has them again, and this list, which lies apart, has not. */
export class Erasures extends Construct {
  readonly bucket: PrivateBucket;

  constructor(scope: Construct, id: string, { key, accessLogs }: Props) {
    super(scope, id);
    this.bucket = new PrivateBucket(this, "List", {
      encryptionKey: key,
      logs: accessLogs.bucket,
      lifecycleRules: [
        {
          expiration: Duration.days(retention.erasures.period.amount),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
    });
  }

  allowAdding(grantee: FeatureFunction): void {
    this.bucket.allow(grantee, ["s3:PutObject"], "erased");
    this.bucket.allowKey(grantee, "kms:GenerateDataKey");
  }
}
