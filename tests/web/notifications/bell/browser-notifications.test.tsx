import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Notification as UserNotification } from "#contract/notifications/notifications.ts";
import { freshOf, showNews, type Showing } from "#web/notifications/bell/browser-notifications.ts";
import { aNotification, read } from "./a-notification.ts";

const settings = { browser: true, messages: true, bikeRegistrations: true };
const known = aNotification(5).createdAt;
const ids = (notifications: readonly UserNotification[]) => notifications.map(({ id }) => id);

describe("the browser notifications to show", () => {
  it("are the new unread ones, oldest first", () => {
    expect(
      ids(
        freshOf(
          [aNotification(9), read(aNotification(8)), aNotification(7), aNotification(5), aNotification(1)],
          known,
          settings,
        ),
      ),
    ).toEqual(ids([aNotification(7), aNotification(9)]));
  });

  it("are only of wanted kinds", () => {
    const message = aNotification(9, { type: "message" });
    const registration = read(aNotification(8, { type: "bike_registration" }));
    const all = [message, registration, aNotification(7)];
    expect(freshOf(all, known, settings)).toHaveLength(3);
    expect(ids(freshOf(all, known, { ...settings, messages: false }))).toEqual(
      ids([aNotification(7), registration]),
    );
    expect(ids(freshOf(all, known, { ...settings, bikeRegistrations: false }))).toEqual(
      ids([aNotification(7), message]),
    );
    expect(freshOf(all, known, { ...settings, browser: false })).toEqual([]);
  });
});

describe("showing browser notifications", () => {
  let shown: { title: string; options: NotificationOptions; click: () => void }[];
  let visible: boolean;
  const followed: string[] = [];
  const close = vi.fn();

  beforeEach(() => {
    shown = [];
    visible = false;
    localStorage.clear();
    // One at a time, like the browser's locks among tabs.
    let turn: Promise<unknown> = Promise.resolve();
    const held: string[] = [];
    const request = async (name: string, ...rest: unknown[]) => {
      const work = rest.at(-1) as () => Promise<void>;
      if (rest.length === 2) {
        held.push(name);
        return work().then(() => held.splice(held.indexOf(name), 1));
      }
      turn = turn.then(work);
      return turn;
    };
    const query = async () => ({
      held: [...held, ...(visible ? ["cr-visible"] : [])].map((name) => ({ name })),
    });
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
  });

  const tell = (notifications: readonly UserNotification[], over: Partial<Showing> = {}) =>
    showNews(notifications, {
      userId: "anna",
      settings,
      silent: false,
      word: ({ id }) => ({ title: `title of ${id}`, text: "text" }),
      onClick: ({ id }) => void followed.push(id),
      ...over,
    });

  it("happens once even if another tab's storage is not readable yet", async () => {
    await tell([aNotification(1)], { silent: true });
    await tell([aNotification(2), aNotification(1)]);
    localStorage.clear();
    await tell([aNotification(2), aNotification(1)]);
    expect(shown).toHaveLength(1);
  });

  it("happens once for many tabs", async () => {
    await tell([aNotification(1)], { silent: true });
    await Promise.all([
      tell([aNotification(2), aNotification(1)]),
      tell([aNotification(2), aNotification(1)]),
      tell([aNotification(2), aNotification(1)]),
    ]);
    await tell([aNotification(3), aNotification(2)]);
    expect(shown.map(({ title }) => title)).toEqual(
      [aNotification(2), aNotification(3)].map(({ id }) => `title of ${id}`),
    );
    expect(shown[0]!.options).toMatchObject({ body: "text", tag: aNotification(2).id });
  });

  it("does not happen on the first load", async () => {
    await tell([aNotification(2), aNotification(1)], { silent: true });
    await tell([aNotification(2), aNotification(1)]);
    expect(shown).toEqual([]);
  });

  it("does not happen while a tab is visible, nor later", async () => {
    visible = true;
    await tell([aNotification(2)]);
    visible = false;
    await tell([aNotification(2)]);
    expect(shown).toEqual([]);
  });

  it("opens the tab and the notification's page on a click", async () => {
    const focus = vi.spyOn(window, "focus").mockImplementation(() => undefined);
    await tell([aNotification(2)]);
    shown[0]!.click();
    expect(focus).toHaveBeenCalledOnce();
    expect(close).toHaveBeenCalled();
    expect(followed).toEqual([aNotification(2).id]);
  });

  it("ignores a browser that refuses", async () => {
    const refuse = vi.fn(() => {
      throw new TypeError("Illegal constructor");
    });
    vi.stubGlobal("Notification", refuse);
    await expect(tell([aNotification(2)])).resolves.toBeUndefined();
  });
});
