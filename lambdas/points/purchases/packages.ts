import type { PackageList } from "#contract/points/campaigns.ts";
import type { PointsPackage } from "#contract/points/purchases.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type Action, check } from "#lambdas/shared/table/actions.ts";
import { PackagesItem } from "#lambdas/shared/table/items/purchase.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** What points are sold for until an administrator says otherwise. */
const atFirst: readonly PointsPackage[] = [
  { id: "START", points: 150, price: 14_900 },
  { id: "PLUS", points: 300, price: 27_900 },
  { id: "FAMILJ", points: 600, price: 49_900 },
];

export type Packages = PackageList & { readonly version: number };

/** What points are sold for now. */
export const readPackages = async (table: Pick<Table, "get">): Promise<Packages> => {
  const saved = await table.get(keys.packages(), PackagesItem);
  if (!saved) return { items: [...atFirst], version: 0 };
  const { items, kronorADollar, version } = saved;
  return { items, version, ...(kronorADollar !== undefined && { kronorADollar }) };
};

export const packageOf = ({ items }: Packages, packageId: string): PointsPackage => {
  const found = items.find(({ id }) => id === packageId);
  if (!found) throw new ProblemError("package-not-found");
  return found;
};

/** Lets a transaction fail where what points are sold for has changed since it was read. */
export const packagesUnchanged = ({ version }: Packages): Action =>
  version === 0
    ? check(keys.packages()).expectAbsent("version", "stale")
    : check(keys.packages()).expect("version", version, "stale");
