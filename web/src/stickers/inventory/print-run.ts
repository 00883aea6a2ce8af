import type { Run } from "#contract/stickers/inventory.ts";
import { codesOnRoll } from "#contract/stickers/rolls.ts";
import { shortCodeOf } from "#contract/platform/short-code.ts";
import { readAll } from "#web/platform/api/read-all.ts";
import { readPrintFit } from "#web/stickers/print/print-fit.ts";
import type { PrintedRoll } from "#web/stickers/print/printed.ts";
import { inventoryClient } from "./inventory-api.ts";

const site = () => ({ host: location.host, ...readPrintFit() });

export const printRun = async (runId: string, signal: AbortSignal): Promise<Blob> => {
  const { stickerSheets } = await import("#web/stickers/print/print.ts");
  const codes = await readAll((cursor) =>
    inventoryClient.listRunCodes({ params: { runId }, query: { limit: 50, cursor } }, { signal }),
  );
  const printed = codes.map(({ uid }) => ({ uid, shortCode: shortCodeOf(uid) }));
  return stickerSheets(printed, site(), signal);
};

/** Makes a PDF with a label per roll. `owner` and `made` are printed as given. */
export const printRollLabels = async (
  { id, count }: Pick<Run, "id" | "count">,
  words: Pick<PrintedRoll, "owner" | "made">,
  signal: AbortSignal,
): Promise<Blob> => {
  const { rollLabels } = await import("#web/stickers/print/print.ts");
  const rolls = Array.from({ length: Math.ceil(count / codesOnRoll) }, (_, index) => ({
    id: `${id}-${index + 1}`,
    number: index + 1,
    count: Math.min(codesOnRoll, count - index * codesOnRoll),
    ...words,
  }));
  return rollLabels(rolls, site(), signal);
};

/** Makes a PDF that shows the printer's offset. */
export const printTestSheet = async (signal: AbortSignal): Promise<Blob> => {
  const { calibrationPdf } = await import("#web/stickers/print/print.ts");
  return calibrationPdf(site(), signal);
};
