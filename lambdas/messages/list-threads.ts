import { canonicalFrameNumber } from "#contract/frame-number.ts";
import type { Thread } from "#contract/messages.ts";
import type { PageQuery } from "#contract/page.ts";
import type { MessagesContext } from "./messages-context.ts";
import { showThreads } from "#lambdas/messages/show-thread.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";
import { ThreadItem } from "#lambdas/shared/table/items/thread.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import type { Page, Position } from "#lambdas/shared/table/table.ts";

/** Pages that are read for one page of what was looked for. */
const mostPages = 6;
const wholePage = 50;

const textOf = ({ otherName, bike, lastText }: Thread): string =>
  [otherName, bike.brand, bike.model, bike.frameNumber, lastText].join("\n").toLowerCase();

/** Whether every word stands somewhere in what the list shows, or all of it is a part of the number. */
const fits = (thread: Thread, q: string): boolean => {
  const number = canonicalFrameNumber(q);
  if (number.length >= 3 && thread.bike.frameNumber.includes(number)) return true;
  const text = textOf(thread);
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** A place in the list right after a conversation. */
const after = ({ userId, threadId, lastAt }: ThreadItem): Position => ({
  ...keys.thread(userId, threadId),
  gsi1sk: `${lastAt}#${threadId}`,
});

type Asked = { readonly q: string; readonly limit: number };

const fillPage = async (
  { table }: MessagesContext,
  userId: string,
  { q, limit }: Asked,
  read: (from: Position | undefined) => Promise<Page<ThreadItem>>,
  from: Position | undefined,
): Promise<Page<Thread>> => {
  const items: Thread[] = [];
  let next = from;
  for (let page = 0; page < mostPages; page += 1) {
    const { items: threads, next: further } = await read(next);
    const shown = await showThreads(table, userId, threads);
    for (const [place, thread] of shown.entries()) {
      if (fits(thread, q)) items.push(thread);
      const item = threads[place];
      if (items.length === limit && item) return { items, next: after(item) };
    }
    next = further;
    if (!next) break;
  }
  return { items, next };
};

/** The caller's conversations, the newest first; those that fit where something is looked for. */
export const listThreads = async (
  context: MessagesContext,
  userId: string,
  { limit, cursor, q }: PageQuery & { readonly q?: string | undefined },
): Promise<{ items: Thread[]; cursor: string | undefined }> => {
  const { table, cursorSecret } = context;
  const partition = lists.threadsOf(userId);
  const list = q ? `${partition}\n${q}` : partition;
  const from = readCursor(cursorSecret, list, cursor);
  const read = (place: Position | undefined, most: number) =>
    table.query({
      index: "gsi1",
      partition,
      schema: ThreadItem,
      limit: most,
      newestFirst: true,
      after: place,
    });
  if (q) {
    const found = await fillPage(context, userId, { q, limit }, (place) => read(place, wholePage), from);
    return { items: found.items, cursor: writeCursor(cursorSecret, list, found.next) };
  }
  const page = await read(from, limit);
  return {
    items: await showThreads(table, userId, page.items),
    cursor: writeCursor(cursorSecret, list, page.next),
  };
};
