import { rm } from "node:fs/promises";
import path from "node:path";
import { discardCopy, finishCopy, failCopy, type LockedCopy, lockCopy, unlockCopy } from "./copy-moves.ts";
import type { MakingContext } from "./making-context.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { OwnCopyItem } from "#lambdas/people/items/own-copy.ts";
import { SessionsItem } from "#lambdas/people/items/person.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

/** The export fails after this many attempts. */
const maxAttempts = 5;
const maxPerRun = 25;

const make = async (context: MakingContext, held: LockedCopy): Promise<void> => {
  const { table, store } = context;
  const { userId, copyId, askedAt } = held;
  const sessions = await table.get(keys.sessions(userId), SessionsItem);
  if (sessions?.closedAt !== undefined) return discardCopy(context, held);
  const fileName = `cykelregistret-${askedAt.slice(0, 10)}.zip`;
  // Loaded on demand: most runs have nothing to make, and gathering is half of the code.
  const { writeCopy } = await import("./write-copy.ts");
  try {
    const written = await writeCopy(context, held);
    await store.keep({ userId, path: written.path, bytes: written.bytes, fileName });
    await finishCopy(context, written.held, written.bytes);
  } catch (error) {
    if (!failedWith(error, "account-closed")) throw error;
    await discardCopy(context, held);
  } finally {
    await rm(path.join(context.folder, `${copyId}.zip`), { force: true });
  }
};

/** Undefined if another run makes it, or has made it. */
const take = async (context: MakingContext, item: OwnCopyItem): Promise<LockedCopy | undefined> => {
  try {
    return await lockCopy(context, item);
  } catch (error) {
    if (failedWith(error, "stale")) return undefined;
    throw error;
  }
};

const afterFailure = async (context: MakingContext, item: OwnCopyItem): Promise<void> => {
  const now = await context.table.get(keys.ownCopy(item.userId), OwnCopyItem);
  if (now?.copyId !== item.copyId || now.state !== "making") return;
  await (now.attempts >= maxAttempts ? failCopy(context, now) : unlockCopy(context, now));
};

const makeOne = async (context: MakingContext, item: OwnCopyItem): Promise<void> => {
  const held = await take(context, item);
  if (held === undefined) return;
  try {
    await make(context, held);
  } catch (error) {
    // Another run has taken over.
    if (failedWith(error, "stale")) return;
    context.reportFailure(item.userId, error);
    await afterFailure(context, item);
  }
};

/** Makes all requested exports, longest waiting first. An interrupted one starts over once its lock has expired. */
export const makeCopies = async (context: MakingContext, until: Date): Promise<void> => {
  const { items } = await context.table.query({
    index: "gsi1",
    partition: lists.openOwnCopies(),
    schema: OwnCopyItem,
    limit: maxPerRun,
  });
  for (const item of items) {
    if (context.system.now() >= until) return;
    await makeOne(context, item);
  }
};
