import { Lazy } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Key } from "aws-cdk-lib/aws-kms";
import { Construct } from "constructs";
import type { AccessLogs } from "./access-logs.ts";
import type { FailureDestination, FeatureFunction } from "./feature-function.ts";
import { deleteAfter, PrivateBucket } from "./private-bucket.ts";

type Props = { readonly key: Key; readonly accessLogs: AccessLogs };

/**
 * Stores events that functions have failed on after every retry, for two weeks. A queue would get only the position
 * of a stream record, and the stream deletes it after a day.
 */
export class FailedEvents extends Construct implements FailureDestination {
  readonly bucket: PrivateBucket;
  private readonly retried: FeatureFunction[] = [];
  constructor(scope: Construct, id: string, { key, accessLogs }: Props) {
    super(scope, id);
    this.bucket = new PrivateBucket(this, "Bucket", {
      encryptionKey: key,
      logs: accessLogs.bucket,
      lifecycleRules: deleteAfter(14),
    });
  }

  withRetries(failing: FeatureFunction): ReturnType<FailureDestination["of"]> {
    this.retried.push(failing);
    return this.of(failing);
  }

  /** Lazy, because functions are added in any order. */
  get retriedNames(): string {
    return Lazy.string({ produce: () => this.retried.map(({ lambda }) => lambda.functionName).join(",") });
  }

  allowRetrying(retrier: FeatureFunction): void {
    this.bucket.allow(retrier, ["s3:GetObject", "s3:DeleteObject"], "aws/lambda");
    this.bucket.allowSeeingAbsence(retrier);
    this.bucket.allowKey(retrier, "kms:Decrypt");
    const resources = Lazy.list({ produce: () => this.retried.map(({ lambda }) => lambda.functionArn) });
    retrier.allow(new PolicyStatement({ actions: ["lambda:InvokeFunction"], resources }));
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
