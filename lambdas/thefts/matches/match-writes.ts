import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import type { System } from "#lambdas/platform/system.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import type { MatchItem } from "#lambdas/thefts/items/theft.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type NotifiedTheft = Pick<MatchItem, "bikeId" | "theftId" | "ownerId" | "bike" | "frameNumber">;

/** A lead on a stolen bike. `once`: leads with the same value are notified only once. */
export type Sign = Pick<MatchItem, "sign" | "reference"> & { readonly once: string };

type Context = { readonly table: Pick<Table, "transact">; readonly system: Pick<System, "now" | "newId"> };

const matchWrites = (
  missed: NotifiedTheft,
  { once, sign, reference }: Sign,
  { system }: Context,
): Action[] => {
  const { bikeId, theftId, ownerId: userId, bike } = missed;
  const now = system.now();
  const match: Omit<MatchItem, "entity"> = { ...missed, sign, reference, at: now.toISOString() };
  const notification = {
    userId,
    type: "stolen_match",
    params: { what: sign, bike },
    link: `/my-bikes/${bikeId}`,
  } as const;
  return [
    put(keys.match(bikeId, theftId, `${sign}#${once}`), "match", match).expectNew("repeated"),
    notificationWrite(notification, system.newId("notification"), now),
  ];
};

/**
 * Notifies the owner of a lead, once; mails follow from the stream. Returns false if it was known.
 * `provided`: further conditions of the transaction.
 */
export const notifyOfLead = async (
  context: Context,
  missed: NotifiedTheft,
  sign: Sign,
  provided: readonly Action[] = [],
): Promise<boolean> => {
  try {
    await context.table.transact([...provided, ...matchWrites(missed, sign, context)]);
    return true;
  } catch (error) {
    if (failedWith(error, "repeated")) return false;
    throw error;
  }
};
