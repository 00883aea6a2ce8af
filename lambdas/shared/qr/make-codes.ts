import { codesOnRoll } from "#contract/rolls.ts";
import { newCode } from "./code-writes.ts";
import { inventoryWrite } from "./stock-writes.ts";
import type { System } from "#lambdas/system.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type Action, put, update } from "#lambdas/shared/table/actions.ts";
import { uuidOf } from "#lambdas/shared/table/ids.ts";
import { QrBatchItem, QrRollItem } from "#lambdas/shared/table/items/qr-code.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** With what a chunk writes beside its codes, a transaction holds a hundred writes. It divides a roll evenly. */
const chunk = 50;

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

/** A roll comes into the warehouse with its first codes, and the later ones are added to it. It may have been taken out meanwhile: then they are active at once. */
const rollWrites = async (
  table: Making["table"],
  { id: batchId, pool, count, made, at }: QrBatchItem,
  next: number,
  now: string,
): Promise<Action[]> => {
  const number = Math.floor(made / codesOnRoll) + 1;
  const key = keys.qrRoll(batchId, number);
  const left = next - made;
  if (made % codesOnRoll === 0) {
    const id = `${batchId}-${number}`;
    const roll = { id, pool, batchId, count: Math.min(codesOnRoll, count - made), left, state: "warehouse" };
    const listed = { gsi1pk: lists.qrRolls(pool, "warehouse"), gsi1sk: `${at}#${id}` };
    return [
      put(key, "qrRoll", { ...roll, ...listed }).expectNew("stale"),
      inventoryWrite(pool, now).add("rolls", 1).remove("emptySince"),
    ];
  }
  const roll = await table.get(key, QrRollItem);
  if (!roll) throw new ProblemError("internal");
  const more = update(key).add("left", left).expect("state", roll.state, "stale");
  return roll.state === "active" ? [more, inventoryWrite(pool, now).add("active", left)] : [more];
};

type Run = Pick<QrBatchItem, "id" | "pool" | "made">;

/** The codes of a run up to `next`, each on its roll, with the item that tells which were made at once. */
export const codeWrites = (
  { id: batchId, pool, made }: Run,
  next: number,
  madeAt: string,
  system: Pick<System, "bytes">,
): Action[] => {
  const rollId = `${batchId}-${Math.floor(made / codesOnRoll) + 1}`;
  const codes = Array.from({ length: next - made }, (_, place) =>
    newCode({ uid: uuidOf(system.bytes(16)), pool, batchId, rollId, madeAt }, (made + place) % codesOnRoll),
  );
  const uids = codes.map(({ item }) => item["uid"]);
  const listed = { gsi1pk: lists.codeChunks(), gsi1sk: `${madeAt}#${batchId}#${made}` };
  return [put(keys.codeChunk(batchId, made), "codeChunk", { uids, ...listed }).expectNew("stale"), ...codes];
};

/** Makes the next codes of a run and tells how many there are, or undefined where there is no such run. Codes and progress are one transaction, so a run that was interrupted goes on where it stood, and two who go on at once make no code twice. */
export const makeNextCodes = ({ table, system }: Making, batchId: string): Promise<QrBatchItem | undefined> =>
  untilFresh(system, async () => {
    const batch = await table.get(keys.qrBatch(batchId), QrBatchItem);
    if (!batch || batch.made >= batch.count) return batch;
    const { made, count } = batch;
    const next = Math.min(made + chunk, count);
    const madeAt = system.now().toISOString();
    const progress = update(keys.qrBatch(batchId)).set({ made: next }).expect("made", made, "stale");
    const codes = codeWrites(batch, next, madeAt, system);
    await table.transact([progress, ...(await rollWrites(table, batch, next, madeAt)), ...codes]);
    return { ...batch, made: next };
  });
