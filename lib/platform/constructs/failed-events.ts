import { Duration } from "aws-cdk-lib";
import type { Key } from "aws-cdk-lib/aws-kms";
import { Construct } from "constructs";
import type { AccessLogs } from "./access-logs.ts";
import type { FailureDestination, FeatureFunction } from "./feature-function.ts";
import { PrivateBucket } from "./private-bucket.ts";

type Props = { readonly key: Key; readonly accessLogs: AccessLogs };

/**
 * Stores events that functions have failed on after every retry, for two weeks. A queue would get only the position
 * of a stream record, and the stream deletes it after a day.
 */
export class FailedEvents extends Construct implements FailureDestination {
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

  /** Lambda writes with the function's own rights. */
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
