import { describe, expect, it } from "vitest";
import {
  countsAfter,
  firstPage,
  isUnread,
  markableUpTo,
  type FetchedNotifications,
  withAllRead,
  withMarked,
  withUnreadAgain,
} from "#web/notifications/bell/fetched-notifications.ts";
import { aNotification, read } from "./a-notification.ts";

const notifications: FetchedNotifications = {
  pages: [
    { items: [aNotification(9), read(aNotification(8))], cursor: "older" },
    { items: [aNotification(7), aNotification(6)] },
  ],
  pageParams: [undefined, "older"],
};
const unread = (these: FetchedNotifications): string[] =>
  these.pages.flatMap(({ items }) => items.filter(isUnread).map(({ params }) => String(params["bike"])));

describe("fetched notifications", () => {
  it("are marked one by one on any page", () => {
    expect(unread(withMarked(notifications, aNotification(7).id, false))).toEqual(["Monark 9", "Monark 6"]);
    expect(unread(withMarked(notifications, aNotification(8).id, true))).toHaveLength(4);
    expect(unread(notifications)).toHaveLength(3);
  });

  it("are marked as read up to a time, and restored", () => {
    const marked = withAllRead(notifications, aNotification(7).createdAt);
    expect(unread(marked)).toEqual(["Monark 9"]);
    expect(withUnreadAgain(withAllRead(notifications, aNotification(9).createdAt), notifications)).toEqual(
      notifications,
    );
  });

  it("can be marked up to the newest unread, or the newest of all if only hidden ones are unread", () => {
    expect(markableUpTo(notifications, 3)).toBe(aNotification(9).createdAt);
    const allRead = withAllRead(notifications, aNotification(9).createdAt);
    expect(markableUpTo(allRead, 0)).toBeUndefined();
    expect(markableUpTo(allRead, 2)).toBe(aNotification(9).createdAt);
    const again = {
      ...notifications,
      pages: [{ items: [aNotification(9, { unreadSince: "2026-11-18T12:00:00.000Z" })] }],
    };
    expect(markableUpTo(again, 1)).toBe("2026-11-18T12:00:00.000Z");
    expect(markableUpTo(undefined, 1)).toBeUndefined();
  });

  it("drop older pages", () => {
    expect(firstPage(notifications)).toEqual({ pages: [notifications.pages[0]], pageParams: [undefined] });
  });

  it("never count below zero", () => {
    expect(
      countsAfter({ notifications: 0, messages: 1, receipts: 0, approvals: 0, alerts: 0 }, false),
    ).toEqual({
      notifications: 0,
      messages: 1,
      receipts: 0,
      approvals: 0,
      alerts: 0,
    });
    expect(
      countsAfter({ notifications: 2, messages: 1, receipts: 0, approvals: 0, alerts: 0 }, true),
    ).toEqual({
      notifications: 3,
      messages: 1,
      receipts: 0,
      approvals: 0,
      alerts: 0,
    });
  });
});
