import { Duration, Stack } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Key } from "aws-cdk-lib/aws-kms";
import { Construct } from "constructs";
import type { AccessLogs } from "#lib/constructs/access-logs.ts";
import type { FeatureFunction } from "#lib/constructs/feature-function.ts";
import { PrivateBucket } from "#lib/constructs/private-bucket.ts";

/** As long as a claim from a sale can be made before a court. */
const kept = Duration.days(3653);

type Props = { readonly key: Key; readonly accessLogs: AccessLogs };

/** What proves that someone has signed: the text, the signature and the word of the eID's issuer. It names people by their personal numbers, and no function reads it. */
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
          expiration: kept,
          noncurrentVersionExpiration: Duration.days(30),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
    });
  }

  allowKeeping(grantee: FeatureFunction): void {
    this.bucket.allow(grantee, ["s3:PutObject"], "signatures");
    grantee.allow(
      new PolicyStatement({
        actions: ["kms:GenerateDataKey"],
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
