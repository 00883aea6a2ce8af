import { notificationWrite } from "#lambdas/shared/notifications/notification-writes.ts";
import type { System } from "#lambdas/system.ts";
import { type Action, put } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import type { MatchItem } from "#lambdas/shared/table/items/theft.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** A theft as far as its owner has to be told of it. */
export type Missed = Pick<MatchItem, "bikeId" | "theftId" | "ownerId" | "bike" | "frameNumber">;

/** What may lead to a stolen bike. `once`: of two signs by the same name only the first is told. */
export type Sign = Pick<MatchItem, "sign" | "reference"> & { readonly once: string };

type Context = { readonly table: Pick<Table, "transact">; readonly system: Pick<System, "now" | "newId"> };

const matchWrites = (missed: Missed, { once, sign, reference }: Sign, { system }: Context): Action[] => {
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

/** Tells the owner of a stolen bike of a sign of it, once; mails to them and to the support follow from that. Whether it was news. `provided`: what else has to hold. */
export const tellOfSign = async (
  context: Context,
  missed: Missed,
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
