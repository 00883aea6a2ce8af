import { signatureDaysKept } from "#contract/people/signing.ts";
import type { Key } from "aws-cdk-lib/aws-kms";
import { Construct } from "constructs";
import type { AccessLogs } from "./access-logs.ts";
import type { FeatureFunction } from "./feature-function.ts";
import { formerVersions } from "./pictures.ts";
import { deleteAfter, PrivateBucket } from "./private-bucket.ts";

type Props = { readonly key: Key; readonly accessLogs: AccessLogs };

/** Evidence of signatures: the text, the signature and the response of the eID's issuer. It contains personal numbers, and only the nightly check reads it. */
export class Signatures extends Construct {
  readonly bucket: PrivateBucket;

  constructor(scope: Construct, id: string, { key, accessLogs }: Props) {
    super(scope, id);
    this.bucket = new PrivateBucket(this, "Evidence", {
      encryptionKey: key,
      logs: accessLogs.bucket,
      versioned: true,
      lifecycleRules: deleteAfter(signatureDaysKept, { noncurrentVersionExpiration: formerVersions }),
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

  /** For deleting the evidence of unfinished transfers. */
  allowForgetting(grantee: FeatureFunction): void {
    this.bucket.allow(grantee, ["s3:DeleteObject"], "signatures");
  }
}
