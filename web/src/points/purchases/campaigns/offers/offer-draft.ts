import type * as z from "zod";
import { parseSum } from "#contract/platform/typed-sum.ts";
import { PackageList } from "#contract/points/campaigns.ts";

export type PackageDraft = { readonly id: string; readonly points: string; readonly price: string };
export type OffersDraft = { readonly rows: readonly PackageDraft[]; readonly rate: string };

export const emptyRow: PackageDraft = { id: "", points: "", price: "" };

const inKronor = (ore: number): string => String(ore / 100).replace(".", ",");

export const draftOf = ({ items, sekPerUsd }: z.infer<typeof PackageList>): OffersDraft => ({
  rows: items.map(({ id, points, price }) => ({ id, points: String(points), price: inKronor(price) })),
  rate: sekPerUsd === undefined ? "" : String(sekPerUsd).replace(".", ","),
});

export const oreIn = (typed: string): number => Math.round(parseSum(typed) * 100);

/** Unlike `parseSum`, allows any number of decimals and no thousands separators. */
export const rateIn = (typed: string): number | undefined => {
  const written = typed.trim().replace(",", ".");
  if (written === "") return undefined;
  return /^\d+(?:\.\d+)?$/.test(written) ? Number(written) : Number.NaN;
};

export const listOf = ({ rows, rate }: OffersDraft): PackageList => {
  const sekPerUsd = rateIn(rate);
  return PackageList.parse({
    items: rows.map(({ id, points, price }) => ({
      id: id.trim(),
      points: parseSum(points),
      price: oreIn(price),
    })),
    ...(sekPerUsd !== undefined && { sekPerUsd }),
  });
};
