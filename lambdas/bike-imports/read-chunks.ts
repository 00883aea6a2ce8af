import type { ImportsContext } from "./imports-context.ts";
import { type BikeImportItem, ImportChunkItem } from "#lambdas/shared/table/items/bike-import.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

type Context = Pick<ImportsContext, "table">;
type Import = Pick<BikeImportItem, "importId">;

/** Chunks of a few kilobytes that one reading takes. */
const atOnce = 25;

/** One chunk; undefined where the list has lain for so long that its rows are forgotten. */
export const readChunk = (
  { table }: Context,
  { importId }: Import,
  chunk: number,
): Promise<ImportChunkItem | undefined> => table.get(keys.importChunk(importId, chunk), ImportChunkItem);

/** The chunks from `first` up to, but not with, `end`, in their order. */
export const readChunks = async (
  { table }: Context,
  { importId }: Import,
  { first, end }: { readonly first: number; readonly end: number },
): Promise<ImportChunkItem[]> => {
  const chunks: ImportChunkItem[] = [];
  for (let from = first; from < end; from += atOnce) {
    const places = Array.from({ length: Math.min(atOnce, end - from) }, (_, place) => from + place);
    const wanted = places.map((chunk) => keys.importChunk(importId, chunk));
    chunks.push(...(await table.batchGet(wanted, ImportChunkItem)));
  }
  return chunks.toSorted((a, b) => a.chunk - b.chunk);
};
