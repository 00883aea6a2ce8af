import { countAddress, newInvitation, replaceInvitation } from "./invitation-writes.ts";
import { readTransferAs } from "./read-transfer.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { movedState } from "#lambdas/shared/transfers/move-transfer.ts";

type Context = Pick<TransfersContext, "table" | "system" | "codeSecret">;

/** The mail came into other hands than the seller meant: that link is dead, and a new one is mailed. */
export const refuseOpener = (
  context: Context,
  userId: string,
  transferId: string,
): Promise<Record<string, never>> =>
  untilFresh(context.system, async () => {
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
        .set({ invitation })
        .remove("openedBy")
        .expect("state", "requested", "stale")
        .expect("version", transfer.version, "stale"),
    ]);
    return {};
  });
