import { swedishDate } from "#contract/platform/calendar-date.ts";
import type { ReportedRow, RowOutcome, Verdict } from "#contract/shops/bike-imports/rows.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type { ImportsContext } from "./imports-context.ts";
import { readChunks } from "./read-chunks.ts";
import { readImport } from "./read-import.ts";
import { cellsOf } from "./row-cells.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ownStore } from "#lambdas/shops/members/own-store.ts";
import {
  type BikeImportItem,
  type ImportChunkItem,
  ImportRefusalItem,
} from "#lambdas/shops/items/bike-import.ts";
import { keys, ranges } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";

const chunksPerPage = 20;

type RowsQuery = { readonly importId: string; readonly show: "all" | "problems"; readonly cursor: number };

/** Verdicts of rows whose registration failed, by chunk and place. */
type Refusals = ReadonlyMap<string, Verdict>;

const refusalKey = (chunk: number, place: number): string => `${chunk}#${place}`;

const readRefusals = async ({ table }: ImportsContext, importId: string): Promise<Refusals> => {
  const { pk: partition } = keys.bikeImport(importId);
  const all = { partition, prefix: ranges.importRefusals, schema: ImportRefusalItem, limit: 500 };
  const refusals = new Map<string, Verdict>();
  for await (const page of pages(table, all))
    for (const { chunk, place, is } of page) refusals.set(refusalKey(chunk, place), is);
  return refusals;
};

const ended: readonly string[] = ["done", "cancelled"];

const outcomeOf = (
  { state, done }: BikeImportItem,
  { chunk, from, verdicts }: ImportChunkItem,
  { place, refusals }: { readonly place: number; readonly refusals: Refusals },
): RowOutcome => {
  const verdict = verdicts?.[place]?.is;
  if (verdict !== undefined && verdict !== "ok") return verdict;
  const refused = refusals.get(refusalKey(chunk, place));
  if (refused !== undefined) return refused;
  if (verdict === "ok" && from + place < done) return "registered";
  return ended.includes(state) ? "left" : "ok";
};

/** Shows enough to find the row in the store's file, but nothing about the buyer. */
const reportRows = (
  item: BikeImportItem,
  chunk: ImportChunkItem,
  refusals: Refusals,
  now: Date,
): ReportedRow[] => {
  const hide = (text = ""): string => hidePersonalNumbers(text, swedishDate(now));
  return chunk.rows.map((row, place) => {
    const { frameNumber = "", brand, model } = cellsOf(item, row);
    const outcome = outcomeOf(item, chunk, { place, refusals });
    const { fault } = chunk.verdicts?.[place] ?? {};
    // An invalid frame number may be a personal number.
    const number = outcome === "faulty" ? hide(frameNumber) : frameNumber;
    return { line: row.line, frameNumber: number, brand: hide(brand), model: hide(model), outcome, fault };
  });
};

const isProblem = ({ outcome }: ReportedRow): boolean => outcome !== "ok" && outcome !== "registered";

/** Lists rows in file order; each page covers a fixed number of chunks. */
export const listRows = async (
  context: ImportsContext,
  caller: Caller,
  { importId, show, cursor: first }: RowsQuery,
): Promise<{ items: ReportedRow[]; cursor: string | undefined }> => {
  const { table, system } = context;
  const item = await readImport(context, await ownStore(table, caller), importId);
  const end = Math.min(first + chunksPerPage, item.chunks);
  const [chunks, refusals] = await Promise.all([
    readChunks(context, item, { first, end }),
    readRefusals(context, importId),
  ]);
  const rows = chunks.flatMap((chunk) => reportRows(item, chunk, refusals, system.now()));
  const items = show === "all" ? rows : rows.filter(isProblem);
  return { items, cursor: end < item.chunks ? String(end) : undefined };
};
