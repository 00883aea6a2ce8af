import { retentionSeconds } from "#contract/privacy/retention.ts";
import type { ExtractContext } from "./extract-context.ts";
import { mayNotify, notifyWrites } from "./notify-extracts.ts";
import { extractSeal } from "#lambdas/office/extracts/extract-seal.ts";
import { type Action, type ActionBuilder, put, update } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { ExtractItem, type ExtractSealItem } from "#lambdas/people/items/extract.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import type { Heading } from "#lambdas/privacy/own-copy/paper/own-paper.ts";

/** Milliseconds; longer than the function's timeout. */
const lease = 16 * 60_000;

/** Allows writes only to the current holder of the lock. */
const whileLocked = ({ userId, id, heldUntil }: ExtractItem): ActionBuilder =>
  update(keys.extract(userId, id))
    .expect("state", "approved", "stale")
    .expect("heldUntil", heldUntil, "stale");

/** Locks an extract. If two try at once, one fails with `stale`. */
const lockExtract = async ({ table, system }: ExtractContext, item: ExtractItem): Promise<ExtractItem> => {
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
const unlockExtract = ({ table }: ExtractContext, held: ExtractItem): Promise<void> =>
  table.transact([whileLocked(held).set({ heldUntil: 0 })]);

const failExtract = ({ table }: ExtractContext, held: ExtractItem): Promise<void> =>
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
const finishExtract = async (context: ExtractContext, held: ExtractItem, sha256: string): Promise<void> => {
  const { table, system, codeSecret } = context;
  const now = system.now();
  const made: Completion = { sha256, madeAt: now.toISOString() };
  const endsAt = new Date(now.getTime() + retentionSeconds("extractFiles") * 1000).toISOString();
  const write = whileLocked(held)
    .set({ state: "made", ...made, endsAt, heldUntil: 0 })
    .remove("gsi1pk", "gsi1sk");
  const later = { gsi2pk: lists.secretExtracts(), gsi2sk: `${held.secretUntil}#${held.id}` };
  const notifying = mayNotify(held, now) ? notifyWrites(context, held, write) : [write.set(later)];
  await table.transact([...notifying, sealWrite(codeSecret, held, made), ...madeLine(context, held, made)]);
};

const extractHeading = ({ authority, caseNumber, ground, bike, id }: ExtractItem): Heading => ({
  fileName: "utdrag.html",
  title: "Utdrag ur Cykelregistret",
  lead: [
    `Till ${authority}, ärende ${caseNumber}. Grund: ${ground}`,
    bike === undefined
      ? "Utdraget omfattar allt som Cykelregistret har sparat om personen. Samma uppgifter ligger som data i data.json, och schema.json beskriver hur den är uppbyggd."
      : `Utdraget omfattar kontot och en cykel: ${bike}. Samma uppgifter ligger som data i data.json.`,
    "Andra personer står inte med namn eller kontaktuppgifter. Personnumret är krypterat och lämnas inte ut här.",
    `Utdrag ${id}. Registret har sparat filens kontrollsumma (SHA-256) och kan bekräfta att den är oförändrad.`,
  ],
});

/** The extract fails after this many attempts. */
const maxAttempts = 5;
const maxPerRun = 25;

/** SHA-256 in hex. */
const fingerprintOf = async (file: string): Promise<string> => {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
};

const make = async (context: ExtractContext, held: ExtractItem): Promise<void> => {
  const { userId, id, bikeId } = held;
  const { writeArchive } = await import("#lambdas/privacy/own-copy/making/write-archive.ts");
  const archive = { userId, file: id, language: "sv", bikeId, heading: extractHeading(held) } as const;
  try {
    const written = await writeArchive(context, archive, async () => undefined);
    const sha256 = await fingerprintOf(written.path);
    await context.keepExtract({ userId, extractId: id, ...written });
    await finishExtract(context, held, sha256);
  } finally {
    await rm(path.join(context.folder, `${id}.zip`), { force: true });
  }
};

const makeOne = async (context: ExtractContext, item: ExtractItem): Promise<void> => {
  try {
    const held = await lockExtract(context, item);
    try {
      await make(context, held);
    } catch (error) {
      if (failedWith(error, "stale")) throw error;
      context.reportFailure(item.userId, error);
      await (held.attempts >= maxAttempts ? failExtract(context, held) : unlockExtract(context, held));
    }
  } catch (error) {
    // Another run makes it, or has made it.
    if (!failedWith(error, "stale")) throw error;
  }
};

/** Makes all extracts that two administrators have approved. An interrupted one is retried once its lock has expired. */
export const makeExtracts = async (context: ExtractContext, until: Date): Promise<void> => {
  const partition = lists.approvedExtracts();
  const query = { index: "gsi1", partition, schema: ExtractItem, limit: maxPerRun } as const;
  const { items } = await context.table.query(query);
  for (const item of items) {
    if (context.system.now() >= until) return;
    await makeOne(context, item);
  }
};
