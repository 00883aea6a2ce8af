import type { PackageList } from "#contract/points/campaigns.ts";
import { readPackages } from "./packages.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/** Saves the packages on sale. Of two concurrent saves, one fails with `conflict-try-again`. */
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
