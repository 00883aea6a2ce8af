import { countAddress, newInvitation, replaceInvitation } from "./invitation-writes.ts";
import { readTransferAs } from "./read-transfer.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { transferNotification } from "#lambdas/ownership/ending.ts";
import { movedState } from "#lambdas/ownership/move-transfer.ts";

type Context = Pick<TransfersContext, "table" | "system" | "codeSecret">;

/** Invalidates the link that reached the wrong person, and a prepared confirmation, and mails a new link. */
export const refuseOpener = (
  context: Context,
  userId: string,
  transferId: string,
): Promise<Record<string, never>> =>
  retryOnConflict(context.system, async () => {
    const { table, system } = context;
    const now = system.now();
    const { transfer } = await readTransferAs(context, "seller", userId, transferId);
    movedState(transfer, "change", now);
    if (transfer.openedBy === undefined) throw new ProblemError("nobody-waits-for-confirmation");
    const { invitation, write } = newInvitation(context, transfer);
    await table.transact([
      countAddress(userId, now),
      ...replaceInvitation(context, transfer),
      write,
      update(keys.transfer(transferId))
        .set({ invitation, version: transfer.version + 1 })
        .remove("openedBy")
        .expect("state", "requested", "stale")
        .expect("version", transfer.version, "stale"),
    ]);
    return {};
  });

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Reminds once a day. The notifier mails it, unless a block withholds the offer, which the seller does not learn. */
export const remindBuyer = (
  context: Omit<Context, "codeSecret">,
  userId: string,
  transferId: string,
): Promise<Record<string, never>> =>
  retryOnConflict(context.system, async () => {
    const { table, system } = context;
    const now = system.now();
    const { transfer } = await readTransferAs(context, "seller", userId, transferId);
    movedState(transfer, "change", now);
    const { remindedAt, version } = transfer;
    if (remindedAt !== undefined && now.getTime() - Date.parse(remindedAt) < dayMilliseconds)
      throw new ProblemError("too-many-requests");
    const reminding = update(keys.transfer(transferId))
      .set({ remindedAt: now.toISOString() })
      .expect("state", "requested", "stale")
      .expect("version", version, "stale");
    await table.transact([
      remindedAt === undefined
        ? reminding.expectAbsent("remindedAt", "stale")
        : reminding.expect("remindedAt", remindedAt, "stale"),
      ...transferNotification(transfer, transfer.buyerId, "transfer-reminder", system),
    ]);
    return {};
  });
