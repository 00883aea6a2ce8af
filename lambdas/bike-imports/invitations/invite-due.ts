import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import { dueAfter, dueFrom, duePlace, leftToday } from "./pace.ts";
import type { ImportsContext } from "#lambdas/bike-imports/imports-context.ts";
import { inviteBuyer } from "#lambdas/shared/sales/invite-buyer.ts";
import { readStore } from "#lambdas/shared/stores/read-stores.ts";
import { check, remove, update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { InvitationPaceItem } from "#lambdas/shared/table/items/bike-import.ts";
import { SaleInvitationItem, SaleItem } from "#lambdas/shared/table/items/sale.ts";
import { keys, lists, ranges, storePartition } from "#lambdas/shared/table/keys.ts";

/** Stores that are looked at in one run. */
const atOnce = 25;

const inviteOne = async (
  { table, system }: ImportsContext,
  { storeId, day, sent }: InvitationPaceItem,
  saleId: string,
): Promise<void> => {
  const done = remove(keys.saleInvitation(storeId, saleId)).expectExists("stale");
  const sale = await table.get(keys.sale(storeId, saleId), SaleItem);
  // It has ended meanwhile, or its store has written to the buyer.
  if (sale?.state !== "waiting" || sale.uninvited !== true) return table.transact([done]);
  const now = system.now();
  const today = isoDate(swedishDate(now));
  return table.transact([
    done,
    inviteBuyer(sale, now),
    update(keys.invitationPace(storeId))
      .set({ day: today, sent: day === today ? sent + 1 : 1 })
      .expect("sent", sent, "stale"),
    check(keys.store(storeId)).expect("state", "active", "store-suspended"),
  ]);
};

/** Until then nobody else is written to; undefined once nobody waits. */
const postpone = (
  { table }: ImportsContext,
  { storeId, dueAt = "" }: InvitationPaceItem,
  due: Date | undefined,
): Promise<void> => {
  const write = update(keys.invitationPace(storeId)).expect("dueAt", dueAt, "stale");
  return table.transact([
    due === undefined ? write.remove("dueAt", "gsi2pk", "gsi2sk") : write.set(duePlace(storeId, due)),
  ]);
};

/** One buyer, or none: then it is put down when the store's next are due. Whether to go on. */
const step = async (context: ImportsContext, storeId: string): Promise<boolean> => {
  const { table, system } = context;
  const [pace, store] = await Promise.all([
    table.get(keys.invitationPace(storeId), InvitationPaceItem),
    readStore(table, storeId),
  ]);
  const now = system.now();
  if (pace?.dueAt === undefined || pace.dueAt > now.toISOString()) return false;
  const range = { partition: storePartition(storeId), prefix: ranges.saleInvitations };
  const { items } = await table.query({ ...range, schema: SaleInvitationItem, limit: 1 });
  const [next] = items;
  if (next === undefined) await postpone(context, pace, undefined);
  else if (store?.state !== "active" || leftToday(pace, now) === 0)
    await postpone(context, pace, dueAfter(now));
  else if (dueFrom(now) > now) await postpone(context, pace, dueFrom(now));
  else {
    await inviteOne(context, pace, next.saleId);
    return true;
  }
  return false;
};

/** Writes to buyers of one store, each once, until its pace or the time says stop. What someone changes meanwhile is looked at again. */
const inviteOf = async (context: ImportsContext, storeId: string, until: Date): Promise<void> => {
  let goesOn = true;
  while (goesOn && context.system.now() < until)
    try {
      goesOn = await step(context, storeId);
    } catch (error) {
      if (!failedWith(error, "stale") && !failedWith(error, "store-suspended")) throw error;
    }
};

export type Inviting = ImportsContext & {
  /** Tells the operators what could not be done. */
  readonly reportFailure: (id: string, error: unknown) => void;
};

/** Writes to the buyers whose turn it is, of all stores, those first who are due longest. */
export const inviteDue = async (context: Inviting, until: Date): Promise<void> => {
  const { table, system, reportFailure } = context;
  const list = { index: "gsi2", partition: lists.dueInvitations(), schema: InvitationPaceItem } as const;
  const { items } = await table.query({ ...list, limit: atOnce });
  const now = system.now().toISOString();
  for (const { storeId, dueAt = now } of items)
    if (dueAt <= now)
      try {
        await inviteOf(context, storeId, until);
      } catch (error) {
        reportFailure(storeId, error);
      }
};
