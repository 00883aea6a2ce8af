import { type Action, put, remove } from "#lambdas/platform/table/actions.ts";
import {
  AnalysisItem,
  type ReceiptFacts,
  type ReceiptPrint,
  ReceiptPrintItem,
} from "#lambdas/platform/table/items/pictures.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

const bandsOf = (hash: string): string[] =>
  [0, 4, 8, 12].map((from, place) => `LOOK${place}#${hash.slice(from, from + 4)}`);

/** Keys under which a receipt is recognised; any one of them is enough. */
const printsOf = ({ seller, number, date, total }: ReceiptFacts, hash: string | undefined): string[] => [
  ...(seller && number ? [`NUMBER#${seller}#${number}`] : []),
  ...(seller && date && total ? [`SUM#${seller}#${date}#${total}`] : []),
  // A picture of one colour cannot be recognised.
  ...(hash === undefined || /^(.)\1+$/.test(hash) ? [] : bandsOf(hash)),
];

/** Every print of a receipt with the bikes that have used one like it. */
export const readReceiptPrints = async (
  table: Pick<Table, "batchGet">,
  { receiptFacts, perceptualHash }: Pick<AnalysisItem, "receiptFacts" | "perceptualHash">,
): Promise<ReceiptPrint[]> => {
  const prints = printsOf(receiptFacts, perceptualHash);
  const known = await table.batchGet(
    prints.map((print) => keys.receiptPrint(print)),
    ReceiptPrintItem,
  );
  return prints.map((print) => {
    const { uses = [], version = 0 } = known.find((item) => item.print === print) ?? {};
    return { print, uses, version };
  });
};

/** An analysis with more uses would be expensive to write; registration then reads them itself. */
const maxStoredUses = 40;

/** The prints to store with an analysis, or undefined if they have too many uses. */
export const printsToStore = (prints: readonly ReceiptPrint[]): ReceiptPrint[] | undefined =>
  prints.flatMap(({ uses }) => uses).length > maxStoredUses ? undefined : [...prints];

const withoutOwner =
  (bikeId: string) =>
  ({ print, uses, version }: ReceiptPrintItem): Action =>
    put(keys.receiptPrint(print), "receiptPrint", {
      print,
      uses: uses.map((use) => (use.bikeId === bikeId ? { ...use, ownerId: undefined } : use)),
      version: version + 1,
    }).expect("version", version, "stale");

/** Removes the owner from a used receipt and deletes its analysis. The receipt still counts as used. */
export const forgetReceiptOwner = async (
  table: Pick<Table, "get" | "batchGet" | "transact">,
  { id, analysisId }: Pick<BikeItem, "id" | "analysisId">,
): Promise<void> => {
  const analysis =
    analysisId === undefined ? undefined : await table.get(keys.analysis(analysisId), AnalysisItem);
  if (!analysis) return;
  const prints = printsOf(analysis.receiptFacts, analysis.perceptualHash);
  const known = await table.batchGet(
    prints.map((print) => keys.receiptPrint(print)),
    ReceiptPrintItem,
  );
  await table.transact([...known.map(withoutOwner(id)), remove(keys.analysis(analysis.id))]);
};
