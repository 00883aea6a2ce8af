import { canonicalFrameNumber } from "#contract/bikes/frame-number.ts";
import type { Thread } from "#contract/messages/messages.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import type { MessagesContext } from "./messages-context.ts";
import { showThreads } from "./show-thread.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { ThreadItem } from "#lambdas/messages/items/thread.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Page, Position } from "#lambdas/platform/table/table.ts";

/** A search reads at most this many pages of threads for one page of results. */
const maxPagesRead = 6;
const searchPageSize = 50;

const textOf = ({ otherName, bike, lastText }: Thread): string =>
  [otherName, bike.brand, bike.model, bike.frameNumber, lastText].join("\n").toLowerCase();

/** Matches threads that contain every word, or a part of the frame number. */
const matches = (thread: Thread, q: string): boolean => {
  const number = canonicalFrameNumber(q);
  if (number.length >= 3 && thread.bike.frameNumber.includes(number)) return true;
  const text = textOf(thread);
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** The position in the list right after a thread. */
const positionAfter = ({ userId, threadId, lastAt }: ThreadItem): Position => ({
  ...keys.thread(userId, threadId),
  gsi1sk: `${lastAt}#${threadId}`,
});

type ThreadSearch = { readonly q: string; readonly limit: number };

const fillPage = async (
  { table }: MessagesContext,
  userId: string,
  { q, limit }: ThreadSearch,
  read: (from: Position | undefined) => Promise<Page<ThreadItem>>,
  from: Position | undefined,
): Promise<Page<Thread>> => {
  const items: Thread[] = [];
  let next = from;
  for (let page = 0; page < maxPagesRead; page += 1) {
    const { items: threads, next: further } = await read(next);
    const shown = await showThreads(table, userId, threads);
    for (const [place, thread] of shown.entries()) {
      if (matches(thread, q)) items.push(thread);
      const item = threads[place];
      if (items.length === limit && item) return { items, next: positionAfter(item) };
    }
    next = further;
    if (!next) break;
  }
  return { items, next };
};

/** Newest threads first; with `q`, only those that match. */
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
    const threads = await fillPage(
      context,
      userId,
      { q, limit },
      (place) => read(place, searchPageSize),
      from,
    );
    return { items: threads.items, cursor: writeCursor(cursorSecret, list, threads.next) };
  }
  const page = await read(from, limit);
  return {
    items: await showThreads(table, userId, page.items),
    cursor: writeCursor(cursorSecret, list, page.next),
  };
};
