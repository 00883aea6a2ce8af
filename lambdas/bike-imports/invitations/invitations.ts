import type { InvitationPace, Invitations } from "#contract/bike-imports/invitations.ts";
import { dueWrite, unsaid } from "./pace.ts";
import type { ImportsContext } from "#lambdas/bike-imports/imports-context.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ownStore } from "#lambdas/shared/stores/own-store.ts";
import { storeOf } from "#lambdas/shared/stores/store-of.ts";
import { whileMember } from "#lambdas/shared/stores/while-member.ts";
import { InvitationPaceItem } from "#lambdas/shared/table/items/bike-import.ts";
import { SaleInvitationItem } from "#lambdas/shared/table/items/sale.ts";
import { keys, ranges, storePartition } from "#lambdas/shared/table/keys.ts";

/** More are not counted: it would cost a reading for every fifty. */
const most = 1000;

/** How many buyers of the caller's store wait to be written to, and how fast they are. */
export const getInvitations = async (
  { table }: Pick<ImportsContext, "table">,
  caller: Caller,
): Promise<Invitations> => {
  const storeId = await ownStore(table, caller);
  const waiting = {
    partition: storePartition(storeId),
    prefix: ranges.saleInvitations,
    schema: SaleInvitationItem,
    limit: most,
  };
  const [{ pace } = unsaid(storeId), { items }] = await Promise.all([
    table.get(keys.invitationPace(storeId), InvitationPaceItem),
    table.query(waiting),
  ]);
  return { pace, waiting: items.length, most };
};

/** From now on so many are written to in a day; of today those count who were. */
export const changePace = async (
  context: ImportsContext,
  caller: Caller,
  pace: InvitationPace,
): Promise<Invitations> => {
  const { table, system } = context;
  const storeId = storeOf(caller);
  await table.transact([
    ...whileMember(storeId, caller.userId),
    dueWrite(storeId, system.now()).set({ pace }),
  ]);
  return getInvitations(context, caller);
};
