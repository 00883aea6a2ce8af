import type { Verdict } from "#contract/bike-imports/rows.ts";
import { canonicalFrameNumber } from "#contract/frame-number.ts";
import { checkNumbers } from "./check-numbers.ts";
import type { ImportsContext } from "./imports-context.ts";
import { cancelForgotten } from "./import-moves.ts";
import { readChunk, readChunks } from "./read-chunks.ts";
import { readBike } from "./row-cells.ts";
import { put, update } from "#lambdas/shared/table/actions.ts";
import type { BikeImportItem, ImportChunkItem, RowVerdict } from "#lambdas/shared/table/items/bike-import.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** The canonical numbers of rows above, as far as they are in order. */
export type NumbersAbove = { readonly chunks: number; readonly numbers: ReadonlySet<string> };

const numberOf = (item: BikeImportItem, row: ImportChunkItem["rows"][number], now: Date) => {
  const read = readBike(item, row, now);
  return "bike" in read ? canonicalFrameNumber(read.bike.frameNumber) : undefined;
};

/** All chunks above are read once; going on from chunk to chunk, one has them already. */
const numbersAbove = async (
  context: ImportsContext,
  item: BikeImportItem,
  known: NumbersAbove | undefined,
): Promise<ReadonlySet<string>> => {
  const { checkedChunks: end } = item;
  if (known?.chunks === end) return known.numbers;
  const chunks = await readChunks(context, item, { first: 0, end });
  const now = context.system.now();
  const numbers = chunks.flatMap(({ rows }) => rows.map((row) => numberOf(item, row, now)));
  return new Set(numbers.filter((number) => number !== undefined));
};

type Judged = { readonly verdict: RowVerdict; readonly number: string | undefined };

const judge = async (
  context: ImportsContext,
  item: BikeImportItem,
  { rows }: ImportChunkItem,
  above: ReadonlySet<string>,
): Promise<Judged[]> => {
  const now = context.system.now();
  const seen = new Set(above);
  const own = rows.map((row): Judged => {
    const read = readBike(item, row, now);
    if ("fault" in read) return { verdict: { is: "faulty", fault: read.fault }, number: undefined };
    const number = canonicalFrameNumber(read.bike.frameNumber);
    const isRepeated = seen.has(number);
    seen.add(number);
    return { verdict: { is: isRepeated ? "duplicate" : "ok" }, number };
  });
  const asked = own.flatMap(({ verdict, number }) =>
    verdict.is === "ok" && number !== undefined ? [number] : [],
  );
  const found = await checkNumbers(context.table, item.storeId, asked);
  return own.map((judged) => {
    const is = judged.verdict.is === "ok" ? found.get(judged.number ?? "") : undefined;
    return is === undefined ? judged : { ...judged, verdict: { is } };
  });
};

/** Under which name each is counted. */
const counterOf = (verdict: Verdict): keyof BikeImportItem =>
  verdict === "resembles-stolen" ? "resembling" : verdict;

const tallied = (judged: readonly Judged[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { verdict } of judged)
    counts.set(counterOf(verdict.is), (counts.get(counterOf(verdict.is)) ?? 0) + 1);
  return counts;
};

/** Checks the next chunk of a list and writes nothing to the register. What it found and how far it is are one transaction. */
export const checkChunk = async (
  context: ImportsContext,
  item: BikeImportItem,
  known: NumbersAbove | undefined,
): Promise<NumbersAbove> => {
  const { importId, checkedChunks, chunks } = item;
  const chunk = await readChunk(context, item, checkedChunks);
  const above = await numbersAbove(context, item, known);
  if (!chunk) {
    await cancelForgotten(context, item);
    return { chunks, numbers: above };
  }
  const judged = await judge(context, item, chunk, above);
  const next = checkedChunks + 1;
  let progress = update(keys.bikeImport(importId))
    .set({ checkedChunks: next })
    .add("checked", chunk.rows.length)
    .expect("state", "checking", "stale")
    .expect("checkedChunks", checkedChunks, "stale");
  for (const [counter, count] of tallied(judged)) progress = progress.add(counter, count);
  if (next === chunks) progress = progress.set({ state: "checked" }).remove("gsi2pk", "gsi2sk");
  const verdicts = judged.map(({ verdict }) => verdict);
  await context.table.transact([
    put(keys.importChunk(importId, checkedChunks), "importChunk", { ...chunk, verdicts }),
    progress,
  ]);
  const numbers = judged.flatMap(({ number }) => (number === undefined ? [] : [number]));
  return { chunks: next, numbers: new Set([...above, ...numbers]) };
};
