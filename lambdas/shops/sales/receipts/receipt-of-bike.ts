import type { WithCreditNotes } from "#contract/shops/sales/receipts.ts";
import { withCreditNotes } from "./read-receipt.ts";
import { onPaper } from "./show-receipts.ts";
import { periodsOf } from "#lambdas/bikes/periods.ts";
import { readEvents } from "#lambdas/bikes/read-events.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Former owners keep access to the receipt of their own purchase, as proof of what they paid. */
export const getReceiptOfBike = async (
  table: Pick<Table, "get" | "batchGet" | "query">,
  userId: string,
  bikeId: string,
): Promise<WithCreditNotes> => {
  const own = periodsOf(await readEvents(table, bikeId)).filter(({ event }) => event.ownerId === userId);
  const given = own.map(({ event }) => event.storeReceipt).find((each) => each?.issued !== undefined);
  const { storeId, issued } = given ?? {};
  if (storeId === undefined || issued === undefined) throw new ProblemError("store-receipt-not-found");
  const { receipt, notes } = await withCreditNotes(table, storeId, issued);
  return { receipt: onPaper(receipt), creditNotes: notes.map(onPaper) };
};
