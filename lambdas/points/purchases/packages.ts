import type { PackageList } from "#contract/points/campaigns.ts";
import type { PointsPackage } from "#contract/points/purchases.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type Action, check } from "#lambdas/platform/table/actions.ts";
import { PackagesItem } from "#lambdas/points/items/purchase.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** On sale until an administrator saves other packages. */
const defaultPackages: readonly PointsPackage[] = [
  { id: "START", points: 150, price: 14_900 },
  { id: "PLUS", points: 300, price: 27_900 },
  { id: "FAMILJ", points: 600, price: 49_900 },
];

export type Packages = PackageList & { readonly version: number };

export const readPackages = async (table: Pick<Table, "get">): Promise<Packages> => {
  const saved = await table.get(keys.packages(), PackagesItem);
  if (!saved) return { items: [...defaultPackages], version: 0 };
  const { items, sekPerUsd, version } = saved;
  return { items, version, ...(sekPerUsd !== undefined && { sekPerUsd }) };
};

export const packageOf = ({ items }: Packages, packageId: string): PointsPackage => {
  const chosen = items.find(({ id }) => id === packageId);
  if (!chosen) throw new ProblemError("package-not-found");
  return chosen;
};

/** Fails the transaction with `stale` if the packages have changed since they were read. */
export const packagesUnchanged = ({ version }: Packages): Action =>
  version === 0
    ? check(keys.packages()).expectAbsent("version", "stale")
    : check(keys.packages()).expect("version", version, "stale");
