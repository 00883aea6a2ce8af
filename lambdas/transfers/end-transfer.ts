import { readTransferAs } from "./read-transfer.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { endOpenTransfer } from "#lambdas/shared/transfers/end-open-transfer.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

type Context = Pick<TransfersContext, "table" | "system">;

/** The buyer does not take the bike over. */
export const declineTransfer = (
  context: Context,
  userId: string,
  transferId: string,
  told: string,
): Promise<Record<string, never>> =>
  untilFresh(context.system, async () => {
    const { transfer } = await readTransferAs(context, "buyer", userId, transferId);
    const reason = hidePersonalNumbers(told, swedishDate(context.system.now()));
    const tell = { userId: transfer.sellerId, what: "transfer-declined" };
    await endOpenTransfer(context, transfer, { name: "decline", more: { reason }, tell: [tell] });
    return {};
  });

/** The seller keeps the bike. */
export const cancelTransfer = (
  context: Context,
  userId: string,
  transferId: string,
): Promise<Record<string, never>> =>
  untilFresh(context.system, async () => {
    const { transfer } = await readTransferAs(context, "seller", userId, transferId);
    const tell = { userId: transfer.buyerId, what: "transfer-cancelled" };
    await endOpenTransfer(context, transfer, { name: "cancel", tell: [tell] });
    return {};
  });
