import type { AdminSearchFilters } from "#contract/admin-search.ts";
import type { Part } from "#lambdas/shared/search-index/merge-parts.ts";
import { type PageWanted, readParts } from "#lambdas/search/read-lists.ts";
import { type Card, cardOf } from "#lambdas/shared/search-index/card.ts";
import { type Filters, plan } from "#lambdas/shared/search-index/plan.ts";
import { sortKeyOf } from "#lambdas/shared/search-index/posting-keys.ts";
import { BikeItem, isInReview } from "#lambdas/shared/table/items/bike.ts";
import { lists } from "#lambdas/shared/table/keys.ts";
import type { Reader } from "#lambdas/shared/table/reader.ts";

/** A bike in a list; some lists hold all of it. */
export type Candidate = { readonly sk: string; readonly id: string; readonly bike?: BikeItem };
type Status = AdminSearchFilters["status"];

/** What an administrator looks for, words recognised. */
export type Wanted = Omit<Filters, "status"> & {
  readonly status: Status;
  /** What the frame number begins with. */
  readonly beginning?: string | undefined;
};

/** Whole bikes have up to 2,000 bytes. */
const mostWhole = 60;

const hasStatus = (bike: BikeItem, wanted: Status): boolean => {
  const { status, deletedAt, salePrice } = bike;
  switch (wanted) {
    case "any":
      return true;
    case "deleted":
      return deletedAt !== undefined;
    case "for_sale":
      return deletedAt === undefined && salePrice !== undefined;
    case "stolen":
      return deletedAt === undefined && status === "stolen";
    case "pending_review":
      return deletedAt === undefined && isInReview(bike);
  }
};

/** A bike as a list would show it if nothing were hidden. */
const wholeCardOf = (bike: BikeItem): Card => {
  const { stolenPlace, stolenBattery, stolen } = cardOf(bike);
  return { ...bike, stolen, stolenPlace, stolenBattery };
};

/** Whether a bike is what is wanted, with all that its owner hides. */
export const isWanted = (bike: BikeItem, wanted: Wanted): boolean =>
  hasStatus(bike, wanted.status) &&
  bike.frameNumber.startsWith(wanted.beginning ?? "") &&
  plan({ ...wanted, status: "any" }).accepts(wholeCardOf(bike));

const wholeBikes = async (
  reader: Reader,
  place: { readonly index: "gsi1" | "gsi2"; readonly partition: string; readonly after: string | undefined },
  wanted: Wanted,
): Promise<Part<Candidate>> => {
  const { items, more } = await reader.query({
    ...place,
    schema: BikeItem,
    limit: mostWhole,
    backwards: true,
  });
  const last = items.at(-1);
  return {
    items: items
      .filter((bike) => isWanted(bike, wanted))
      .map((bike) => ({ sk: sortKeyOf(bike), id: bike.id, bike })),
    end: more && last ? sortKeyOf(last) : undefined,
  };
};

/** Bikes that everybody finds, by what their owners show. */
const listedBikes = async (reader: Reader, wanted: Wanted, page: PageWanted): Promise<Part<Candidate>[]> => {
  const { status } = wanted;
  return status === "pending_review" || status === "deleted"
    ? []
    : readParts(reader, plan({ ...wanted, status }), page);
};

const unlisted = ["pending_review", "deleted"] as const;

/** Where bikes of a status lie that nobody else finds. A stolen one can wait for its review, too. */
const unlistedOf = (status: Status): readonly Status[] => {
  if (status === "any") return unlisted;
  return status === "stolen" ? ["pending_review"] : [status];
};

/** Every bike, the person who may find it. */
export const partsOfAll = async (
  reader: Reader,
  wanted: Wanted,
  page: PageWanted,
): Promise<Part<Candidate>[]> => {
  const states = unlisted.filter((state) => unlistedOf(wanted.status).includes(state));
  const hidden = states.map((state) =>
    wholeBikes(reader, { index: "gsi2", partition: lists.unlistedBikes(state), after: page.after }, wanted),
  );
  const [listed, ...others] = await Promise.all([listedBikes(reader, wanted, page), ...hidden]);
  return [...listed, ...others];
};

/** The owner's own list spells times as people read them. */
const ownListKey = (sortKey: string): string => {
  const [milliseconds, id = ""] = sortKey.split("#");
  return `${new Date(Number(milliseconds)).toISOString()}#${id}`;
};

export const partsOfOwners = (
  reader: Reader,
  ownerIds: readonly string[],
  wanted: Wanted,
  { after }: PageWanted,
): Promise<Part<Candidate>[]> =>
  Promise.all(
    ownerIds
      .flatMap((ownerId) => [lists.bikesOf(ownerId), lists.deletedBikesOf(ownerId)])
      .map((partition) => {
        const place = { index: "gsi1", partition, after: after && ownListKey(after) } as const;
        return wholeBikes(reader, place, wanted);
      }),
  );
