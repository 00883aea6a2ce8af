import { type NumbersAbove, checkChunk } from "./check-chunk.ts";
import type { ImportsContext } from "./imports-context.ts";
import { registerChunk } from "./register-chunk.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { BikeImportItem } from "#lambdas/shared/table/items/bike-import.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** After this many milliseconds beyond its time nobody can be at it any more. */
const grace = 5000;

/** Whether there is something to do for a list. One that was cancelled keeps addresses until they are forgotten. */
export const isOpen = ({ state, doneChunks, chunks }: BikeImportItem): boolean =>
  state === "checking" || state === "registering" || (state === "cancelled" && doneChunks < chunks);

const hold = ({ table, system }: ImportsContext, importId: string, heldUntil: number): Promise<void> =>
  table.transact([
    update(keys.bikeImport(importId))
      .set({ heldUntil })
      .expectExists("import-not-found")
      .expectBelow("heldUntil", system.now().getTime(), "repeated"),
  ]);

const release = ({ table }: ImportsContext, importId: string, heldUntil: number): Promise<void> =>
  table.transact([
    update(keys.bikeImport(importId)).set({ heldUntil: 0 }).expect("heldUntil", heldUntil, "repeated"),
  ]);

/** One step after the other, each from how the list stands then. */
const goOn = async (context: ImportsContext, importId: string, until: Date): Promise<void> => {
  let above: NumbersAbove | undefined;
  while (context.system.now() < until) {
    const item = await context.table.get(keys.bikeImport(importId), BikeImportItem);
    if (!item || !isOpen(item)) return;
    try {
      if (item.state === "checking") above = await checkChunk(context, item, above);
      else await registerChunk(context, item, until);
    } catch (error) {
      if (!failedWith(error, "stale")) throw error;
    }
  }
};

/**
 * Goes on with a list until there is nothing to do or the time is up. Wherever it was interrupted, the next run goes on from there.
 * Of two at once only one works; were there two, no row would have its turn twice. Whether it was this one.
 */
export const workOnImport = async (
  context: ImportsContext,
  importId: string,
  until: Date,
): Promise<boolean> => {
  const heldUntil = until.getTime() + grace;
  try {
    await hold(context, importId, heldUntil);
  } catch (error) {
    if (failedWith(error, "repeated") || failedWith(error, "import-not-found")) return false;
    throw error;
  }
  try {
    await goOn(context, importId, until);
  } finally {
    await release(context, importId, heldUntil).catch((error: unknown) => {
      if (!failedWith(error, "repeated")) throw error;
    });
  }
  return true;
};
