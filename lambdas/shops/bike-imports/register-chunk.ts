import type { ImportsContext } from "./imports-context.ts";
import { cancelExpired, pauseImport } from "./import-moves.ts";
import { dueWrite } from "#lambdas/shops/bike-imports/invitations/pace.ts";
import { expiryOf } from "#contract/privacy/retention.ts";
import { readChunk } from "./read-chunks.ts";
import { registerRow } from "./register-row.ts";
import { withoutBuyer } from "./row-cells.ts";
import { problemOf } from "#lambdas/platform/http/problem.ts";
import { readStore } from "#lambdas/shops/read-stores.ts";
import { put, update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import type { BikeImportItem, ImportChunkItem } from "#lambdas/shops/items/bike-import.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/** Failures that pause the import instead of refusing the row. */
const pauses: Readonly<Partial<Record<string, NonNullable<BikeImportItem["pausedBy"]>>>> = {
  "insufficient-points": "points",
  "store-suspended": "suspended",
  forbidden: "member",
};

type Part = { readonly chunk: ImportChunkItem; readonly store: string; readonly until: Date };

/** Registers rows until the chunk ends or the time is up; returns the number of rows done in the whole import. */
const registerDueRows = async (
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

/** Removes the buyers' addresses from a finished chunk; the sales have them. */
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
  const expiresAt = expiryOf("bikeImports", system.now());
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
    const done = await registerDueRows(context, item, { ...part, store });
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

/** Works on the current chunk: registers its rows or, in a cancelled import, removes the buyers' addresses. After a concurrent change the caller tries again. */
export const registerChunk = async (
  context: ImportsContext,
  item: BikeImportItem,
  until: Date,
): Promise<void> => {
  const chunk = await readChunk(context, item, item.doneChunks);
  if (!chunk) return cancelExpired(context, item);
  if (item.state === "registering") return registerRows(context, item, { chunk, until });
  return closeChunk(context, item, { chunk, done: item.done });
};
