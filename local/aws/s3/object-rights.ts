import type { CloudContext } from "#local/cloud.ts";
import type { RequiredPermission } from "#local/aws/iam/required-permission.ts";
import { AccessDeniedError, demand, type Asker } from "#local/aws/iam/demand.ts";
import { S3Error } from "./s3-error.ts";

/** Each method throws AccessDenied. */
export type ObjectRights = {
  /** Reading a former version needs another permission than reading the current one. */
  read(bucket: string, key: string, versionId?: string): void;
  write(bucket: string, key: string): void;
  remove(bucket: string, key: string): void;
  /** Also needed to learn that a key does not exist. */
  list(bucket: string, prefix?: string): void;
  listVersions(bucket: string): void;
};

export type BucketKeys = ReadonlyMap<string, string>;

const bucketArn = (bucket: string): string => `arn:aws:s3:::${bucket}`;

/** The caller also needs permission for the bucket's encryption key. */
export const objectRights = (
  { context, bucketKeys }: { readonly context: CloudContext; readonly bucketKeys: BucketKeys },
  asker: Asker,
): ObjectRights => {
  const check = (...asked: RequiredPermission[]): void => {
    try {
      demand(context, asker, ...asked);
    } catch (error) {
      throw error instanceof AccessDeniedError ? new S3Error("AccessDenied", 403, error.message) : error;
    }
  };
  const withKey = (bucket: string, action: string): RequiredPermission[] => {
    const resource = bucketKeys.get(bucket);
    const through = { "kms:viaservice": [`s3.${context.region}.amazonaws.com`] };
    return resource === undefined ? [] : [{ action, resource, context: through }];
  };
  const onObject = (action: string, bucket: string, key: string): RequiredPermission => ({
    action,
    resource: `${bucketArn(bucket)}/${key}`,
  });
  return {
    read: (bucket, key, versionId) => {
      const action = versionId === undefined ? "s3:GetObject" : "s3:GetObjectVersion";
      check(onObject(action, bucket, key), ...withKey(bucket, "kms:Decrypt"));
    },
    write: (bucket, key) =>
      check(onObject("s3:PutObject", bucket, key), ...withKey(bucket, "kms:GenerateDataKey")),
    remove: (bucket, key) => check(onObject("s3:DeleteObject", bucket, key)),
    listVersions: (bucket) => check({ action: "s3:ListBucketVersions", resource: bucketArn(bucket) }),
    list: (bucket, prefix) =>
      check({
        action: "s3:ListBucket",
        resource: bucketArn(bucket),
        ...(prefix === undefined ? {} : { context: { "s3:prefix": [prefix] } }),
      }),
  };
};
