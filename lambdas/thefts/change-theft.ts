import { move } from "#lambdas/shared/http/move.ts";
import { swedishDate } from "#contract/calendar-date.ts";
import type { TheftReport } from "#contract/thefts.ts";
import { changeWrites } from "#lambdas/shared/bikes/change-writes.ts";
import { readOwnBike } from "#lambdas/shared/bikes/own-bike.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { TheftItem } from "#lambdas/shared/table/items/theft.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";
import { cleanReport } from "#lambdas/thefts/clean-report.ts";
import type { TheftsContext } from "./thefts-context.ts";
import { bikeMoves } from "#lambdas/thefts/moves.ts";
import { readOpenTheft } from "#lambdas/thefts/read-theft.ts";
import { type TheftOfBike, showBoth } from "#lambdas/thefts/show-theft.ts";
import { requirePast } from "#lambdas/thefts/stolen-date.ts";
import { toldOfTheft } from "#lambdas/thefts/theft-writes.ts";

/** What is not named stays as it was. */
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
  const told = cleanReport(named, swedishDate(system.now()));
  const version = was.version + 1;
  const theft: TheftItem = { ...was, ...told, version };
  const bike = { ...before, ...toldOfTheft(theft), status, version: before.version + 1 };
  await table.transact([
    whileOpen(userId),
    ...changeWrites(before, bike),
    update(keys.theft(bikeId, was.id))
      .set({ ...told, version })
      .expect("version", was.version, "stale"),
  ]);
  return { bike, theft };
};

/** Adds to the open theft report of the caller's own bike, or corrects it. */
export const changeTheft = async (
  context: TheftsContext,
  userId: string,
  bikeId: string,
  change: Change,
): Promise<TheftOfBike> => {
  requirePast(change.stolenDate, context.system.now());
  return showBoth(context, await untilFresh(context.system, () => attempt(context, userId, bikeId, change)));
};
