import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Notification as Note } from "#contract/notifications.ts";
import { freshOf, showNews, type Showing } from "#web/app/notices/browser-notices.ts";
import { aNote, read } from "./a-note.ts";

const settings = { browser: true, messages: true, bikeRegistrations: true };
const known = aNote(5).createdAt;
const ids = (notes: readonly Note[]) => notes.map(({ id }) => id);

describe("what the browser is to show", () => {
  it("is what came since, unread, the oldest first", () => {
    expect(ids(freshOf([aNote(9), read(aNote(8)), aNote(7), aNote(5), aNote(1)], known, settings))).toEqual(
      ids([aNote(7), aNote(9)]),
    );
  });

  it("is only of kinds that are wanted", () => {
    const message = aNote(9, { type: "message" });
    const registration = read(aNote(8, { type: "bike_registration" }));
    const all = [message, registration, aNote(7)];
    expect(freshOf(all, known, settings)).toHaveLength(3);
    expect(ids(freshOf(all, known, { ...settings, messages: false }))).toEqual(ids([aNote(7), registration]));
    expect(ids(freshOf(all, known, { ...settings, bikeRegistrations: false }))).toEqual(
      ids([aNote(7), message]),
    );
    expect(freshOf(all, known, { ...settings, browser: false })).toEqual([]);
  });
});

describe("showing", () => {
  let shown: { title: string; options: NotificationOptions; click: () => void }[];
  let visible: boolean;
  const followed: string[] = [];
  const close = vi.fn();

  beforeEach(() => {
    shown = [];
    visible = false;
    localStorage.clear();
    // One at a time, as the browser keeps it among tabs.
    let turn: Promise<unknown> = Promise.resolve();
    const request = async (_name: string, work: () => Promise<void>) => {
      turn = turn.then(work);
      return turn;
    };
    const query = async () => ({ held: visible ? [{ name: "cr-visible" }] : [] });
    vi.stubGlobal("navigator", { locks: { request, query } });
    vi.stubGlobal(
      "Notification",
      class {
        constructor(title: string, options: NotificationOptions) {
          shown.push({ title, options, click: () => undefined });
        }
        close = close;
        addEventListener(_type: string, click: () => void): void {
          shown.at(-1)!.click = click;
        }
      },
    );
    vi.spyOn(document, "visibilityState", "get").mockImplementation(() => "hidden");
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const tell = (notes: readonly Note[], over: Partial<Showing> = {}) =>
    showNews(notes, {
      userId: "anna",
      settings,
      silent: false,
      word: ({ id }) => ({ title: `title of ${id}`, text: "text" }),
      onClick: ({ id }) => void followed.push(id),
      ...over,
    });

  it("happens once, however many tabs hear of it", async () => {
    await tell([aNote(1)], { silent: true });
    await Promise.all([tell([aNote(2), aNote(1)]), tell([aNote(2), aNote(1)]), tell([aNote(2), aNote(1)])]);
    await tell([aNote(3), aNote(2)]);
    expect(shown.map(({ title }) => title)).toEqual([aNote(2), aNote(3)].map(({ id }) => `title of ${id}`));
    expect(shown[0]!.options).toMatchObject({ body: "text", tag: aNote(2).id });
  });

  it("does not happen for what was there when the page was opened", async () => {
    await tell([aNote(2), aNote(1)], { silent: true });
    await tell([aNote(2), aNote(1)]);
    expect(shown).toEqual([]);
  });

  it("does not happen while somebody looks at this tab or another, and not later either", async () => {
    visible = true;
    await tell([aNote(2)]);
    visible = false;
    await tell([aNote(2)]);
    expect(shown).toEqual([]);
  });

  it("leads back to the tab and on, where it is clicked", async () => {
    const focus = vi.spyOn(window, "focus").mockImplementation(() => undefined);
    await tell([aNote(2)]);
    shown[0]!.click();
    expect(focus).toHaveBeenCalledOnce();
    expect(close).toHaveBeenCalled();
    expect(followed).toEqual([aNote(2).id]);
  });

  it("harms nobody where the browser refuses", async () => {
    const refuse = vi.fn(() => {
      throw new TypeError("Illegal constructor");
    });
    vi.stubGlobal("Notification", refuse);
    await expect(tell([aNote(2)])).resolves.toBeUndefined();
  });
});
