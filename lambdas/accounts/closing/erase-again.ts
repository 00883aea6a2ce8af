import { eraseAll } from "./erase-all.ts";
import type { ErasureContext } from "./erasure-context.ts";
import { changeWrites } from "#lambdas/shared/bikes/change-writes.ts";
import { endTheft } from "#lambdas/shared/bikes/end-theft.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { TransferItem } from "#lambdas/shared/table/items/transfer.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { endOpenTransfer } from "#lambdas/shared/transfers/end-open-transfer.ts";

/** Nobody waits any more for a bike whose owner is gone. */
const endTransfer = async (context: ErasureContext, transferId: string): Promise<void> => {
  const { table, system } = context;
  const transfer = await table.get(keys.transfer(transferId), TransferItem);
  if (transfer?.state !== "requested") return;
  const name = transfer.expiresAt <= system.now().toISOString() ? "expire" : "cancel";
  await endOpenTransfer(context, transfer, { name, tell: [] });
};

/** What their owner had settled before they could be erased, and had not yet at the moment of the copy. */
const settle = async (context: ErasureContext, bikeId: string): Promise<void> => {
  const { table } = context;
  const bike = await table.get(keys.bike(bikeId), BikeItem);
  if (bike?.openTransferId !== undefined) await endTransfer(context, bike.openTransferId);
  const waiting = await table.get(keys.bike(bikeId), BikeItem);
  if (waiting?.status !== "stolen" || waiting.deletedAt !== undefined) return;
  const { bike: changes, actions } = endTheft(waiting);
  const after = { ...waiting, ...changes, status: "registered", version: waiting.version + 1 } as const;
  await table.transact([...changeWrites(waiting, after), ...actions]);
};

/** Whatever the account was at that moment, it is closed and being erased: nobody can open it, and none of its tokens is good. */
const close = async ({ table, system }: ErasureContext, userId: string): Promise<void> => {
  const at = system.now().toISOString();
  const closed = { entity: "sessions", userId, validFrom: at, closedAt: at, eraseAt: at, erasingAt: at };
  await table.transact([
    update(keys.sessions(userId))
      .set(closed)
      .set({ gsi1pk: lists.closedAccounts(), gsi1sk: `${at}#${userId}` })
      .remove("except"),
  ]);
};

/** Erases once more, in a copy of the table from before, an account that was erased. Nobody is asked and nothing hinders it: all that was settled when it happened. Answers whether the copy knew it. */
export const eraseAgain = async (context: ErasureContext, userId: string): Promise<boolean> => {
  const { table, system } = context;
  // The last to go: without it the copy is from after the erasure, or from before the account.
  const profile = await table.get(keys.profile(userId), ProfileItem.pick({ userId: true }));
  if (profile === undefined) return false;
  await close(context, userId);
  const owned = { schema: BikeItem, partition: lists.bikesOf(userId), index: "gsi1", limit: 50 } as const;
  for await (const bikes of pages(table, owned))
    for (const { id } of bikes) await untilFresh(system, () => settle(context, id));
  await eraseAll(context, userId);
  return true;
};
