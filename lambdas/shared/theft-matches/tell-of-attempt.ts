import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import { foldFrameNumber } from "#contract/frame-number.ts";
import { problemOf } from "#lambdas/shared/http/problem.ts";
import { type Missed, tellOfSign } from "./match-writes.ts";
import { titleOf } from "#lambdas/shared/bikes/title.ts";
import type { System } from "#lambdas/system.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import { BikeItem, FoldItem } from "#lambdas/shared/table/items/bike.ts";
import { foldPartition, keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Context = {
  readonly table: Pick<Table, "get" | "query" | "transact">;
  readonly system: Pick<System, "now" | "newId">;
};
type Attempt = { readonly userId: string; readonly frameNumber: string };

const most = 10;

/** Refusals behind which there may be a stolen bike. */
const telling: readonly string[] = ["frame-number-resembles-stolen", "frame-number-taken"];

const missedAlike = async ({ table }: Context, { userId, frameNumber }: Attempt): Promise<Missed[]> => {
  const partition = foldPartition(foldFrameNumber(frameNumber));
  const { items } = await table.query({ partition, schema: FoldItem, limit: most });
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

/** Tells the owners of stolen bikes with this number, or one that looks like it, and the support, at most once a day. Of who tried nothing is told. */
export const tellOfAttempt = async (
  context: Context,
  attempt: Attempt,
  provided: readonly Action[] = [],
): Promise<void> => {
  const once = isoDate(swedishDate(context.system.now()));
  for (const missed of await missedAlike(context, attempt))
    await tellOfSign(context, missed, { sign: "attempted", once }, provided);
};

/** Lets someone claim a frame number. Where that is refused because of a stolen bike, the bike's owner and the support are told. */
export const tellingOfAttempts = async <T>(
  context: Context,
  attempt: Attempt,
  claim: () => Promise<T>,
): Promise<T> => {
  try {
    return await claim();
  } catch (error) {
    if (telling.includes(problemOf(error).code)) await tellOfAttempt(context, attempt);
    throw error;
  }
};
