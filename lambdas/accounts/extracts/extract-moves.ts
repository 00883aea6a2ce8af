import { daysToFetchExtract } from "#contract/extract-acts.ts";
import type { ExtractContext } from "./extract-context.ts";
import { mayBeTold, tellingWrites } from "./tell-extract.ts";
import { extractSeal } from "#lambdas/shared/extracts/extract-seal.ts";
import { type Action, type ActionBuilder, put, update } from "#lambdas/shared/table/actions.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import type { ExtractItem, ExtractSealItem } from "#lambdas/shared/table/items/extract.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

/** Longer, in milliseconds, than the function that makes it can run. */
const lease = 16 * 60_000;

/** What the one who holds it writes, and no one who held it before. */
const asHeld = ({ userId, id, heldUntil }: ExtractItem): ActionBuilder =>
  update(keys.extract(userId, id))
    .expect("state", "approved", "stale")
    .expect("heldUntil", heldUntil, "stale");

/** Takes one in hand. Of two who try at once only one does: `stale`. */
export const holdExtract = async (
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

/** Lets go of one that came to nothing, so that the next run need not wait. */
export const letGoOfExtract = ({ table }: ExtractContext, held: ExtractItem): Promise<void> =>
  table.transact([asHeld(held).set({ heldUntil: 0 })]);

export const giveUpExtract = ({ table }: ExtractContext, held: ExtractItem): Promise<void> =>
  table.transact([asHeld(held).set({ state: "failed", heldUntil: 0 }).remove("gsi1pk", "gsi1sk")]);

type Made = { readonly sha256: string; readonly madeAt: string };

const sealWrite = (codeSecret: string, held: ExtractItem, { sha256, madeAt }: Made): Action => {
  const { id: extractId, caseNumber, authority, expiresAt } = held;
  const sealed = { sha256, extractId, caseNumber, authority, madeAt };
  const seal = extractSeal(codeSecret, sealed);
  const item: ExtractSealItem = { entity: "extractSeal", ...sealed, seal, expiresAt };
  return put(keys.extractSeal(sha256), "extractSeal", item);
};

const madeLine = ({ system }: ExtractContext, held: ExtractItem, { sha256, madeAt }: Made) =>
  auditWrites(system, {
    subject: held.id,
    person: held.userId,
    by: held.decidedBy ?? held.askedBy,
    action: "extract-made",
    at: madeAt,
    reason: `${held.authority}, ${held.caseNumber}, SHA-256 ${sha256}`,
  });

/** The file is there: seals it, and tells the person at once unless the law forbids it for now. */
export const finishExtract = async (
  context: ExtractContext,
  held: ExtractItem,
  sha256: string,
): Promise<void> => {
  const { table, system, codeSecret } = context;
  const now = system.now();
  const made: Made = { sha256, madeAt: now.toISOString() };
  const endsAt = new Date(now.getTime() + daysToFetchExtract * 86_400_000).toISOString();
  const write = asHeld(held)
    .set({ state: "made", ...made, endsAt, heldUntil: 0 })
    .remove("gsi1pk", "gsi1sk");
  const later = { gsi2pk: lists.secretExtracts(), gsi2sk: `${held.secretUntil}#${held.id}` };
  const told = mayBeTold(held, now) ? tellingWrites(context, held, write) : [write.set(later)];
  await table.transact([...told, sealWrite(codeSecret, held, made), ...madeLine(context, held, made)]);
};
