import { Duration } from "aws-cdk-lib";
import { signatureDaysKept } from "#contract/signing.ts";
import type { Key } from "aws-cdk-lib/aws-kms";
import { Construct } from "constructs";
import type { AccessLogs } from "#lib/constructs/access-logs.ts";
import type { FeatureFunction } from "#lib/constructs/feature-function.ts";
import { PrivateBucket } from "#lib/constructs/private-bucket.ts";

type Props = { readonly key: Key; readonly accessLogs: AccessLogs };

/** What proves that someone has signed: the text, the signature and the word of the eID's issuer. It names people by their personal numbers, and nothing reads it but the proof of every night. */
export class Signatures extends Construct {
  readonly bucket: PrivateBucket;

  constructor(scope: Construct, id: string, { key, accessLogs }: Props) {
    super(scope, id);
    this.bucket = new PrivateBucket(this, "Evidence", {
      encryptionKey: key,
      logs: accessLogs.bucket,
      versioned: true,
      lifecycleRules: [
        {
          expiration: Duration.days(signatureDaysKept),
          noncurrentVersionExpiration: Duration.days(30),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
    });
  }

  allowKeeping(grantee: FeatureFunction): void {
    this.bucket.allow(grantee, ["s3:PutObject"], "signatures");
    this.bucket.allowKey(grantee, "kms:GenerateDataKey");
  }

  allowProving(grantee: FeatureFunction): void {
    this.bucket.allow(grantee, ["s3:GetObject"], "signatures");
    this.bucket.allowSeeingAbsence(grantee);
    this.bucket.allowKey(grantee, "kms:Decrypt");
  }

  /** What was signed for something that came to nothing goes with it. */
  allowForgetting(grantee: FeatureFunction): void {
    this.bucket.allow(grantee, ["s3:DeleteObject"], "signatures");
  }
}
