import * as z from "zod";
import type { Run } from "#contract/stickers/inventory.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import { codesOnRoll } from "#contract/stickers/rolls.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { beginBatch, makeNextCodes } from "#lambdas/stickers/codes/make-codes.ts";
import { type CodePage, codesOfRun } from "#lambdas/stickers/codes/codes-of-run.ts";
import { readStore } from "#lambdas/shops/read-stores.ts";
import { check, update } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { once } from "#lambdas/platform/table/idempotency.ts";
import { QrBatchItem } from "#lambdas/stickers/items/qr-code.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { changeWrite } from "#lambdas/stickers/inventory-change.ts";
import type { InventoryContext } from "./inventory-context.ts";
import { storeNames } from "./store-names.ts";

type Context = InventoryContext;
type RunRequest = { readonly adminId: string; readonly runId: string };

const show = (run: QrBatchItem, names: ReadonlyMap<string, string>): Run => {
  const { id, pool, count, made, at: createdAt, printedAt, orderNumber } = run;
  return { id, pool, store: names.get(pool), count, made, createdAt, printedAt, orderNumber };
};

const showOne = async ({ table }: Context, run: QrBatchItem): Promise<Run> =>
  show(run, await storeNames(table, [run.pool]));

const readRun = async ({ table }: Context, runId: string): Promise<QrBatchItem> => {
  const run = await table.get(keys.qrBatch(runId), QrBatchItem);
  if (!run) throw new ProblemError("run-not-found");
  return run;
};

/** Starts a run and logs the stock it will add. Its codes are made afterwards, in chunks. */
export const beginRun = async (
  context: Context,
  input: {
    readonly adminId: string;
    readonly idempotencyKey: string;
    readonly request: { readonly pool: string; readonly count: number };
  },
): Promise<Run> => {
  const { table, system } = context;
  const { adminId: by, idempotencyKey: key, request } = input;
  const { pool, count } = request;
  const keyedRequest = { userId: by, key, content: request, now: system.now() };
  const { runId } = await once(table, keyedRequest, z.object({ runId: z.string() }), async (remember) => {
    if (pool !== "self" && !(await readStore(table, pool))) throw new ProblemError("store-not-found");
    const at = system.now().toISOString();
    const id = system.newId("batch");
    const added = { rolls: Math.floor(count / codesOnRoll), active: count % codesOnRoll };
    await table.transact([
      remember({ runId: id }),
      ...(pool === "self" ? [] : [check(keys.store(pool)).expectExists("store-not-found")]),
      beginBatch({ id, pool, count, by, at }),
      changeWrite(system, { pool, what: "made", ...added, by, at }),
    ]);
    return { runId: id };
  });
  return showOne(context, await readRun(context, runId));
};

/** Makes the next codes of a run. A complete run is returned unchanged. */
export const continueRun = async (context: Context, runId: string): Promise<Run> => {
  const run = await makeNextCodes(context, runId);
  if (!run) throw new ProblemError("run-not-found");
  return showOne(context, run);
};

export const listRuns = async (
  { table, cursorSecret }: Context,
  { limit, cursor }: PageQuery,
): Promise<{ items: Run[]; cursor: string | undefined }> => {
  const partition = lists.qrBatches();
  const after = readCursor(cursorSecret, partition, cursor);
  const schema = QrBatchItem;
  const page = { index: "gsi1", partition, schema, limit, after, newestFirst: true } as const;
  const { items, next } = await table.query(page);
  const names = await storeNames(
    table,
    items.map(({ pool }) => pool),
  );
  return { items: items.map((run) => show(run, names)), cursor: writeCursor(cursorSecret, partition, next) };
};

export const listRunCodes = async (
  context: Context,
  { runId, ...page }: PageQuery & { readonly runId: string },
): Promise<CodePage> => codesOfRun(context, await readRun(context, runId), page);

/** Records whether the codes are printed. Only an administrator knows; a download proves nothing. */
export const setPrinted = async (
  context: Context,
  { adminId, runId }: RunRequest,
  printed: boolean,
): Promise<Run> => {
  const { table, system } = context;
  const run = await readRun(context, runId);
  if ((run.printedAt !== undefined) === printed) return showOne(context, run);
  const at = system.now().toISOString();
  const write = update(keys.qrBatch(runId)).expectExists("run-not-found");
  const action = printed ? "qr-run-printed" : "qr-run-not-printed";
  await table.transact([
    printed ? write.set({ printedAt: at }) : write.remove("printedAt"),
    ...auditWrites(system, { subject: runId, by: adminId, action, at }),
  ]);
  return showOne(context, await readRun(context, runId));
};
