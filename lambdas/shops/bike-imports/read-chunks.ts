import type { ImportsContext } from "./imports-context.ts";
import { type BikeImportItem, ImportChunkItem } from "#lambdas/shops/items/bike-import.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

type Context = Pick<ImportsContext, "table">;
type Import = Pick<BikeImportItem, "importId">;

/** Chunks per batch read, each a few kilobytes. */
const batchSize = 25;

/** Undefined if the import's rows have expired. */
export const readChunk = (
  { table }: Context,
  { importId }: Import,
  chunk: number,
): Promise<ImportChunkItem | undefined> => table.get(keys.importChunk(importId, chunk), ImportChunkItem);

/** Chunks from `first` up to but excluding `end`, in order. */
export const readChunks = async (
  { table }: Context,
  { importId }: Import,
  { first, end }: { readonly first: number; readonly end: number },
): Promise<ImportChunkItem[]> => {
  const chunks: ImportChunkItem[] = [];
  for (let from = first; from < end; from += batchSize) {
    const places = Array.from({ length: Math.min(batchSize, end - from) }, (_, place) => from + place);
    const wanted = places.map((chunk) => keys.importChunk(importId, chunk));
    chunks.push(...(await table.batchGet(wanted, ImportChunkItem)));
  }
  return chunks.toSorted((a, b) => a.chunk - b.chunk);
};
