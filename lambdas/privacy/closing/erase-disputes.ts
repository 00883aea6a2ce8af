import type { ErasureContext } from "./erasure-context.ts";
import type { Leaver } from "./hide-person.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import {
  closingWrites,
  disputeWrite,
  idOf,
  releaseWrites,
} from "#lambdas/ownership/disputes/dispute-writes.ts";
import { readDispute, readDisputesOf } from "#lambdas/ownership/disputes/read-disputes.ts";
import { listOf, otherSide, sideOf } from "#lambdas/ownership/disputes/rules.ts";
import type { OwnershipDisputeItem } from "#lambdas/ownership/items/ownership-dispute.ts";
import { remove } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

type Context = Pick<ErasureContext, "table" | "system" | "discardPicture">;

/** Closes a dispute that a restored backup contains, or that was opened while the account closed: otherwise an open dispute prevents the closing. */
const close = async ({ table, system }: Context, dispute: OwnershipDisputeItem): Promise<void> => {
  const now = system.now();
  const bike = await table.get(keys.bike(dispute.bikeId), BikeItem);
  await table.transact([
    ...closingWrites(dispute, now, { withdrawnAt: now.toISOString() }),
    ...releaseWrites(bike, dispute.id),
  ]);
};

/** Removes what the person said and masks them in the rest. The decisions stay for the other side. */
const eraseWords = async (
  { table, discardPicture }: Context,
  { userId, hide }: Leaver,
  dispute: OwnershipDisputeItem,
): Promise<void> => {
  const side = sideOf(dispute, userId) ?? "claimant";
  const pictures = dispute[listOf(side)].flatMap((statement) => statement.pictures);
  for (const id of pictures) await discardPicture({ kind: "receipt", id, ownerId: userId });
  const others = listOf(otherSide(side));
  await table.transact([
    disputeWrite(dispute).set({
      [listOf(side)]: [],
      [others]: dispute[others].map((statement) => ({ ...statement, text: hide(statement.text) })),
      decisions: dispute.decisions.map((made) => ({ ...made, reasons: hide(made.reasons) })),
    }),
    ...pictures.map((id) => remove(keys.upload(id))),
    remove(keys.disputeEntry(idOf(dispute, side), dispute.id)),
  ]);
};

export const eraseDisputes = async (context: Context, leaver: Leaver): Promise<void> => {
  const { table, system } = context;
  for (const { id } of await readDisputesOf(table, leaver.userId))
    await retryOnConflict(system, async () => {
      const dispute = await readDispute(table, id);
      if (dispute.state !== "closed") await close(context, dispute);
      await eraseWords(context, leaver, await readDispute(table, id));
    });
};
