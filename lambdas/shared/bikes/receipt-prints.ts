import { type Action, put, remove } from "#lambdas/shared/table/actions.ts";
import {
  AnalysisItem,
  type ReceiptFacts,
  type ReceiptPrint,
  ReceiptPrintItem,
} from "#lambdas/shared/table/items/pictures.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

const bandsOf = (hash: string): string[] =>
  [0, 4, 8, 12].map((from, place) => `LOOK${place}#${hash.slice(from, from + 4)}`);

/** What other pictures of the same receipt have in common with it: any one of these is enough to find it. */
const printsOf = ({ seller, number, date, total }: ReceiptFacts, hash: string | undefined): string[] => [
  ...(seller && number ? [`NUMBER#${seller}#${number}`] : []),
  ...(seller && date && total ? [`SUM#${seller}#${date}#${total}`] : []),
  // A picture of one colour has no look.
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

/** More uses would make an analysis dear to write; a registration reads those itself. */
const mostKept = 40;

/** What an analysis keeps of its receipt's prints: so few uses, or nothing. */
export const printsToKeep = (prints: readonly ReceiptPrint[]): ReceiptPrint[] | undefined =>
  prints.flatMap(({ uses }) => uses).length > mostKept ? undefined : [...prints];

const withoutOwner =
  (bikeId: string) =>
  ({ print, uses, version }: ReceiptPrintItem): Action =>
    put(keys.receiptPrint(print), "receiptPrint", {
      print,
      uses: uses.map((use) => (use.bikeId === bikeId ? { ...use, ownerId: undefined } : use)),
      version: version + 1,
    }).expect("version", version, "stale");

/** Lets it be known that a receipt has carried a bike, but no longer whose that was, and what was read of it. */
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
