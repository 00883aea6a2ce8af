import type { BikeImport, ImportRow } from "#contract/shops/bike-imports/imports.ts";
import type { ImportsContext } from "./imports-context.ts";
import { readImport } from "./read-import.ts";
import { showImport } from "./show-import.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { ownStore } from "#lambdas/shops/members/own-store.ts";
import { requireMember } from "#lambdas/shops/members/require-member.ts";
import { put, update } from "#lambdas/platform/table/actions.ts";
import type { BikeImportItem } from "#lambdas/shops/items/bike-import.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

type SentRows = { readonly importId: string; readonly from: number; readonly rows: readonly ImportRow[] };

/** Detects a request repeated after a lost response. */
const isReceived = ({ received }: BikeImportItem, { from, rows }: SentRows): boolean =>
  from + rows.length <= received;

export const openPlace = ({ importId }: Pick<BikeImportItem, "importId">) => ({
  gsi2pk: lists.openBikeImports(),
  gsi2sk: importId,
});

/** Stores the next rows, each once; the last ones start the check. */
export const sendRows = async (
  context: ImportsContext,
  caller: Caller,
  sent: SentRows,
): Promise<BikeImport> => {
  const { table, system } = context;
  const { importId, from, rows } = sent;
  const storeId = await ownStore(table, caller);
  await retryOnConflict(system, async () => {
    const item = await readImport(context, storeId, importId);
    if (isReceived(item, sent)) return;
    const { state, received, chunks: chunk, count, columns, expiresAt } = item;
    const isFitting = rows.every(({ cells }) => cells.length <= columns.length);
    if (state !== "receiving" || from !== received || from + rows.length > count || !isFitting)
      throw new ProblemError("import-rows-unexpected");
    const next = received + rows.length;
    await table.transact([
      ...requireMember(storeId, caller.userId),
      put(keys.importChunk(importId, chunk), "importChunk", { chunk, from, rows, expiresAt }).expectNew(
        "stale",
      ),
      update(keys.bikeImport(importId))
        .set({
          received: next,
          chunks: chunk + 1,
          ...(next === count && { state: "checking", ...openPlace(item) }),
        })
        .expect("received", received, "stale")
        .expect("state", "receiving", "stale"),
    ]);
  });
  return showImport(await readImport(context, storeId, importId));
};
