import {
  giveBack,
  counted,
  swedishDay,
  swedishMonth,
  type RateLimit,
} from "#lambdas/shared/table/rate-limit.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** How many text messages go to the buyers of one store in a day, and to those of all stores in a month. */
export type TextLimits = { readonly perStoreAndDay: number; readonly perMonth: number };

type Counting = { readonly table: Table; readonly now: () => Date; readonly textLimits: TextLimits };

const failure = "too-many-requests";

const limitsOf = ({ perStoreAndDay, perMonth }: TextLimits, storeId: string) =>
  [
    [{ what: "store-texts", most: perStoreAndDay, window: swedishDay, failure }, storeId],
    [{ what: "store-texts", most: perMonth, window: swedishMonth, failure }, "all"],
  ] as const satisfies readonly (readonly [RateLimit, string])[];

/** Sends a text message of a store and counts it, if neither limit is reached. One that was not taken is not counted. Whether it was sent. */
export const withinTextLimits = async (
  { table, now, textLimits }: Counting,
  storeId: string,
  send: () => Promise<void>,
): Promise<boolean> => {
  const [limits, at] = [limitsOf(textLimits, storeId), now()];
  try {
    await table.transact(limits.map(([limit, who]) => counted(limit, who, at)));
  } catch (error) {
    if (failedWith(error, failure)) return false;
    throw error;
  }
  try {
    await send();
  } catch (error) {
    await table.transact(limits.map(([limit, who]) => giveBack(limit, who, at)));
    throw error;
  }
  return true;
};
