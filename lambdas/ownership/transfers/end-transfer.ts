import { readTransferAs } from "./read-transfer.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { screenText, retryWithoutText } from "#lambdas/moderation/screen-text.ts";
import { endOpenTransfer } from "#lambdas/ownership/end-open-transfer.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

type Context = Pick<TransfersContext, "table" | "system">;

/** Leaves out the reason if the buyer may not write to the seller. */
export const declineTransfer = (
  context: Context,
  userId: string,
  transferId: string,
  typedReason: string,
): Promise<Record<string, never>> =>
  retryOnConflict(context.system, () =>
    retryWithoutText(async (isWithheld) => {
      const { transfer } = await readTransferAs(context, "buyer", userId, transferId);
      const { sellerId, bikeId } = transfer;
      const words = { fromUserId: userId, toUserId: sellerId, bikeId, text: typedReason };
      const { shown: reason, writes: checks = [] } = isWithheld ? {} : await screenText(context, words);
      const tell = [{ userId: sellerId, what: "transfer-declined" }];
      await endOpenTransfer(context, transfer, { name: "decline", more: { reason }, checks, tell });
      return {};
    }),
  );

export const cancelTransfer = (
  context: Context,
  userId: string,
  transferId: string,
): Promise<Record<string, never>> =>
  retryOnConflict(context.system, async () => {
    const { transfer } = await readTransferAs(context, "seller", userId, transferId);
    const tell = { userId: transfer.buyerId, what: "transfer-cancelled" };
    await endOpenTransfer(context, transfer, { name: "cancel", tell: [tell] });
    return {};
  });
