import { RemovalPolicy, Stack } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Key } from "aws-cdk-lib/aws-kms";
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type IBucket,
  ObjectOwnership,
} from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import { acknowledgeWildcard } from "#lib/constructs/acknowledge-wildcard.ts";
import type { FeatureFunction } from "#lib/constructs/feature-function.ts";

type Props = Omit<BucketProps, "blockPublicAccess" | "encryption" | "enforceSSL" | "removalPolicy"> & {
  /** Without a key S3's own encrypts. */
  readonly encryptionKey?: Key;
  readonly logs?: IBucket;
};

/** A bucket nobody reaches without a signature or CloudFront, over TLS only, and that outlives its stack. */
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

  /** CDK's Bucket fits its own IBucket under exactOptionalPropertyTypes only where this is never undefined. */
  override get isWebsite(): boolean {
    return super.isWebsite ?? false;
  }

  /** Lets a function do this with the objects below a prefix and no others. */
  allow(grantee: FeatureFunction, actions: readonly `s3:${string}`[], prefix: string): void {
    const resource = this.arnForObjects(`${prefix}/*`);
    grantee.allow(new PolicyStatement({ actions: [...actions], resources: [resource] }));
    const reason = "Whose file it is stands below the prefix and is checked before every access.";
    acknowledgeWildcard(grantee.grantPrincipal, resource, reason);
  }

  /** Lets a function use the key of the bucket, through S3 alone. One key may serve several buckets. */
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

  /** Without it S3 says "forbidden" instead of "not there" about a file that never came, or has gone. */
  allowSeeingAbsence(grantee: FeatureFunction): void {
    grantee.allow(new PolicyStatement({ actions: ["s3:ListBucket"], resources: [this.bucketArn] }));
  }
}
