import { move } from "#lambdas/platform/http/move.ts";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import type { TheftReport } from "#contract/thefts/thefts.ts";
import { changeWrites } from "#lambdas/bikes/change-writes.ts";
import { readOwnBike } from "#lambdas/bikes/own-bike.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { TheftItem } from "#lambdas/thefts/items/theft.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";
import { cleanReport, requireNotFuture } from "./clean-report.ts";
import type { TheftsContext } from "./thefts-context.ts";
import { bikeMoves } from "./moves.ts";
import { readOpenTheft } from "./read-theft.ts";
import { type TheftOfBike, showBikeAndTheft } from "./show-theft.ts";
import { theftSummary } from "./theft-writes.ts";

/** Undefined keeps the old value. */
type Change = { readonly [Field in keyof TheftReport]?: TheftReport[Field] | undefined };

const attempt = async (
  { table, system }: TheftsContext,
  userId: string,
  bikeId: string,
  change: Change,
): Promise<{ bike: BikeItem; theft: TheftItem }> => {
  const before = await readOwnBike(table, userId, bikeId);
  const status = move(bikeMoves.changeTheft, before.status);
  const was = await readOpenTheft(table, before);
  const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const cleaned = cleanReport(named, swedishDate(system.now()));
  const version = was.version + 1;
  const theft: TheftItem = { ...was, ...cleaned, version };
  const bike = { ...before, ...theftSummary(theft), status, version: before.version + 1 };
  await table.transact([
    requireOpenAccount(userId),
    ...changeWrites(before, bike),
    update(keys.theft(bikeId, was.id))
      .set({ ...cleaned, version })
      .expect("version", was.version, "stale"),
  ]);
  return { bike, theft };
};

export const changeTheft = async (
  context: TheftsContext,
  userId: string,
  bikeId: string,
  change: Change,
): Promise<TheftOfBike> => {
  requireNotFuture(change.stolenDate, context.system.now());
  return showBikeAndTheft(
    context,
    await retryOnConflict(context.system, () => attempt(context, userId, bikeId, change)),
  );
};
