import type { WithCreditNotes } from "#contract/sales/receipts.ts";
import { withCreditNotes } from "./read-receipt.ts";
import { onPaper } from "./show-receipts.ts";
import { periodsOf } from "#lambdas/shared/bikes/periods.ts";
import { readEvents } from "#lambdas/shared/bikes/read-events.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** The receipt with which the caller bought a bike in a store. It is theirs when the bike is someone else's, too: it is their proof of what they paid. */
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
