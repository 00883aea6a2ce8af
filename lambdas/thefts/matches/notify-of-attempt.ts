import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { foldFrameNumber } from "#contract/bikes/frame-number.ts";
import { problemOf } from "#lambdas/platform/http/problem.ts";
import { type NotifiedTheft, notifyOfLead } from "./match-writes.ts";
import { titleOf } from "#lambdas/bikes/title.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { FoldItem } from "#lambdas/bikes/items/frame-number.ts";
import { foldPartition, keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Context = {
  readonly table: Pick<Table, "get" | "query" | "transact">;
  readonly system: Pick<System, "now" | "newId">;
};
type Attempt = { readonly userId: string; readonly frameNumber: string };

const maxAlike = 10;

/** Refusals that may point to a stolen bike. */
const refusals: readonly string[] = ["frame-number-resembles-stolen", "frame-number-taken"];

const similarStolen = async (
  { table }: Context,
  { userId, frameNumber }: Attempt,
): Promise<NotifiedTheft[]> => {
  const partition = foldPartition(foldFrameNumber(frameNumber));
  const { items } = await table.query({ partition, schema: FoldItem, limit: maxAlike });
  const stolen = items.filter((item) => item.stolen);
  const bikes = await Promise.all(stolen.map(({ bikeId }) => table.get(keys.bike(bikeId), BikeItem)));
  return bikes.flatMap((bike) =>
    bike?.theftId === undefined || bike.ownerId === userId
      ? []
      : [
          {
            bikeId: bike.id,
            theftId: bike.theftId,
            ownerId: bike.ownerId,
            bike: titleOf(bike),
            frameNumber: bike.frameNumber,
          },
        ],
  );
};

/**
 * Notifies support and the owners of stolen bikes with this or a similar number, at most once a
 * day. Says nothing about the person who tried.
 */
export const notifyOfAttempt = async (
  context: Context,
  attempt: Attempt,
  provided: readonly Action[] = [],
): Promise<void> => {
  const once = isoDate(swedishDate(context.system.now()));
  for (const missed of await similarStolen(context, attempt))
    await notifyOfLead(context, missed, { sign: "attempted", once }, provided);
};

/** Runs a claim of a frame number, and notifies if it is refused because of a stolen bike. */
export const notifyingAttempts = async <T>(
  context: Context,
  attempt: Attempt,
  claim: () => Promise<T>,
): Promise<T> => {
  try {
    return await claim();
  } catch (error) {
    if (refusals.includes(problemOf(error).code)) await notifyOfAttempt(context, attempt);
    throw error;
  }
};
