import { swedishDate } from "#contract/calendar-date.ts";
import type { ReportedRow, RowOutcome, Verdict } from "#contract/bike-imports/rows.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import type { ImportsContext } from "./imports-context.ts";
import { readChunks } from "./read-chunks.ts";
import { readImport } from "./read-import.ts";
import { cellsOf } from "./row-cells.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ownStore } from "#lambdas/shared/stores/own-store.ts";
import {
  type BikeImportItem,
  type ImportChunkItem,
  ImportRefusalItem,
} from "#lambdas/shared/table/items/bike-import.ts";
import { keys, ranges } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";

/** Chunks that one answer tells of. */
const chunksAtOnce = 20;

type Asked = { readonly importId: string; readonly show: "all" | "problems"; readonly cursor: number };

/** What became of a row whose turn came and that could not be registered, by where it stands. */
type Refusals = ReadonlyMap<string, Verdict>;

const placeName = (chunk: number, place: number): string => `${chunk}#${place}`;

const readRefusals = async ({ table }: ImportsContext, importId: string): Promise<Refusals> => {
  const { pk: partition } = keys.bikeImport(importId);
  const all = { partition, prefix: ranges.importRefusals, schema: ImportRefusalItem, limit: 500 };
  const found = new Map<string, Verdict>();
  for await (const page of pages(table, all))
    for (const { chunk, place, is } of page) found.set(placeName(chunk, place), is);
  return found;
};

const ended: readonly string[] = ["done", "cancelled"];

const outcomeOf = (
  { state, done }: BikeImportItem,
  { chunk, from, verdicts }: ImportChunkItem,
  { place, refusals }: { readonly place: number; readonly refusals: Refusals },
): RowOutcome => {
  const verdict = verdicts?.[place]?.is;
  if (verdict !== undefined && verdict !== "ok") return verdict;
  const refused = refusals.get(placeName(chunk, place));
  if (refused !== undefined) return refused;
  if (verdict === "ok" && from + place < done) return "registered";
  return ended.includes(state) ? "left" : "ok";
};

/** What a store needs to find the row in its own list: nothing of the buyer. */
const report = (
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
    // What is no frame number may be a person's.
    const number = outcome === "faulty" ? hide(frameNumber) : frameNumber;
    return { line: row.line, frameNumber: number, brand: hide(brand), model: hide(model), outcome, fault };
  });
};

const isProblem = ({ outcome }: ReportedRow): boolean => outcome !== "ok" && outcome !== "registered";

/** The rows of a list in their order, some chunks at a time. */
export const listRows = async (
  context: ImportsContext,
  caller: Caller,
  { importId, show, cursor: first }: Asked,
): Promise<{ items: ReportedRow[]; cursor: string | undefined }> => {
  const { table, system } = context;
  const item = await readImport(context, await ownStore(table, caller), importId);
  const end = Math.min(first + chunksAtOnce, item.chunks);
  const [chunks, refusals] = await Promise.all([
    readChunks(context, item, { first, end }),
    readRefusals(context, importId),
  ]);
  const rows = chunks.flatMap((chunk) => report(item, chunk, refusals, system.now()));
  const items = show === "all" ? rows : rows.filter(isProblem);
  return { items, cursor: end < item.chunks ? String(end) : undefined };
};
