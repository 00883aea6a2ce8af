import { Duration, RemovalPolicy, Stack } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Key } from "aws-cdk-lib/aws-kms";
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type IBucket,
  type LifecycleRule,
  ObjectOwnership,
} from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import { acknowledgeWildcard } from "./acknowledge-wildcard.ts";
import type { FeatureFunction } from "./feature-function.ts";

type Props = Omit<BucketProps, "blockPublicAccess" | "encryption" | "enforceSSL" | "removalPolicy"> & {
  /** Without it, S3 uses its own key. */
  readonly encryptionKey?: Key;
  readonly logs?: IBucket;
};

/** Deletes files after some days, and after one those whose upload was never completed. */
export const deleteAfter = (days: number, more: LifecycleRule = {}): LifecycleRule[] => [
  { expiration: Duration.days(days), ...more, abortIncompleteMultipartUploadAfter: Duration.days(1) },
];

/** A bucket without public access, over TLS only, which outlives its stack. */
export class PrivateBucket extends Bucket {
  constructor(scope: Construct, id: string, { logs, ...props }: Props = {}) {
    super(scope, id, {
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      ...(logs && { serverAccessLogsBucket: logs, serverAccessLogsPrefix: `${id.toLowerCase()}/` }),
      ...props,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: props.encryptionKey ? BucketEncryption.KMS : BucketEncryption.S3_MANAGED,
      bucketKeyEnabled: props.encryptionKey !== undefined,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
  }

  /** Under exactOptionalPropertyTypes, CDK's Bucket matches IBucket only if this is never undefined. */
  override get isWebsite(): boolean {
    return super.isWebsite ?? false;
  }

  /** Allows actions on the objects below a prefix. */
  allow(grantee: FeatureFunction, actions: readonly `s3:${string}`[], prefix: string): void {
    const resource = this.arnForObjects(`${prefix}/*`);
    grantee.allow(new PolicyStatement({ actions: [...actions], resources: [resource] }));
    const reason = "The owner's id follows the prefix and is checked before every access.";
    acknowledgeWildcard(grantee.grantPrincipal, resource, reason);
  }

  /** Allows using the bucket's key through S3 only. Buckets can share a key. */
  allowKey(grantee: FeatureFunction, ...actions: `kms:${string}`[]): void {
    if (!this.encryptionKey) throw new Error(`${this.node.path} is encrypted by S3's own key`);
    grantee.allow(
      new PolicyStatement({
        actions,
        resources: [this.encryptionKey.keyArn],
        conditions: { StringEquals: { "kms:ViaService": `s3.${Stack.of(this).region}.amazonaws.com` } },
      }),
    );
  }

  /** Without this right, S3 answers "forbidden" instead of "not found" for a missing file. */
  allowSeeingAbsence(grantee: FeatureFunction): void {
    grantee.allow(new PolicyStatement({ actions: ["s3:ListBucket"], resources: [this.bucketArn] }));
  }
}
