import type { ImportsContext } from "./imports-context.ts";
import { cancelForgotten, pauseImport } from "./import-moves.ts";
import { dueWrite } from "./invitations/pace.ts";
import { forgottenUsed } from "./lifetimes.ts";
import { readChunk } from "./read-chunks.ts";
import { registerRow } from "./register-row.ts";
import { withoutBuyer } from "./row-cells.ts";
import { problemOf } from "#lambdas/shared/http/problem.ts";
import { readStore } from "#lambdas/shared/stores/read-stores.ts";
import { put, update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import type { BikeImportItem, ImportChunkItem } from "#lambdas/shared/table/items/bike-import.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** What stops a list rather than a row, and what it then waits for. */
const pauses: Readonly<Partial<Record<string, NonNullable<BikeImportItem["pausedBy"]>>>> = {
  "insufficient-points": "points",
  "store-suspended": "suspended",
  forbidden: "member",
};

type Part = { readonly chunk: ImportChunkItem; readonly store: string; readonly until: Date };

/** Goes through rows until the chunk ends or the time is up; answers with how many rows of the list are done. */
const goThrough = async (
  context: ImportsContext,
  item: BikeImportItem,
  { chunk, store, until }: Part,
): Promise<number> => {
  const { from, rows, verdicts = [] } = chunk;
  let { done } = item;
  for (const [place, row] of rows.entries()) {
    const isDue = from + place >= done && verdicts[place]?.is === "ok";
    if (isDue && context.system.now() >= until) return done;
    const turn = { item, store, chunk: chunk.chunk, place, row, done };
    if (isDue) done = await registerRow(context, turn, from + place + 1);
  }
  return done;
};

/** Nothing is left by which buyers could be reached, in a chunk that was gone through; the sales have that. */
const closeChunk = async (
  { table, system }: ImportsContext,
  item: BikeImportItem,
  { chunk, done }: { readonly chunk: ImportChunkItem; readonly done: number },
): Promise<void> => {
  const { importId, state, storeId, doneChunks, chunks } = item;
  const isLast = doneChunks + 1 === chunks;
  const rows = chunk.rows.map((row) => withoutBuyer(item, row));
  const progress = update(keys.bikeImport(importId))
    .set({ doneChunks: doneChunks + 1, ...(state === "registering" && { done: chunk.from + rows.length }) })
    .expect("state", state, "stale")
    .expect("doneChunks", doneChunks, "stale")
    .expect("done", done, "stale");
  const ended = state === "registering" ? progress.set({ state: "done" }) : progress;
  const expiresAt = forgottenUsed(system.now());
  await table.transact([
    put(keys.importChunk(importId, chunk.chunk), "importChunk", { ...chunk, rows, expiresAt }),
    isLast ? ended.remove("gsi2pk", "gsi2sk") : progress,
    ...(isLast ? [dueWrite(storeId, system.now())] : []),
  ]);
};

const registerRows = async (
  context: ImportsContext,
  item: BikeImportItem,
  part: Pick<Part, "chunk" | "until">,
): Promise<void> => {
  const { chunk } = part;
  const store = (await readStore(context.table, item.storeId))?.name ?? "";
  try {
    const done = await goThrough(context, item, { ...part, store });
    const isThrough = chunk.rows.every(
      (_, place) => chunk.from + place < done || chunk.verdicts?.[place]?.is !== "ok",
    );
    if (isThrough) await closeChunk(context, item, { chunk, done });
  } catch (error) {
    if (failedWith(error, "stale")) return;
    const reason = pauses[problemOf(error).code];
    if (reason === undefined) throw error;
    await pauseImport(context, item, reason);
  }
};

/** Registers rows of the chunk whose turn it is, or, in a list that was cancelled, forgets where the buyers of that chunk live. What met someone else who is at it is looked at again by the caller. */
export const registerChunk = async (
  context: ImportsContext,
  item: BikeImportItem,
  until: Date,
): Promise<void> => {
  const chunk = await readChunk(context, item, item.doneChunks);
  if (!chunk) return cancelForgotten(context, item);
  if (item.state === "registering") return registerRows(context, item, { chunk, until });
  return closeChunk(context, item, { chunk, done: item.done });
};
