import { eraseAll } from "./erase-all.ts";
import type { ErasureContext } from "./erasure-context.ts";
import { changeWrites } from "#lambdas/bikes/change-writes.ts";
import { endTheft } from "#lambdas/thefts/end-theft.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { endOpenTransfer } from "#lambdas/ownership/end-open-transfer.ts";

const endTransfer = async (context: ErasureContext, transferId: string): Promise<void> => {
  const { table, system } = context;
  const transfer = await table.get(keys.transfer(transferId), TransferItem);
  if (transfer?.state !== "requested") return;
  const name = transfer.expiresAt <= system.now().toISOString() ? "expire" : "cancel";
  await endOpenTransfer(context, transfer, { name, tell: [] });
};

/** Settles again what prevented the erasure at the time of the backup. */
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

/** Marks the account as closed and being erased, regardless of its state in the backup. It cannot be reopened, and its tokens are invalid. */
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

/** Repeats an earlier erasure in a restored backup, without asking or checking again. Returns false if the backup does not have the account. */
export const eraseAgain = async (context: ErasureContext, userId: string): Promise<boolean> => {
  const { table, system } = context;
  // The profile is erased last: without it the backup is from after the erasure, or from before the account.
  const profile = await table.get(keys.profile(userId), ProfileItem.pick({ userId: true }));
  if (profile === undefined) return false;
  await close(context, userId);
  const owned = { schema: BikeItem, partition: lists.bikesOf(userId), index: "gsi1", limit: 50 } as const;
  for await (const bikes of pages(table, owned))
    for (const { id } of bikes) await retryOnConflict(system, () => settle(context, id));
  await eraseAll(context, userId);
  return true;
};
