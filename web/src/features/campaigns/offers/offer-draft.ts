import type * as z from "zod";
import { PackageList } from "#contract/campaigns.ts";
import { PackageId, PointsPackage } from "#contract/points.ts";

/** One package, as it is typed. `key` stays the same while it is changed. */
export type Row = {
  readonly key: string;
  readonly id: string;
  readonly points: string;
  readonly price: string;
};
export type RowFault = "id" | "points" | "price";
export type Draft = { readonly rows: readonly Row[]; readonly rate: string };

const inKronor = (ore: number): string => String(ore / 100).replace(".", ",");

export const draftOf = ({ items, kronorADollar }: z.infer<typeof PackageList>): Draft => ({
  rows: items.map(({ id, points, price }) => ({
    key: id,
    id,
    points: String(points),
    price: inKronor(price),
  })),
  rate: kronorADollar === undefined ? "" : String(kronorADollar).replace(".", ","),
});

/** People write the decimals after a comma. */
const numberIn = (typed: string): number =>
  typed.trim() === "" ? Number.NaN : Number(typed.replaceAll(/\s/g, "").replace(",", "."));

const offerOf = ({ id, points, price }: Row) => ({
  id: id.trim(),
  points: numberIn(points),
  price: Math.round(numberIn(price) * 100),
});

/** What is wrong with one of the rows. */
export const rowFaults = (row: Row, rows: readonly Row[]): RowFault[] => {
  const offer = offerOf(row);
  const isTwice = rows.some(({ key, id }) => key !== row.key && id.trim() === offer.id);
  return [
    ...(isTwice || !PackageId.safeParse(offer.id).success ? ["id" as const] : []),
    ...(PointsPackage.shape.points.safeParse(offer.points).success ? [] : ["points" as const]),
    ...(PointsPackage.shape.price.safeParse(offer.price).success ? [] : ["price" as const]),
  ];
};

const rateOf = ({ rate }: Draft): number | undefined => (rate.trim() === "" ? undefined : numberIn(rate));

export const isRateWrong = (draft: Draft): boolean =>
  !PackageList.shape.kronorADollar.safeParse(rateOf(draft)).success;

/** What is sent, where everything is in order. */
export const listOf = (draft: Draft): PackageList | undefined => {
  const kronorADollar = rateOf(draft);
  return PackageList.safeParse({
    items: draft.rows.map(offerOf),
    ...(kronorADollar !== undefined && { kronorADollar }),
  }).data;
};
