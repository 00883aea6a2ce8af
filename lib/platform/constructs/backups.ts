import { ArnFormat, Duration, RemovalPolicy, Stack, Validations } from "aws-cdk-lib";
import {
  BackupPlan,
  BackupPlanRule,
  BackupResource,
  BackupVault,
  type LockConfiguration,
} from "aws-cdk-lib/aws-backup";
import { Schedule } from "aws-cdk-lib/aws-events";
import { ManagedPolicy, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { IKey } from "aws-cdk-lib/aws-kms";
import { Construct } from "constructs";
import type { Settings } from "#lib/platform/settings.ts";

/** As long as erased people are repeated after a restore. */
const kept = Duration.days(35);

/** After three days nobody, not even the root user, can open the lock of a live stage. */
const lockOf = (isLive: boolean): LockConfiguration => ({
  minRetention: Duration.days(7),
  maxRetention: kept,
  ...(isLive && { changeableFor: Duration.days(3) }),
});

type Chosen = Pick<Settings, "stage" | "isLive">;

/** The same name in every region, so that one region can name the vault of another. */
const nameOf = ({ stage }: Chosen): string => `cykelregistret-${stage}-backups`;

/** Backups that cannot be deleted before their time. */
export class LockedVault extends BackupVault {
  constructor(
    scope: Construct,
    id: string,
    { encryptionKey, settings }: { encryptionKey: IKey; settings: Chosen },
  ) {
    super(scope, id, {
      backupVaultName: nameOf(settings),
      encryptionKey,
      lockConfiguration: lockOf(settings.isLive),
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
  }
}

type Props = {
  readonly key: IKey;
  readonly settings: Chosen;
  readonly tableArn: string;
  /** The region with the second vault. */
  readonly region: string;
};

/** Backs the table up every Sunday, here and in another region, for the case that the account's hands or the region are lost. Point-in-time recovery covers everything smaller. */
export class Backups extends Construct {
  constructor(scope: Construct, id: string, { key, settings, tableArn, region }: Props) {
    super(scope, id);
    const backupVault = new LockedVault(this, "Vault", { encryptionKey: key, settings });
    const copyArn = Stack.of(this).formatArn({
      service: "backup",
      region,
      resource: "backup-vault",
      resourceName: nameOf(settings),
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    const copy = BackupVault.fromBackupVaultArn(this, "Copy", copyArn);
    const plan = new BackupPlan(this, "Plan", { backupVault });
    plan.addRule(
      new BackupPlanRule({
        scheduleExpression: Schedule.cron({ weekDay: "SUN", hour: "1", minute: "0" }),
        deleteAfter: kept,
        copyActions: [{ destinationBackupVault: copy, deleteAfter: kept }],
      }),
    );
    plan.addSelection("Table", { resources: [BackupResource.fromArn(tableArn)], role: this.role() });
  }

  private role(): Role {
    const policy = "service-role/AWSBackupServiceRolePolicyForBackup";
    const role = new Role(this, "Role", {
      assumedBy: new ServicePrincipal("backup.amazonaws.com"),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName(policy)],
    });
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${policy}]`,
      reason: "AWS Backup asks for it: it copies what a plan names, and can be assumed by nobody else.",
    });
    return role;
  }
}
