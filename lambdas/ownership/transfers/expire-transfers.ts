import { daysToAnswer } from "#contract/ownership/transfers.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import { endOpenTransfer } from "#lambdas/ownership/end-open-transfer.ts";
import { transferNotification } from "#lambdas/ownership/ending.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Days after the offer. */
const reminders = [13, 7] as const;

export type ExpiryContext = Pick<TransfersContext, "table" | "system"> & {
  /** Logs a failed transfer for the operators. */
  readonly reportFailure: (transferId: string, error: unknown) => void;
};

/** The reminder day or expiry that is due; undefined for neither. */
export const dueFor = (
  { createdAt, remindedOn = 0 }: Pick<TransferItem, "createdAt" | "remindedOn">,
  now: Date,
): "expiry" | number | undefined => {
  const days = (now.getTime() - Date.parse(createdAt)) / dayMilliseconds;
  if (days >= daysToAnswer) return "expiry";
  return reminders.find((day) => days >= day && remindedOn < day);
};

const remind = ({ table, system }: ExpiryContext, transfer: TransferItem, day: number): Promise<void> =>
  table.transact([
    update(keys.transfer(transfer.id))
      .set({ remindedOn: day })
      .expect("state", "requested", "stale")
      .expect("version", transfer.version, "stale"),
    ...transferNotification(transfer, transfer.buyerId, "transfer-reminder", system),
  ]);

const expire = (context: ExpiryContext, transfer: TransferItem): Promise<void> => {
  const { sellerId, buyerId } = transfer;
  const tell = [sellerId, buyerId].map((userId) => ({ userId, what: "transfer-expired" }));
  return endOpenTransfer(context, transfer, { name: "expire", tell });
};

/** A concurrent answer or change wins; the next run looks again. */
const processTransfer = async (context: ExpiryContext, transfer: TransferItem) => {
  const due = dueFor(transfer, context.system.now());
  if (due === undefined) return "waiting";
  try {
    await (due === "expiry" ? expire(context, transfer) : remind(context, transfer, due));
    return due === "expiry" ? "expired" : "reminded";
  } catch (error) {
    if (failedWith(error, "stale") || failedWith(error, "repeated")) return "waiting";
    context.reportFailure(transfer.id, error);
    return "failed";
  }
};

export type Expiries = { readonly expired: number; readonly reminded: number; readonly failed: number };

/** The next run completes an interrupted one. */
export const expireTransfers = async (context: ExpiryContext): Promise<Expiries> => {
  const outcomes: string[] = [];
  const open = { index: "gsi1", partition: lists.openTransfers(), schema: TransferItem, limit: 25 } as const;
  for await (const page of pages(context.table, open))
    for (const transfer of page) outcomes.push(await processTransfer(context, transfer));
  const count = (wanted: string): number => outcomes.filter((outcome) => outcome === wanted).length;
  return { expired: count("expired"), reminded: count("reminded"), failed: count("failed") };
};
