import { rm } from "node:fs/promises";
import path from "node:path";
import { drop, finish, giveUp, type Held, hold, letGo } from "./copy-moves.ts";
import type { MakingContext } from "./making-context.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { OwnCopyItem } from "#lambdas/shared/table/items/own-copy.ts";
import { SessionsItem } from "#lambdas/shared/table/items/person.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

/** One that has failed so often is not begun again. */
const mostAttempts = 5;
const atOnce = 25;

const make = async (context: MakingContext, held: Held): Promise<void> => {
  const { table, store } = context;
  const { userId, copyId, askedAt } = held;
  const sessions = await table.get(keys.sessions(userId), SessionsItem);
  if (sessions?.closedAt !== undefined) return drop(context, held);
  const fileName = `cykelregistret-${askedAt.slice(0, 10)}.zip`;
  // Most minutes nobody has asked for one: what gathers it is as much code as all else together.
  const { writeCopy } = await import("./write-copy.ts");
  try {
    const written = await writeCopy(context, held);
    await store.keep({ userId, path: written.path, bytes: written.bytes, fileName });
    await finish(context, written.held, written.bytes);
  } catch (error) {
    if (!failedWith(error, "account-closed")) throw error;
    await drop(context, held);
  } finally {
    await rm(path.join(context.folder, `${copyId}.zip`), { force: true });
  }
};

/** Undefined where someone else makes it, or it is made. */
const take = async (context: MakingContext, item: OwnCopyItem): Promise<Held | undefined> => {
  try {
    return await hold(context, item);
  } catch (error) {
    if (failedWith(error, "stale")) return undefined;
    throw error;
  }
};

const afterFailure = async (context: MakingContext, item: OwnCopyItem): Promise<void> => {
  const now = await context.table.get(keys.ownCopy(item.userId), OwnCopyItem);
  if (now?.copyId !== item.copyId || now.state !== "making") return;
  await (now.attempts >= mostAttempts ? giveUp(context, now) : letGo(context, now));
};

const makeOne = async (context: MakingContext, item: OwnCopyItem): Promise<void> => {
  const held = await take(context, item);
  if (held === undefined) return;
  try {
    await make(context, held);
  } catch (error) {
    // Someone else has it in hand by now.
    if (failedWith(error, "stale")) return;
    context.reportFailure(item.userId, error);
    await afterFailure(context, item);
  }
};

/** Makes every copy that was asked for, those first who have waited longest. One whose making was cut off begins again once its time is up: half an archive is worth nothing, and nothing but the archive comes of it. */
export const makeCopies = async (context: MakingContext, until: Date): Promise<void> => {
  const { items } = await context.table.query({
    index: "gsi1",
    partition: lists.openOwnCopies(),
    schema: OwnCopyItem,
    limit: atOnce,
  });
  for (const item of items) {
    if (context.system.now() >= until) return;
    await makeOne(context, item);
  }
};
