import type { InvitationPace, Invitations } from "#contract/shops/bike-imports/invitations.ts";
import { dueWrite, defaultPace } from "./pace.ts";
import type { ImportsContext } from "#lambdas/shops/bike-imports/imports-context.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ownStore } from "#lambdas/shops/members/own-store.ts";
import { storeOf } from "#lambdas/shops/members/store-of.ts";
import { requireMember } from "#lambdas/shops/members/require-member.ts";
import { InvitationPaceItem } from "#lambdas/shops/items/bike-import.ts";
import { SaleInvitationItem } from "#lambdas/shops/items/sale.ts";
import { keys, ranges, storePartition } from "#lambdas/platform/table/keys.ts";

/** Counts at most this many, to limit the cost of the read. */
const maxCounted = 1000;

export const getInvitations = async (
  { table }: Pick<ImportsContext, "table">,
  caller: Caller,
): Promise<Invitations> => {
  const storeId = await ownStore(table, caller);
  const waiting = {
    partition: storePartition(storeId),
    prefix: ranges.saleInvitations,
    schema: SaleInvitationItem,
    limit: maxCounted,
  };
  const [{ pace } = defaultPace(storeId), { items }] = await Promise.all([
    table.get(keys.invitationPace(storeId), InvitationPaceItem),
    table.query(waiting),
  ]);
  return { pace, waiting: items.length, most: maxCounted };
};

/** Takes effect at once; invitations already sent today count against the new pace. */
export const changePace = async (
  context: ImportsContext,
  caller: Caller,
  pace: InvitationPace,
): Promise<Invitations> => {
  const { table, system } = context;
  const storeId = storeOf(caller);
  await table.transact([
    ...requireMember(storeId, caller.userId),
    dueWrite(storeId, system.now()).set({ pace }),
  ]);
  return getInvitations(context, caller);
};
