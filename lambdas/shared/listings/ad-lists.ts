import type { AdFilters, AdOrder } from "#contract/ads.ts";
import { type Radius, placeOf, radii } from "#contract/places.ts";
import { type ListedAd } from "./ad-card.ts";
import { isNear, squareOf, squaresAround } from "#lambdas/shared/search-index/grid.ts";
import { type Terms, termsOf } from "#lambdas/shared/search-index/terms.ts";
import type { Key } from "#lambdas/shared/table/key.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { listedAdsPartition } from "#lambdas/shared/table/listing-keys.ts";

/** What a list is of, in this order: each part is one of some choices. */
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

/** Prices from which each class begins. */
const bandsFrom = [1, 1000, 2500, 5000, 10_000, 20_000] as const;
const bandOf = (price: number): number => bandsFrom.findLastIndex((least) => least <= price);

const padded = (number: number, length: number): string => String(number).padStart(length, "0");

/** The newest are read backwards, the cheapest forwards; of two that cost the same the older comes first. */
const sortKeyOf = ({ id, listedAt, price }: ListedAd, order: AdOrder): string =>
  order === "price"
    ? `${padded(price, 7)}#${padded(Date.parse(listedAt), 13)}#${id}`
    : `${padded(Date.parse(listedAt), 13)}#${id}`;

const orNone = <T>(choices: readonly (T | undefined)[]): (T | undefined)[] => [
  undefined,
  ...choices.filter((choice) => choice !== undefined),
];

const choicesOf = (ad: ListedAd, { brand, model, type, color }: Terms) => {
  const place = placeOf(ad.city);
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

/** The 216 places of an ad of which everything is shown: no brand, a brand or a model, of any or its own kind, colour and neighbourhood, the newest of them all or of a class of prices, or the cheapest. */
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

/** How filters are answered from the lists. */
export type AdPlan = {
  /** To be read side by side and merged by their sort keys. None where nothing can fit. */
  readonly partitions: readonly string[];
  /** Whether every card there is a hit. */
  readonly exact: boolean;
  readonly accepts: (ad: ListedAd) => boolean;
};

/** Of so many lists at once each can still be read by half a unit. */
export const mostLists = 8;

/** The classes that a range of prices takes in; undefined where it takes in nearly all, or more than can be read at once. */
const bandsOf = ({ order, from = 1, to = Infinity }: AdFilters, squares: number): number[] | undefined => {
  if (order === "price" || (from === 1 && to === Infinity)) return undefined;
  const [first, last] = [bandOf(from), to === Infinity ? bandsFrom.length - 1 : bandOf(to)];
  const bands = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  return bands.length * squares <= mostLists ? bands : undefined;
};

const asksForNothing = ({ brand, model }: AdFilters, terms: Terms): boolean =>
  (brand !== undefined && terms.brand === undefined) || (model !== undefined && terms.model === undefined);

const acceptance =
  (filters: AdFilters, terms: Terms): AdPlan["accepts"] =>
  (ad) => {
    const own = termsOf(ad);
    const { from = 1, to = Infinity, near, radius, electric } = filters;
    const centre = near === undefined ? undefined : placeOf(near);
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

/** Says which lists answer these filters. Few models have two brands, and few types are with a motor and without: those are passed over. */
export const planAds = (filters: AdFilters): AdPlan => {
  const { order, near, electric, from, to } = filters;
  const terms = termsOf(filters);
  const { brand, model, type, color } = terms;
  const radius = radiusOf(filters.radius);
  const centre = near === undefined ? undefined : placeOf(near);
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
