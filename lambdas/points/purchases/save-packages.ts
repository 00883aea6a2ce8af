import type { PackageList } from "#contract/points/campaigns.ts";
import { readPackages } from "./packages.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** Changes what points are sold for, from now on. Two administrators who do so at once do not overwrite each other. */
export const savePackages = async (
  { table, system }: Pick<PurchasesContext, "table" | "system">,
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
    ...auditWrites(system, { subject: "packages", by: adminId, action: "packages-changed", at }),
  ]);
  return wanted;
};
