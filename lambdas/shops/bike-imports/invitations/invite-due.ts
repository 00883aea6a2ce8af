import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { dueAfter, dueFrom, duePlace, leftToday } from "./pace.ts";
import type { ImportsContext } from "#lambdas/shops/bike-imports/imports-context.ts";
import { inviteBuyer } from "#lambdas/shops/invite-buyer.ts";
import { readStore } from "#lambdas/shops/read-stores.ts";
import { check, remove, update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { InvitationPaceItem } from "#lambdas/shops/items/bike-import.ts";
import { SaleInvitationItem, SaleItem } from "#lambdas/shops/items/sale.ts";
import { keys, lists, ranges, storePartition } from "#lambdas/platform/table/keys.ts";

const storesPerRun = 25;

const inviteOne = async (
  { table, system }: ImportsContext,
  { storeId, day, sent }: InvitationPaceItem,
  saleId: string,
): Promise<void> => {
  const done = remove(keys.saleInvitation(storeId, saleId)).expectExists("stale");
  const sale = await table.get(keys.sale(storeId, saleId), SaleItem);
  // The sale has ended, or the store has invited the buyer itself.
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

/** `due` is undefined once nobody waits. */
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

/** Invites the next buyer and returns true, or stores the next due time and returns false. */
const inviteNext = async (context: ImportsContext, storeId: string): Promise<boolean> => {
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

/** Invites a store's buyers until its pace or the time limit is reached. Retries after a concurrent change. */
const inviteBuyersOf = async (context: ImportsContext, storeId: string, until: Date): Promise<void> => {
  let goesOn = true;
  while (goesOn && context.system.now() < until)
    try {
      goesOn = await inviteNext(context, storeId);
    } catch (error) {
      if (!failedWith(error, "stale") && !failedWith(error, "store-suspended")) throw error;
    }
};

export type JobContext = ImportsContext & {
  readonly reportFailure: (id: string, error: unknown) => void;
};

/** Starts with the stores that have been due longest. */
export const inviteDue = async (context: JobContext, until: Date): Promise<void> => {
  const { table, system, reportFailure } = context;
  const list = { index: "gsi2", partition: lists.dueInvitations(), schema: InvitationPaceItem } as const;
  const { items } = await table.query({ ...list, limit: storesPerRun });
  const now = system.now().toISOString();
  for (const { storeId, dueAt = now } of items)
    if (dueAt <= now)
      try {
        await inviteBuyersOf(context, storeId, until);
      } catch (error) {
        reportFailure(storeId, error);
      }
};
