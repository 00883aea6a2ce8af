import type { AdFilters, AdOrder } from "#contract/ads/ads.ts";
import { type Radius, findPlace, radii } from "#contract/platform/places.ts";
import { type ListedAd } from "./ad-card.ts";
import { isNear, squareOf, squaresAround } from "#lambdas/bikes/index/grid.ts";
import { type Terms, termsOf } from "#lambdas/bikes/index/terms.ts";
import type { Key } from "#lambdas/platform/table/key.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { listedAdsPartition } from "#lambdas/platform/table/listing-keys.ts";

/** The parts that name a list, in this order. */
type ListParts = {
  readonly order: AdOrder;
  readonly head?: readonly ["b" | "m", string] | undefined;
  readonly kind?: readonly ["t" | "e", string] | undefined;
  readonly color?: string | undefined;
  readonly square?: readonly [Radius, string] | undefined;
  readonly band?: number | undefined;
};

const listOf = ({ order, head, kind, color, square, band }: ListParts): { mask: string; values: string } => {
  const named = [
    ...(head ? [head] : []),
    ...(kind ? [kind] : []),
    ...(color === undefined ? [] : [["c", color] as const]),
    ...(square ? [[`${square[0]}`, square[1]] as const] : []),
    ...(band === undefined ? [] : [["p", `${band}`] as const]),
  ];
  return {
    mask: `${order === "price" ? "P" : "N"}${named.map(([letter]) => letter).join("")}`,
    values: named.map(([, value]) => value).join("|"),
  };
};

/** The lowest price of each price band. */
const bandsFrom = [1, 1000, 2500, 5000, 10_000, 20_000] as const;
const bandOf = (price: number): number => bandsFrom.findLastIndex((min) => min <= price);

const padded = (number: number, length: number): string => String(number).padStart(length, "0");

/** Dates are read backwards, prices forwards; at the same price the older ad comes first. */
const sortKeyOf = ({ id, listedAt, price }: ListedAd, order: AdOrder): string =>
  order === "price"
    ? `${padded(price, 7)}#${padded(Date.parse(listedAt), 13)}#${id}`
    : `${padded(Date.parse(listedAt), 13)}#${id}`;

const orNone = <T>(choices: readonly (T | undefined)[]): (T | undefined)[] => [
  undefined,
  ...choices.filter((choice) => choice !== undefined),
];

const choicesOf = (ad: ListedAd, { brand, model, type, color }: Terms) => {
  const place = findPlace(ad.city);
  return {
    heads: orNone(
      [brand && (["b", brand] as const), model && (["m", model] as const)].map((one) => one || undefined),
    ),
    kinds: orNone([
      type ? (["t", type] as const) : undefined,
      ad.electric ? (["e", "1"] as const) : undefined,
    ]),
    colors: orNone([color]),
    squares: orNone(radii.map((radius) => place && ([radius, squareOf(place, radius)] as const))),
  };
};

/** All 216 lists of a complete ad: every combination of brand or model, kind, colour and area. Each combination has lists by date, by price, and by date within a price band. */
export const adPlaces = (ad: ListedAd): Key[] => {
  const { heads, kinds, colors, squares } = choicesOf(ad, termsOf(ad));
  const lists: ListParts[] = [];
  for (const head of heads)
    for (const kind of kinds)
      for (const color of colors)
        for (const square of squares) {
          const common = { head, kind, color, square };
          lists.push({ order: "newest", ...common }, { order: "price", ...common });
          lists.push({ order: "newest", ...common, band: bandOf(ad.price) });
        }
  return lists.map((parts) => {
    const { mask, values } = listOf(parts);
    return keys.ad(mask, values, sortKeyOf(ad, parts.order));
  });
};

export type AdPlan = {
  /** Read in parallel and merged by sort key. Empty if nothing can match. */
  readonly partitions: readonly string[];
  /** True if every card in the lists matches. */
  readonly exact: boolean;
  readonly accepts: (ad: ListedAd) => boolean;
};

/** With this many lists, half a read unit is enough for each. */
export const maxLists = 8;

/** The price bands of a range; undefined if the range covers nearly all, or too many to read at once. */
const bandsOf = ({ order, from = 1, to = Infinity }: AdFilters, squares: number): number[] | undefined => {
  if (order === "price" || (from === 1 && to === Infinity)) return undefined;
  const [first, last] = [bandOf(from), to === Infinity ? bandsFrom.length - 1 : bandOf(to)];
  const bands = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  return bands.length * squares <= maxLists ? bands : undefined;
};

const asksForNothing = ({ brand, model }: AdFilters, terms: Terms): boolean =>
  (brand !== undefined && terms.brand === undefined) || (model !== undefined && terms.model === undefined);

const acceptance =
  (filters: AdFilters, terms: Terms): AdPlan["accepts"] =>
  (ad) => {
    const own = termsOf(ad);
    const { from = 1, to = Infinity, near, radius, electric } = filters;
    const centre = near === undefined ? undefined : findPlace(near);
    return (
      (["brand", "model", "type", "color"] as const).every(
        (field) => terms[field] === undefined || terms[field] === own[field],
      ) &&
      (electric === undefined || ad.electric) &&
      ad.price >= from &&
      ad.price <= to &&
      (centre === undefined || isNear(ad.city, centre, radiusOf(radius)))
    );
  };

const radiusOf = (radius: number): Radius => radii.find((known) => known === radius) ?? 1;

/** Chooses the lists for a search. Lists combine only one of brand and model, and one of type and electric; `accepts` filters the rest. */
export const planAds = (filters: AdFilters): AdPlan => {
  const { order, near, electric, from, to } = filters;
  const terms = termsOf(filters);
  const { brand, model, type, color } = terms;
  const radius = radiusOf(filters.radius);
  const centre = near === undefined ? undefined : findPlace(near);
  const squares = centre ? squaresAround(centre, radius) : [undefined];
  const bands = bandsOf(filters, squares.length) ?? [undefined];
  const head =
    model !== undefined ? (["m", model] as const) : brand !== undefined ? (["b", brand] as const) : undefined;
  const kind = type !== undefined ? (["t", type] as const) : electric ? (["e", "1"] as const) : undefined;
  const lists = squares.flatMap((square) =>
    bands.map((band) =>
      listOf({ order, head, kind, color, band, square: square === undefined ? undefined : [radius, square] }),
    ),
  );
  const leavesOpen = [brand && model, type && electric, near, from, to];
  return {
    partitions: asksForNothing(filters, terms)
      ? []
      : lists.map(({ mask, values }) => listedAdsPartition(mask, values)),
    exact: leavesOpen.every((open) => open === undefined || open === ""),
    accepts: acceptance(filters, terms),
  };
};
