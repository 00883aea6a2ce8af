import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { ExtractContext } from "./extract-context.ts";
import { finishExtract, giveUpExtract, holdExtract, letGoOfExtract } from "./extract-moves.ts";
import { extractHeading } from "./extract-heading.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { ExtractItem } from "#lambdas/shared/table/items/extract.ts";
import { lists } from "#lambdas/shared/table/keys.ts";

/** One that has failed so often is not begun again. */
const mostAttempts = 5;
const atOnce = 25;

/** SHA-256 of a file, in hex. */
const fingerprintOf = async (file: string): Promise<string> => {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
};

const make = async (context: ExtractContext, held: ExtractItem): Promise<void> => {
  const { userId, id, bikeId } = held;
  const { writeArchive } = await import("#lambdas/accounts/own-copy/making/write-archive.ts");
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
    const held = await holdExtract(context, item);
    try {
      await make(context, held);
    } catch (error) {
      if (failedWith(error, "stale")) throw error;
      context.reportFailure(item.userId, error);
      await (held.attempts >= mostAttempts ? giveUpExtract(context, held) : letGoOfExtract(context, held));
    }
  } catch (error) {
    // Someone else makes it, or has made it.
    if (!failedWith(error, "stale")) throw error;
  }
};

/** Makes every extract that two administrators have decided on. One whose making was cut off begins again once its time is up. */
export const makeExtracts = async (context: ExtractContext, until: Date): Promise<void> => {
  const partition = lists.approvedExtracts();
  const query = { index: "gsi1", partition, schema: ExtractItem, limit: atOnce } as const;
  const { items } = await context.table.query(query);
  for (const item of items) {
    if (context.system.now() >= until) return;
    await makeOne(context, item);
  }
};
