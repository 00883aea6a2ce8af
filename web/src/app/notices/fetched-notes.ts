import type { InfiniteData } from "@tanstack/react-query";
import type { Counts } from "#contract/counts.ts";
import type { Notification } from "#contract/notifications.ts";

type Page = { readonly items: Notification[]; readonly cursor?: string | undefined };
export type Notes = InfiniteData<Page>;

export const isUnread = ({ unreadSince }: Notification): boolean => unreadSince !== undefined;

const asRead = ({ unreadSince: _, ...note }: Notification): Notification => note;
const asUnread = (note: Notification): Notification => ({ ...note, unreadSince: note.createdAt });

const changed = (notes: Notes, change: (note: Notification) => Notification): Notes => ({
  ...notes,
  pages: notes.pages.map((page) => ({ ...page, items: page.items.map(change) })),
});

/** As they are once one of them is marked. */
export const withMarked = (notes: Notes, id: string, unread: boolean): Notes =>
  changed(notes, (note) => {
    if (note.id !== id) return note;
    return unread ? asUnread(note) : asRead(note);
  });

/** As they are once all that waits since then or longer is read. */
export const withAllRead = (notes: Notes, upTo: string): Notes =>
  changed(notes, (note) => (isUnread(note) && (note.unreadSince ?? "") <= upTo ? asRead(note) : note));

/** As they are once those are unread again that were before. */
export const withUnreadAgain = (notes: Notes, before: Notes): Notes => {
  const unread = new Map(
    before.pages.flatMap(({ items }) => items.filter(isUnread).map((note) => [note.id, note])),
  );
  return changed(notes, (note) => ({ ...note, ...unread.get(note.id) }));
};

/** Up to where all can be marked: the newest that waits, or the newest where only older ones do that are not shown. */
export const markableUpTo = (notes: Notes | undefined, unread: number): string | undefined => {
  const items = notes?.pages.flatMap((page) => page.items) ?? [];
  const waiting = items
    .flatMap(({ unreadSince }) => unreadSince ?? [])
    .toSorted()
    .at(-1);
  return waiting ?? (unread > 0 ? items[0]?.createdAt : undefined);
};

/** Without what was fetched of older ones, which would all be fetched anew with the next news. */
export const firstPage = (notes: Notes): Notes => ({
  pages: notes.pages.slice(0, 1),
  pageParams: notes.pageParams.slice(0, 1),
});

export const countsAfter = (counts: Counts, unread: boolean): Counts => ({
  ...counts,
  notifications: Math.max(0, counts.notifications + (unread ? 1 : -1)),
});
