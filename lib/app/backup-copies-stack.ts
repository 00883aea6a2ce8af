import { RemovalPolicy, Stack, type StackProps } from "aws-cdk-lib";
import { Key } from "aws-cdk-lib/aws-kms";
import type { Construct } from "constructs";
import { LockedVault } from "#lib/platform/constructs/backups.ts";
import type { Settings } from "#lib/platform/settings.ts";

type Props = StackProps & { readonly settings: Settings };

/** The vault of a second region, with a key of its own. */
export class BackupCopiesStack extends Stack {
  constructor(scope: Construct, id: string, { settings, ...props }: Props) {
    super(scope, id, props);
    const encryptionKey = new Key(this, "BackupKey", {
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    new LockedVault(this, "CopyVault", { encryptionKey, settings });
  }
}
