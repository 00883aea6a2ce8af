import type * as z from "zod";
import { PackageList } from "#contract/points/campaigns.ts";

/** One package, as it is typed. */
export type Row = { readonly id: string; readonly points: string; readonly price: string };
export type Draft = { readonly rows: readonly Row[]; readonly rate: string };

export const emptyRow: Row = { id: "", points: "", price: "" };

const inKronor = (ore: number): string => String(ore / 100).replace(".", ",");

export const draftOf = ({ items, kronorADollar }: z.infer<typeof PackageList>): Draft => ({
  rows: items.map(({ id, points, price }) => ({ id, points: String(points), price: inKronor(price) })),
  rate: kronorADollar === undefined ? "" : String(kronorADollar).replace(".", ","),
});

/** People write the decimals after a comma. */
export const numberIn = (typed: string): number =>
  typed.trim() === "" ? Number.NaN : Number(typed.replaceAll(/\s/g, "").replace(",", "."));

export const oreIn = (typed: string): number => Math.round(numberIn(typed) * 100);

export const rateIn = (typed: string): number | undefined =>
  typed.trim() === "" ? undefined : numberIn(typed);

/** What is sent, where the form is in order. */
export const listOf = ({ rows, rate }: Draft): PackageList => {
  const kronorADollar = rateIn(rate);
  return PackageList.parse({
    items: rows.map(({ id, points, price }) => ({
      id: id.trim(),
      points: numberIn(points),
      price: oreIn(price),
    })),
    ...(kronorADollar !== undefined && { kronorADollar }),
  });
};
