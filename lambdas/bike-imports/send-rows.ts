import type { BikeImport, ImportRow } from "#contract/bike-imports/imports.ts";
import type { ImportsContext } from "./imports-context.ts";
import { readImport } from "./read-import.ts";
import { showImport } from "./show-import.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { ownStore } from "#lambdas/shared/stores/own-store.ts";
import { whileMember } from "#lambdas/shared/stores/while-member.ts";
import { put, update } from "#lambdas/shared/table/actions.ts";
import type { BikeImportItem } from "#lambdas/shared/table/items/bike-import.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

type Sent = { readonly importId: string; readonly from: number; readonly rows: readonly ImportRow[] };

/** Rows that are there already were sent again because nobody heard of it. */
const isThere = ({ received }: BikeImportItem, { from, rows }: Sent): boolean =>
  from + rows.length <= received;

/** Where an import stands among those that there is something to do for. */
export const openPlace = ({ importId }: Pick<BikeImportItem, "importId">) => ({
  gsi2pk: lists.openBikeImports(),
  gsi2sk: importId,
});

/** Takes the next rows of a list, each once. With the last of them its check begins. */
export const sendRows = async (context: ImportsContext, caller: Caller, sent: Sent): Promise<BikeImport> => {
  const { table, system } = context;
  const { importId, from, rows } = sent;
  const storeId = await ownStore(table, caller);
  await untilFresh(system, async () => {
    const item = await readImport(context, storeId, importId);
    if (isThere(item, sent)) return;
    const { state, received, chunks: chunk, count, columns, expiresAt } = item;
    const isFitting = rows.every(({ cells }) => cells.length <= columns.length);
    if (state !== "receiving" || from !== received || from + rows.length > count || !isFitting)
      throw new ProblemError("import-rows-unexpected");
    const next = received + rows.length;
    await table.transact([
      ...whileMember(storeId, caller.userId),
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
