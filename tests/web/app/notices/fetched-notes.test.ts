import { describe, expect, it } from "vitest";
import {
  countsAfter,
  firstPage,
  isUnread,
  markableUpTo,
  type Notes,
  withAllRead,
  withMarked,
  withUnreadAgain,
} from "#web/app/notices/fetched-notes.ts";
import { aNote, read } from "./a-note.ts";

const notes: Notes = {
  pages: [{ items: [aNote(9), read(aNote(8))], cursor: "older" }, { items: [aNote(7), aNote(6)] }],
  pageParams: [undefined, "older"],
};
const unread = (these: Notes): string[] =>
  these.pages.flatMap(({ items }) => items.filter(isUnread).map(({ params }) => String(params["bike"])));

describe("fetched notes", () => {
  it("are marked one by one, wherever in the list", () => {
    expect(unread(withMarked(notes, aNote(7).id, false))).toEqual(["Monark 9", "Monark 6"]);
    expect(unread(withMarked(notes, aNote(8).id, true))).toHaveLength(4);
    expect(unread(notes)).toHaveLength(3);
  });

  it("are all read up to where was marked, and unread again as they were", () => {
    const marked = withAllRead(notes, aNote(7).createdAt);
    expect(unread(marked)).toEqual(["Monark 9"]);
    expect(withUnreadAgain(withAllRead(notes, aNote(9).createdAt), notes)).toEqual(notes);
  });

  it("can be marked up to the newest that waits, or the newest of all where only hidden ones do", () => {
    expect(markableUpTo(notes, 3)).toBe(aNote(9).createdAt);
    const allRead = withAllRead(notes, aNote(9).createdAt);
    expect(markableUpTo(allRead, 0)).toBeUndefined();
    expect(markableUpTo(allRead, 2)).toBe(aNote(9).createdAt);
    const again = { ...notes, pages: [{ items: [aNote(9, { unreadSince: "2026-11-18T12:00:00.000Z" })] }] };
    expect(markableUpTo(again, 1)).toBe("2026-11-18T12:00:00.000Z");
    expect(markableUpTo(undefined, 1)).toBeUndefined();
  });

  it("forget what is older", () => {
    expect(firstPage(notes)).toEqual({ pages: [notes.pages[0]], pageParams: [undefined] });
  });

  it("never count below nothing", () => {
    expect(countsAfter({ notifications: 0, messages: 1 }, false)).toEqual({ notifications: 0, messages: 1 });
    expect(countsAfter({ notifications: 2, messages: 1 }, true)).toEqual({ notifications: 3, messages: 1 });
  });
});
