import { daysToAnswer } from "#contract/transfers.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { TransferItem } from "#lambdas/shared/table/items/transfer.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import { endOpenTransfer } from "#lambdas/shared/transfers/end-open-transfer.ts";
import { transferNotification } from "#lambdas/shared/transfers/ending.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The buyer is reminded on these days, counted from the offer. */
const reminders = [13, 7] as const;

export type ExpiryContext = Pick<TransfersContext, "table" | "system"> & {
  /** Tells the operators what could not be done. */
  readonly reportFailure: (transferId: string, error: unknown) => void;
};

/** What is due for a transfer on a day; undefined for nothing. */
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

/** One that is answered or changed in the same moment is not due any more, or is looked at tomorrow. */
const lookAt = async (context: ExpiryContext, transfer: TransferItem) => {
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

/** Reminds the buyers of all open transfers, and ends those that nobody has answered in time. Wherever this was interrupted, the next run goes on. */
export const expireTransfers = async (context: ExpiryContext): Promise<Expiries> => {
  const outcomes: string[] = [];
  const open = { index: "gsi1", partition: lists.openTransfers(), schema: TransferItem, limit: 25 } as const;
  for await (const page of pages(context.table, open))
    for (const transfer of page) outcomes.push(await lookAt(context, transfer));
  const count = (wanted: string): number => outcomes.filter((outcome) => outcome === wanted).length;
  return { expired: count("expired"), reminded: count("reminded"), failed: count("failed") };
};
