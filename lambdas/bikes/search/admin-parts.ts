import type { AdminSearchFilters } from "#contract/office/admin-search.ts";
import type { ListPart } from "#lambdas/bikes/index/merge-parts.ts";
import { type PageRequest, readParts } from "./read-lists.ts";
import { type Card, cardOf } from "#lambdas/bikes/index/card.ts";
import { type Filters, plan } from "#lambdas/bikes/index/plan.ts";
import { sortKeyOf } from "#lambdas/bikes/index/posting-keys.ts";
import { BikeItem, isInReview } from "#lambdas/bikes/items/bike.ts";
import { lists } from "#lambdas/platform/table/keys.ts";
import type { Reader } from "#lambdas/platform/table/reader.ts";

/** A bike in a list. Some lists contain the whole bike. */
export type Candidate = { readonly sk: string; readonly id: string; readonly bike?: BikeItem };
type Status = AdminSearchFilters["status"];

export type AdminQuery = Omit<Filters, "status"> & {
  readonly status: Status;
  readonly beginning?: string | undefined;
};

/** Whole bikes have up to 2,000 bytes. */
const maxWholeBikes = 60;

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

/** A card that ignores the owner's visibility settings. */
const wholeCardOf = (bike: BikeItem): Card => {
  const { stolenPlace, stolenBattery, stolen } = cardOf(bike);
  return { ...bike, stolen, stolenPlace, stolenBattery };
};

export const matchesQuery = (bike: BikeItem, wanted: AdminQuery): boolean =>
  hasStatus(bike, wanted.status) &&
  bike.frameNumber.startsWith(wanted.beginning ?? "") &&
  plan({ ...wanted, status: "all" }).accepts(wholeCardOf(bike));

const wholeBikes = async (
  reader: Reader,
  place: { readonly index: "gsi1" | "gsi2"; readonly partition: string; readonly after: string | undefined },
  wanted: AdminQuery,
): Promise<ListPart<Candidate>> => {
  const { items, more } = await reader.query({
    ...place,
    schema: BikeItem,
    limit: maxWholeBikes,
    backwards: true,
  });
  const last = items.at(-1);
  return {
    items: items
      .filter((bike) => matchesQuery(bike, wanted))
      .map((bike) => ({ sk: sortKeyOf(bike), id: bike.id, bike })),
    end: more && last ? sortKeyOf(last) : undefined,
  };
};

/** Bikes in the public lists, found by their visible fields. */
const listedBikes = async (
  reader: Reader,
  wanted: AdminQuery,
  page: PageRequest,
): Promise<ListPart<Candidate>[]> => {
  const { status } = wanted;
  return status === "pending_review" || status === "deleted"
    ? []
    : readParts(reader, plan({ ...wanted, status: status === "any" ? "all" : status }), page);
};

const unlisted = ["pending_review", "deleted"] as const;

/** The unlisted states to read for a status. A stolen bike can also be under review. */
const unlistedOf = (status: Status): readonly Status[] => {
  if (status === "any") return unlisted;
  return status === "stolen" ? ["pending_review"] : [status];
};

/** Every bike, including those that others cannot find. */
export const partsOfAll = async (
  reader: Reader,
  wanted: AdminQuery,
  page: PageRequest,
): Promise<ListPart<Candidate>[]> => {
  const states = unlisted.filter((state) => unlistedOf(wanted.status).includes(state));
  const hidden = states.map((state) =>
    wholeBikes(reader, { index: "gsi2", partition: lists.unlistedBikes(state), after: page.after }, wanted),
  );
  const [listed, ...others] = await Promise.all([listedBikes(reader, wanted, page), ...hidden]);
  return [...listed, ...others];
};

/** The owner's list has ISO times in its sort keys. */
const ownListKey = (sortKey: string): string => {
  const [milliseconds, id = ""] = sortKey.split("#");
  return `${new Date(Number(milliseconds)).toISOString()}#${id}`;
};

export const partsOfOwners = (
  reader: Reader,
  ownerIds: readonly string[],
  wanted: AdminQuery,
  { after }: PageRequest,
): Promise<ListPart<Candidate>[]> =>
  Promise.all(
    ownerIds
      .flatMap((ownerId) => [lists.bikesOf(ownerId), lists.deletedBikesOf(ownerId)])
      .map((partition) => {
        const place = { index: "gsi1", partition, after: after && ownListKey(after) } as const;
        return wholeBikes(reader, place, wanted);
      }),
  );
