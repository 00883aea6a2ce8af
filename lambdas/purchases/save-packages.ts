import type { PackageList } from "#contract/campaigns.ts";
import { readPackages } from "#lambdas/purchases/packages.ts";
import type { PurchasesWorld } from "#lambdas/purchases/purchases-world.ts";
import { put } from "#lambdas/table/actions.ts";
import { auditOf } from "#lambdas/table/audit.ts";
import { keys } from "#lambdas/table/keys.ts";

/** Changes what points are sold for, from now on. Two administrators who do so at once do not overwrite each other. */
export const savePackages = async (
  { table, system }: Pick<PurchasesWorld, "table" | "system">,
  adminId: string,
  wanted: PackageList,
): Promise<PackageList> => {
  const { version } = await readPackages(table);
  const saved = put(keys.packages(), "packages", { ...wanted, version: version + 1 });
  const at = system.now().toISOString();
  await table.transact([
    version === 0
      ? saved.expectNew("conflict-try-again")
      : saved.expect("version", version, "conflict-try-again"),
    auditOf(system, { subject: "packages", by: adminId, action: "packages-changed", at }),
  ]);
  return wanted;
};
