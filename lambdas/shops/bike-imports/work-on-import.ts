import type { Verdict } from "#contract/shops/bike-imports/rows.ts";
import { canonicalFrameNumber } from "#contract/bikes/frame-number.ts";
import { checkNumbers } from "./check-numbers.ts";
import type { ImportsContext } from "./imports-context.ts";
import { cancelExpired } from "./import-moves.ts";
import { readChunk, readChunks } from "./read-chunks.ts";
import { readBike } from "./row-cells.ts";
import { put, update } from "#lambdas/platform/table/actions.ts";
import { BikeImportItem, type ImportChunkItem, type RowVerdict } from "#lambdas/shops/items/bike-import.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { registerChunk } from "./register-chunk.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";

/** The canonical frame numbers of valid rows in earlier chunks. */
type NumbersAbove = { readonly chunks: number; readonly numbers: ReadonlySet<string> };

const numberOf = (item: BikeImportItem, row: ImportChunkItem["rows"][number], now: Date) => {
  const read = readBike(item, row, now);
  return "bike" in read ? canonicalFrameNumber(read.bike.frameNumber) : undefined;
};

/** Reads all earlier chunks only at the start; afterwards the caller passes the numbers along. */
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

type CheckedRow = { readonly verdict: RowVerdict; readonly number: string | undefined };

const checkRows = async (
  context: ImportsContext,
  item: BikeImportItem,
  { rows }: ImportChunkItem,
  above: ReadonlySet<string>,
): Promise<CheckedRow[]> => {
  const now = context.system.now();
  const seen = new Set(above);
  const own = rows.map((row): CheckedRow => {
    const read = readBike(item, row, now);
    if ("fault" in read) return { verdict: { is: "faulty", fault: read.fault }, number: undefined };
    const number = canonicalFrameNumber(read.bike.frameNumber);
    const isRepeated = seen.has(number);
    seen.add(number);
    return { verdict: { is: isRepeated ? "duplicate" : "ok" }, number };
  });
  const numbers = own.flatMap(({ verdict, number }) =>
    verdict.is === "ok" && number !== undefined ? [number] : [],
  );
  const taken = await checkNumbers(context.table, item.storeId, numbers);
  return own.map((checked) => {
    const is = checked.verdict.is === "ok" ? taken.get(checked.number ?? "") : undefined;
    return is === undefined ? checked : { ...checked, verdict: { is } };
  });
};

const counterOf = (verdict: Verdict): keyof BikeImportItem =>
  verdict === "resembles-stolen" ? "resembling" : verdict;

const countVerdicts = (checked: readonly CheckedRow[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { verdict } of checked)
    counts.set(counterOf(verdict.is), (counts.get(counterOf(verdict.is)) ?? 0) + 1);
  return counts;
};

/** Checks the next chunk without registering anything, and stores verdicts and progress in one transaction. */
const checkChunk = async (
  context: ImportsContext,
  item: BikeImportItem,
  known: NumbersAbove | undefined,
): Promise<NumbersAbove> => {
  const { importId, checkedChunks, chunks } = item;
  const chunk = await readChunk(context, item, checkedChunks);
  const above = await numbersAbove(context, item, known);
  if (!chunk) {
    await cancelExpired(context, item);
    return { chunks, numbers: above };
  }
  const checked = await checkRows(context, item, chunk, above);
  const next = checkedChunks + 1;
  let progress = update(keys.bikeImport(importId))
    .set({ checkedChunks: next })
    .add("checked", chunk.rows.length)
    .expect("state", "checking", "stale")
    .expect("checkedChunks", checkedChunks, "stale");
  for (const [counter, count] of countVerdicts(checked)) progress = progress.add(counter, count);
  if (next === chunks) progress = progress.set({ state: "checked" }).remove("gsi2pk", "gsi2sk");
  const verdicts = checked.map(({ verdict }) => verdict);
  await context.table.transact([
    put(keys.importChunk(importId, checkedChunks), "importChunk", { ...chunk, verdicts }),
    progress,
  ]);
  const numbers = checked.flatMap(({ number }) => (number === undefined ? [] : [number]));
  return { chunks: next, numbers: new Set([...above, ...numbers]) };
};

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
