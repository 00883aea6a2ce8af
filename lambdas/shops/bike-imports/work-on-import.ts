import { type NumbersAbove, checkChunk } from "./check-chunk.ts";
import type { ImportsContext } from "./imports-context.ts";
import { registerChunk } from "./register-chunk.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { BikeImportItem } from "#lambdas/shops/items/bike-import.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/** Milliseconds that a run may exceed its time before its lock expires. */
const grace = 5000;

/** A cancelled import stays open until its buyers' addresses are removed. */
export const isOpen = ({ state, doneChunks, chunks }: BikeImportItem): boolean =>
  state === "checking" || state === "registering" || (state === "cancelled" && doneChunks < chunks);

const lock = ({ table, system }: ImportsContext, importId: string, heldUntil: number): Promise<void> =>
  table.transact([
    update(keys.bikeImport(importId))
      .set({ heldUntil })
      .expectExists("import-not-found")
      .expectBelow("heldUntil", system.now().getTime(), "repeated"),
  ]);

const unlock = ({ table }: ImportsContext, importId: string, heldUntil: number): Promise<void> =>
  table.transact([
    update(keys.bikeImport(importId)).set({ heldUntil: 0 }).expect("heldUntil", heldUntil, "repeated"),
  ]);

const processChunks = async (context: ImportsContext, importId: string, until: Date): Promise<void> => {
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

/** Works until nothing is left or the time is up. Returns false if another run holds the lock. */
export const workOnImport = async (
  context: ImportsContext,
  importId: string,
  until: Date,
): Promise<boolean> => {
  const heldUntil = until.getTime() + grace;
  try {
    await lock(context, importId, heldUntil);
  } catch (error) {
    if (failedWith(error, "repeated") || failedWith(error, "import-not-found")) return false;
    throw error;
  }
  try {
    await processChunks(context, importId, until);
  } finally {
    await unlock(context, importId, heldUntil).catch((error: unknown) => {
      if (!failedWith(error, "repeated")) throw error;
    });
  }
  return true;
};
