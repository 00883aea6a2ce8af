import { retentionSeconds } from "#contract/privacy/retention.ts";
import type { ExtractContext } from "./extract-context.ts";
import { mayNotify, notifyWrites } from "./notify-extracts.ts";
import { extractSeal } from "#lambdas/office/extracts/extract-seal.ts";
import { type Action, type ActionBuilder, put, update } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import type { ExtractItem, ExtractSealItem } from "#lambdas/people/items/extract.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

/** Milliseconds; longer than the function's timeout. */
const lease = 16 * 60_000;

/** Allows writes only to the current holder of the lock. */
const whileLocked = ({ userId, id, heldUntil }: ExtractItem): ActionBuilder =>
  update(keys.extract(userId, id))
    .expect("state", "approved", "stale")
    .expect("heldUntil", heldUntil, "stale");

/** Locks an extract. If two try at once, one fails with `stale`. */
export const lockExtract = async (
  { table, system }: ExtractContext,
  item: ExtractItem,
): Promise<ExtractItem> => {
  const now = system.now().getTime();
  const heldUntil = now + lease;
  await table.transact([
    update(keys.extract(item.userId, item.id))
      .set({ heldUntil })
      .add("attempts", 1)
      .expect("state", "approved", "stale")
      .expectBelow("heldUntil", now, "stale"),
  ]);
  return { ...item, heldUntil, attempts: item.attempts + 1 };
};

/** Unlocks a failed extract, so that the next run can retry at once. */
export const unlockExtract = ({ table }: ExtractContext, held: ExtractItem): Promise<void> =>
  table.transact([whileLocked(held).set({ heldUntil: 0 })]);

export const failExtract = ({ table }: ExtractContext, held: ExtractItem): Promise<void> =>
  table.transact([whileLocked(held).set({ state: "failed", heldUntil: 0 }).remove("gsi1pk", "gsi1sk")]);

type Completion = { readonly sha256: string; readonly madeAt: string };

const sealWrite = (codeSecret: string, held: ExtractItem, { sha256, madeAt }: Completion): Action => {
  const { id: extractId, caseNumber, authority, expiresAt } = held;
  const sealed = { sha256, extractId, caseNumber, authority, madeAt };
  const seal = extractSeal(codeSecret, sealed);
  const item: ExtractSealItem = { entity: "extractSeal", ...sealed, seal, expiresAt };
  return put(keys.extractSeal(sha256), "extractSeal", item);
};

const madeLine = ({ system }: ExtractContext, held: ExtractItem, { sha256, madeAt }: Completion) =>
  auditWrites(system, {
    subject: held.id,
    person: held.userId,
    by: held.decidedBy ?? held.askedBy,
    action: "extract-made",
    at: madeAt,
    reason: `${held.authority}, ${held.caseNumber}, SHA-256 ${sha256}`,
  });

/** Seals the finished file, and notifies the person unless the extract is still secret. */
export const finishExtract = async (
  context: ExtractContext,
  held: ExtractItem,
  sha256: string,
): Promise<void> => {
  const { table, system, codeSecret } = context;
  const now = system.now();
  const made: Completion = { sha256, madeAt: now.toISOString() };
  const endsAt = new Date(now.getTime() + retentionSeconds("extractFiles") * 1000).toISOString();
  const write = whileLocked(held)
    .set({ state: "made", ...made, endsAt, heldUntil: 0 })
    .remove("gsi1pk", "gsi1sk");
  const later = { gsi2pk: lists.secretExtracts(), gsi2sk: `${held.secretUntil}#${held.id}` };
  const told = mayNotify(held, now) ? notifyWrites(context, held, write) : [write.set(later)];
  await table.transact([...told, sealWrite(codeSecret, held, made), ...madeLine(context, held, made)]);
};
