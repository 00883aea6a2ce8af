import { retention } from "#contract/privacy/retention.ts";
import type { Key } from "aws-cdk-lib/aws-kms";
import { Construct } from "constructs";
import type { AccessLogs } from "./access-logs.ts";
import type { FeatureFunction } from "./feature-function.ts";
import { deleteAfter, PrivateBucket } from "./private-bucket.ts";

type Props = { readonly key: Key; readonly accessLogs: AccessLogs };

/** A list of erased accounts outside the table. A restored table contains them again, so the list is kept as long as backups are. */
export class Erasures extends Construct {
  readonly bucket: PrivateBucket;

  constructor(scope: Construct, id: string, { key, accessLogs }: Props) {
    super(scope, id);
    this.bucket = new PrivateBucket(this, "List", {
      encryptionKey: key,
      logs: accessLogs.bucket,
      lifecycleRules: deleteAfter(retention.erasures.period.amount),
    });
  }

  allowAdding(grantee: FeatureFunction): void {
    this.bucket.allow(grantee, ["s3:PutObject"], "erased");
    this.bucket.allowKey(grantee, "kms:GenerateDataKey");
  }
}
