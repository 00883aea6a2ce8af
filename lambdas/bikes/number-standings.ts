import * as z from "zod";
import { foldFrameNumber } from "#contract/bikes/frame-number.ts";
import type { NumberStanding } from "#contract/bikes/search.ts";
import { StoreId } from "#contract/shops/store-id.ts";
import { FoldItem, FrameGuardItem } from "#lambdas/bikes/items/frame-number.ts";
import { bikeKeys } from "#lambdas/platform/table/bike-keys.ts";
import { foldPartition } from "#lambdas/platform/table/keys.ts";
import type { Key } from "#lambdas/platform/table/key.ts";

/** Implemented by both `Table` and `Reader`. */
export type ItemReader = {
  batchGet<T extends z.ZodType>(wanted: readonly Key[], schema: T): Promise<z.output<T>[]>;
  query<T extends z.ZodType>(range: {
    readonly partition: string;
    readonly schema: T;
    readonly limit: number;
  }): Promise<{ readonly items: readonly z.output<T>[] }>;
};

/** `alike` are the numbers of stolen bikes that it resembles. */
export type Standing = {
  readonly is: NumberStanding;
  readonly ownerId?: string | undefined;
  readonly alike?: readonly string[] | undefined;
};

/** `listed` hides bikes under review, as for everybody except owners, stores and administrators. */
export type KnownBikes = "everything" | "listed";

type Guard = { readonly bikeId: string; readonly ownerId: string };

/** A store that has sold a bike holds its number until the buyer registers it. */
export const isSold = ({ ownerId }: Pick<FrameGuardItem, "ownerId">): boolean =>
  StoreId.safeParse(ownerId).success;

/** Enough, since administrators already check so many bikes with similar numbers. */
const maxAlike = 10;

const readGuards = async (table: ItemReader, numbers: readonly string[]): Promise<Map<string, Guard>> => {
  const guards = await table.batchGet(
    numbers.map((number) => bikeKeys.frameGuard(number)),
    FrameGuardItem.extend({ pk: z.string() }),
  );
  return new Map(guards.map(({ pk, ...guard }) => [pk, guard]));
};

const standingOfExact = ({ stolen, disputed }: FoldItem): NumberStanding => {
  if (stolen === true) return "stolen";
  return disputed === true ? "disputed" : "registered";
};

const standingOf = (
  number: string,
  knowing: KnownBikes,
  { folds, guard }: { readonly folds: readonly FoldItem[]; readonly guard: Guard | undefined },
): Standing => {
  const known = folds.filter(({ listed }) => knowing === "everything" || listed);
  const isOwn = ({ frameNumber }: FoldItem): boolean => frameNumber === number;
  const ownerId = guard?.ownerId;
  const exact = known.find(isOwn);
  if (exact) return { is: standingOfExact(exact), ownerId };
  const alike = known.filter(({ stolen }) => stolen).map((fold) => fold.frameNumber);
  if (alike.length > 0) return { is: "resembles-stolen", ownerId, alike };
  if (guard && isSold(guard)) return { is: "sold", ownerId };
  return { is: guard && knowing === "everything" ? "registered" : "unknown", ownerId };
};

/**
 * Looks up canonical numbers in one round trip, one read unit each. All answers about a number come
 * from here, so that they agree.
 */
export const readStandings = async (
  table: ItemReader,
  numbers: readonly string[],
  knowing: KnownBikes,
): Promise<ReadonlyMap<string, Standing>> => {
  const distinct = [...new Set(numbers)];
  if (distinct.length === 0) return new Map();
  const [guards, folds] = await Promise.all([
    readGuards(table, distinct),
    Promise.all(
      distinct.map((number) =>
        table.query({
          partition: foldPartition(foldFrameNumber(number)),
          schema: FoldItem,
          limit: maxAlike,
        }),
      ),
    ),
  ]);
  return new Map(
    distinct.map((number, place) => {
      const { pk } = bikeKeys.frameGuard(number);
      const guard = guards.get(pk);
      return [number, standingOf(number, knowing, { folds: folds[place]?.items ?? [], guard })];
    }),
  );
};
