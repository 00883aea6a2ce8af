import { describe, expect, it } from "vitest";
import {
  type Chosen,
  deploymentOf,
  production,
  registryApp,
  resourcesOfType,
  templateOf,
} from "./synthesised.ts";

const chosen: Chosen = { ...production, backupRegion: "eu-central-1" };
const app = await registryApp(chosen);
const propertiesIn = (of: Parameters<typeof templateOf>[1], type: string) =>
  resourcesOfType(templateOf(app, of), type).map(([, { Properties }]) => Properties);

describe("backups of a live stage", () => {
  it("lie in two vaults of a name, here and in another region, whose locks nobody can open after three days", () => {
    for (const stack of ["Registry", "BackupCopies"] as const)
      expect(propertiesIn(stack, "AWS::Backup::BackupVault")).toMatchObject([
        {
          BackupVaultName: "cykelregistret-prod-backups",
          LockConfiguration: { ChangeableForDays: 3, MinRetentionDays: 7, MaxRetentionDays: 35 },
        },
      ]);
    expect(app.node.findChild("BackupCopies")).toMatchObject({ region: "eu-central-1" });
  });

  it("are made of the table every week, and copied", () => {
    const [plan] = propertiesIn("Registry", "AWS::Backup::BackupPlan");
    const rules = (plan?.["BackupPlan"] as { BackupPlanRule: object[] }).BackupPlanRule;
    expect(rules).toMatchObject([
      {
        ScheduleExpression: "cron(0 1 ? * SUN *)",
        Lifecycle: { DeleteAfterDays: 35 },
        CopyActions: [{ Lifecycle: { DeleteAfterDays: 35 } }],
      },
    ]);
    expect(JSON.stringify(rules)).toContain(":backup:eu-central-1:");
    const [selection] = propertiesIn("Registry", "AWS::Backup::BackupSelection");
    expect(JSON.stringify(selection)).toMatch(
      /"Resources":\[\{"Fn::GetAtt":\["RegisterTable\w+","Arn"\]\}\]/,
    );
  });

  it("pass cdk-nag", () => {
    expect(() => app.synth()).not.toThrow();
  });
});

it("a stage that is not live can still open its locks, and one without a second region has no vault", async () => {
  const fresh = await registryApp({ ...chosen, isLive: false });
  const [, vault] = resourcesOfType(templateOf(fresh, "Registry"), "AWS::Backup::BackupVault")[0] ?? [];
  expect(vault?.Properties["LockConfiguration"]).not.toHaveProperty("ChangeableForDays");
  const without = deploymentOf(await registryApp(production));
  expect(resourcesOfType(without, "AWS::Backup::BackupVault")).toEqual([]);
});
