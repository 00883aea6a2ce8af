import {
  refundUse,
  countUse,
  pseudonymOf,
  swedishDay,
  swedishMonth,
  type RateLimit,
} from "#lambdas/platform/table/rate-limit.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type TextLimits = { readonly perStoreAndDay: number; readonly perMonth: number };

type Counting = { readonly table: Table; readonly now: () => Date; readonly textLimits: TextLimits };

/** The first text and one correction for each of two bikes; more would bother a stranger. */
const maxPerNumberAndDay = 4;

type Text = { readonly storeId: string; readonly to: string };

const limitsOf = ({ perStoreAndDay, perMonth }: TextLimits, { storeId, to }: Text) =>
  [
    [{ what: "store-texts", max: perStoreAndDay, window: swedishDay }, storeId],
    [{ what: "store-texts", max: perMonth, window: swedishMonth }, "all"],
    [{ what: "number-texts", max: maxPerNumberAndDay, window: swedishDay }, pseudonymOf(to)],
  ] as const satisfies readonly (readonly [RateLimit, string])[];

/** Sends a store's text message within the limits of the store and the receiver; returns false at a limit. A failed send is not counted. */
export const withinTextLimits = async (
  { table, now, textLimits }: Counting,
  message: Text,
  send: () => Promise<void>,
): Promise<boolean> => {
  const [limits, at] = [limitsOf(textLimits, message), now()];
  try {
    await table.transact(limits.map(([limit, who]) => countUse(limit, who, at)));
  } catch (error) {
    if (failedWith(error, "too-many-requests")) return false;
    throw error;
  }
  try {
    await send();
  } catch (error) {
    await table.transact(limits.map(([limit, who]) => refundUse(limit, who, at)));
    throw error;
  }
  return true;
};
