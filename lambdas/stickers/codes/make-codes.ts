import { codesOnRoll, stateInStock } from "#contract/stickers/rolls.ts";
import { newCode } from "./code-writes.ts";
import { arrivalWrite, inventoryWrite } from "./stock-writes.ts";
import type { System } from "#lambdas/platform/system.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type Action, put, update } from "#lambdas/platform/table/actions.ts";
import { uuidOf } from "#lambdas/platform/table/ids.ts";
import { QrBatchItem, QrRollItem } from "#lambdas/stickers/items/qr-code.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Leaves room for the chunk's other writes in a transaction of a hundred, and divides a roll evenly. */
const codesPerChunk = 50;

type Making = {
  readonly table: Pick<Table, "get" | "transact">;
  readonly system: Pick<System, "now" | "bytes" | "random" | "wait">;
};

export const beginBatch = (batch: Omit<QrBatchItem, "entity" | "made">): Action =>
  put(keys.qrBatch(batch.id), "qrBatch", {
    ...batch,
    made: 0,
    gsi1pk: lists.qrBatches(),
    gsi1sk: `${batch.at}#${batch.id}`,
  }).expectNew("stale");

/** Adds a roll with its first codes, and later codes to that roll, which may be active by then. */
const rollWrites = async (
  table: Making["table"],
  { id: batchId, pool, count, made, at, isOrdered }: QrBatchItem,
  next: number,
  now: string,
): Promise<Action[]> => {
  const number = Math.floor(made / codesOnRoll) + 1;
  const key = keys.qrRoll(batchId, number);
  const left = next - made;
  if (made % codesOnRoll === 0) {
    const id = `${batchId}-${number}`;
    const size = { count: Math.min(codesOnRoll, count - made), left };
    const state = isOrdered ? "ordered" : stateInStock(size);
    const added = state === "active" ? { rolls: 0, active: left } : { rolls: 1, active: 0 };
    const roll = { id, pool, batchId, ...size, state, gsi1pk: lists.qrRolls(pool, state) };
    return [
      put(key, "qrRoll", { ...roll, gsi1sk: `${at}#${id}` }).expectNew("stale"),
      ...(isOrdered ? [] : [arrivalWrite({ pool, ...added, at: now })]),
    ];
  }
  const roll = await table.get(key, QrRollItem);
  if (!roll) throw new ProblemError("internal");
  const more = update(key).add("left", left).expect("state", roll.state, "stale");
  return roll.state === "active" ? [more, inventoryWrite(pool, now).add("active", left)] : [more];
};

type Run = Pick<QrBatchItem, "id" | "made">;

/** Creates the codes of a run up to `next` on their roll, and the chunk item that makes them searchable. */
export const codeWrites = (
  { id: batchId, made }: Run,
  next: number,
  madeAt: string,
  system: Pick<System, "bytes">,
): Action[] => {
  const rollId = `${batchId}-${Math.floor(made / codesOnRoll) + 1}`;
  const codes = Array.from({ length: next - made }, (_, place) =>
    newCode({ uid: uuidOf(system.bytes(16)), batchId, rollId, madeAt }, (made + place) % codesOnRoll),
  );
  const uids = codes.map(({ item }) => item["uid"]);
  const listed = { gsi1pk: lists.codeChunks(), gsi1sk: `${madeAt}#${batchId}#${made}` };
  return [put(keys.codeChunk(batchId, made), "codeChunk", { uids, ...listed }).expectNew("stale"), ...codes];
};

/** Makes the next codes of a run; undefined if there is no such run. Codes and progress are one transaction, so an interrupted run resumes and concurrent calls make no code twice. */
export const makeNextCodes = ({ table, system }: Making, batchId: string): Promise<QrBatchItem | undefined> =>
  retryOnConflict(system, async () => {
    const batch = await table.get(keys.qrBatch(batchId), QrBatchItem);
    if (!batch || batch.made >= batch.count) return batch;
    const { made, count } = batch;
    const next = Math.min(made + codesPerChunk, count);
    const madeAt = system.now().toISOString();
    const progress = update(keys.qrBatch(batchId)).set({ made: next }).expect("made", made, "stale");
    const codes = codeWrites(batch, next, madeAt, system);
    await table.transact([progress, ...(await rollWrites(table, batch, next, madeAt)), ...codes]);
    return { ...batch, made: next };
  });
