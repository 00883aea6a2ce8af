import { Duration } from "aws-cdk-lib";
import type { Key } from "aws-cdk-lib/aws-kms";
import { Construct } from "constructs";
import type { AccessLogs } from "#lib/constructs/access-logs.ts";
import type { FailureDestination, FeatureFunction } from "#lib/constructs/feature-function.ts";
import { PrivateBucket } from "#lib/constructs/private-bucket.ts";

type Props = { readonly key: Key; readonly accessLogs: AccessLogs };

/**
 * What functions could not work on after every retry, whole, for two weeks. A queue would be told only where a record
 * stands in the stream, which forgets it after a day.
 */
export class GivenUp extends Construct implements FailureDestination {
  readonly bucket: PrivateBucket;
  constructor(scope: Construct, id: string, { key, accessLogs }: Props) {
    super(scope, id);
    this.bucket = new PrivateBucket(this, "Bucket", {
      encryptionKey: key,
      logs: accessLogs.bucket,
      lifecycleRules: [
        { expiration: Duration.days(14), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });
  }

  /** Where Lambda itself puts what this function failed on, by the function's own rights. */
  of(failing: FeatureFunction): ReturnType<FailureDestination["of"]> {
    return {
      bind: () => {
        this.bucket.allow(failing, ["s3:PutObject"], "aws/lambda");
        this.bucket.allowSeeingAbsence(failing);
        this.bucket.allowKey(failing, "kms:GenerateDataKey");
        return { destination: this.bucket.bucketArn };
      },
    };
  }
}
