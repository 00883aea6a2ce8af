import { Duration, Stack } from "aws-cdk-lib";
import { signatureDaysKept } from "#contract/signing.ts";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Key } from "aws-cdk-lib/aws-kms";
import { Construct } from "constructs";
import type { AccessLogs } from "#lib/constructs/access-logs.ts";
import type { FeatureFunction } from "#lib/constructs/feature-function.ts";
import { PrivateBucket } from "#lib/constructs/private-bucket.ts";

type Props = { readonly key: Key; readonly accessLogs: AccessLogs };

/** What proves that someone has signed: the text, the signature and the word of the eID's issuer. It names people by their personal numbers, and nothing reads it but the proof of every night. */
export class Signatures extends Construct {
  readonly bucket: PrivateBucket;
  private readonly key: Key;

  constructor(scope: Construct, id: string, { key, accessLogs }: Props) {
    super(scope, id);
    this.key = key;
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
    this.allowKey(grantee, "kms:GenerateDataKey");
  }

  allowProving(grantee: FeatureFunction): void {
    this.bucket.allow(grantee, ["s3:GetObject"], "signatures");
    // Without it S3 says "forbidden" instead of "not there" about one that is missing.
    grantee.allow(new PolicyStatement({ actions: ["s3:ListBucket"], resources: [this.bucket.bucketArn] }));
    this.allowKey(grantee, "kms:Decrypt");
  }

  private allowKey(grantee: FeatureFunction, action: `kms:${string}`): void {
    grantee.allow(
      new PolicyStatement({
        actions: [action],
        resources: [this.key.keyArn],
        conditions: { StringEquals: { "kms:ViaService": `s3.${Stack.of(this).region}.amazonaws.com` } },
      }),
    );
  }

  /** What was signed for something that came to nothing goes with it. */
  allowForgetting(grantee: FeatureFunction): void {
    this.bucket.allow(grantee, ["s3:DeleteObject"], "signatures");
  }
}
