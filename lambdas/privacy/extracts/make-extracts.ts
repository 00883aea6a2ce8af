import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { ExtractContext } from "./extract-context.ts";
import { finishExtract, failExtract, lockExtract, unlockExtract } from "./extract-moves.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { ExtractItem } from "#lambdas/people/items/extract.ts";
import { lists } from "#lambdas/platform/table/keys.ts";
import type { Heading } from "#lambdas/privacy/own-copy/paper/own-paper.ts";

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
