import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { beforeEach, describe, expect, it } from "vitest";
import { maxCount } from "#contract/platform/counts.ts";
import {
  readNotificationWrite,
  renewedNotificationWrite,
  markReadWrite,
  notificationWrite,
} from "#lambdas/platform/notifications/notification-writes.ts";
import { countUnread } from "#lambdas/notifications/bell/count-unread.ts";
import { listNotifications } from "#lambdas/notifications/bell/list-notifications.ts";
import { markAllRead, undoMarkAllRead } from "#lambdas/notifications/bell/mark-all.ts";
import { markRead, markUnread } from "#lambdas/notifications/bell/mark-notification.ts";
import { put, remove } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { type Table, openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { aSystem, noon } from "#tests/lambdas/a.ts";
import { readUnitsOf } from "#tests/lambdas/table-use.ts";

let table: Table;
let client: DynamoDBClient;
let time: Date;
const system = aSystem(() => time);
const context = () => ({ table, system, cursorSecret: "secret" });

beforeEach(async () => {
  time = noon;
  const { tableName, config } = await withTable({ stream: false });
  client = new DynamoDBClient(config);
  table = openTable(tableName, system, client);
});

const minute = (count: number): Date => new Date(noon.getTime() + count * 60_000);
const about = (userId: string) =>
  ({ userId, type: "system", params: { what: "stolen" }, link: "/my-bikes" }) as const;

/** Adds a notification some minutes after noon. */
const tell = async (minutes: number, userId = "anna"): Promise<string> => {
  time = minute(minutes);
  const id = system.newId("notification");
  await table.transact([notificationWrite(about(userId), id, time)]);
  return id;
};
const list = async (userId = "anna", limit = 20, cursor?: string) =>
  listNotifications(context(), userId, { limit, ...(cursor !== undefined && { cursor }) });
const unreadOf = async (userId = "anna"): Promise<string[]> =>
  (await list(userId)).items.filter(({ unreadSince }) => unreadSince !== undefined).map(({ id }) => id);
const bell = async (userId = "anna"): Promise<number> => (await countUnread(context(), userId)).notifications;
const noReceipts = { receipts: 0, approvals: 0, alerts: 0 };
const newest = async (): Promise<string> => (await list()).items[0]?.unreadSince ?? "";

describe("the list of notifications", () => {
  it("shows the owner's notifications newest first, page by page", async () => {
    const ids = [];
    for (const minutes of [1, 2, 3, 4, 5]) ids.push(await tell(minutes));
    await tell(6, "bo");
    const first = await list("anna", 3);
    expect(first.items.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 3));
    const rest = await list("anna", 3, first.cursor);
    expect(rest.items.map(({ id }) => id)).toEqual(ids.toReversed().slice(3));
    await expect(list("bo", 3, first.cursor)).rejects.toThrow("invalid-cursor");
  });

  it("shows a repeated notification once, on top and unread", async () => {
    const id = "notification_conversation-of-two";
    await table.transact([renewedNotificationWrite(about("anna"), id, minute(1))]);
    await tell(2);
    await table.transact([markReadWrite("anna", id)]);
    await table.transact([renewedNotificationWrite(about("anna"), id, minute(3)).add("unread", 2)]);
    const { items } = await list();
    expect(items.map((item) => item.id === id)).toEqual([true, false]);
    const params = { what: "stolen", unread: 2 };
    expect(items[0]).toMatchObject({ createdAt: minute(3).toISOString(), params });
    expect(await bell()).toBe(2);
  });

  it("lists a notification that is already read, and does not count it", async () => {
    await table.transact([readNotificationWrite(about("anna"), system.newId("notification"), noon)]);
    expect((await list()).items).toHaveLength(1);
    expect(await bell()).toBe(0);
  });

  it("drops notifications after 180 days, even before the table deletes them", async () => {
    await tell(0);
    time = new Date(noon.getTime() + 180 * 86_400_000);
    expect((await list()).items).toEqual([]);
    expect(await bell()).toBe(0);
  });
});

describe("marking one notification", () => {
  it("returns the new unread count", async () => {
    const [one] = [await tell(1), await tell(2)];
    expect(await markRead(context(), "anna", one)).toEqual({
      counts: { notifications: 1, messages: 0, ...noReceipts },
    });
    // A second page may send the same.
    expect(await markRead(context(), "anna", one)).toEqual({
      counts: { notifications: 1, messages: 0, ...noReceipts },
    });
    expect(await unreadOf()).not.toContain(one);
    expect(await markUnread(context(), "anna", one)).toEqual({
      counts: { notifications: 2, messages: 0, ...noReceipts },
    });
    expect(await unreadOf()).toContain(one);
  });

  it("answers that it is not found for another person's or a deleted notification", async () => {
    const id = await tell(1, "bo");
    for (const mark of [markRead, markUnread])
      await expect(mark(context(), "anna", id)).rejects.toSatisfy((error) =>
        failedWith(error, "notification-not-found"),
      );
    expect((await list()).items).toEqual([]);
    expect(await unreadOf("bo")).toEqual([id]);
  });

  it("marks one as unread, even after all were marked as read", async () => {
    const one = await tell(1);
    await tell(2);
    await markAllRead(context(), "anna", await newest());
    await markUnread(context(), "anna", one);
    expect(await unreadOf()).toEqual([one]);
    expect(await bell()).toBe(1);
  });
});

describe("marking all notifications", () => {
  it("leaves newer notifications unread", async () => {
    await tell(1);
    await tell(2);
    const seen = await newest();
    const [late] = await Promise.all([tell(3), markAllRead(context(), "anna", seen)]);
    expect(await unreadOf()).toEqual([late]);
    expect(await bell()).toBe(1);
  });

  it("never marks future notifications", async () => {
    await tell(1);
    await markAllRead(context(), "anna", "2099-01-01T00:00:00Z");
    expect(await bell()).toBe(0);
    const late = await tell(2);
    expect(await unreadOf()).toEqual([late]);
  });

  it("is undone completely, however often it is sent", async () => {
    const first = await tell(1);
    await markAllRead(context(), "anna", await newest());
    const [second, third] = [await tell(2), await tell(3)];
    const seen = await newest();
    const { upTo, counts } = await markAllRead(context(), "anna", seen);
    expect(counts.notifications).toBe(0);
    expect((await markAllRead(context(), "anna", seen)).upTo).toBe(upTo);
    const undone = await undoMarkAllRead(context(), "anna", upTo);
    expect(undone.counts.notifications).toBe(2);
    await undoMarkAllRead(context(), "anna", upTo);
    expect(await unreadOf()).toEqual([third, second]);
    expect(await unreadOf()).not.toContain(first);
  });

  it("can be undone the first time too", async () => {
    const one = await tell(1);
    const { upTo } = await markAllRead(context(), "anna", await newest());
    await undoMarkAllRead(context(), "anna", upTo);
    expect(await unreadOf()).toEqual([one]);
  });

  it("cannot be undone after more notifications were marked", async () => {
    await tell(1);
    const { upTo } = await markAllRead(context(), "anna", await newest());
    await tell(2);
    await markAllRead(context(), "anna", await newest());
    const { counts } = await undoMarkAllRead(context(), "anna", upTo);
    expect(counts.notifications).toBe(0);
    expect(await unreadOf()).toEqual([]);
  });

  it("never moves the mark back", async () => {
    await tell(1);
    const near = await newest();
    await tell(2);
    const { upTo } = await markAllRead(context(), "anna", await newest());
    expect(await markAllRead(context(), "anna", near)).toMatchObject({ upTo, counts: { notifications: 0 } });
    expect(await bell()).toBe(0);
  });

  it("keeps the later mark of two pages", async () => {
    await tell(1);
    const near = await newest();
    await tell(2);
    const far = await newest();
    const marks = await Promise.all([
      markAllRead(context(), "anna", near),
      markAllRead(context(), "anna", far),
    ]);
    expect(marks.every(({ upTo }) => upTo === near || upTo === far)).toBe(true);
    expect(await bell()).toBe(0);
  });
});

describe("the unread counts", () => {
  it("cost the same with a thousand notifications and stop at the badge's limit", async () => {
    const threads = [];
    for (let serial = 0; serial < 40; serial += 1) {
      const writes = [];
      for (let part = 0; part < 25; part += 1)
        writes.push(notificationWrite(about("anna"), system.newId("notification"), minute(serial)));
      await table.transact(writes);
      threads.push(
        put(keys.thread("anna", `thread_${serial}`), "thread", {
          threadId: `thread_${serial}`,
          gsi2pk: lists.unreadThreadsOf("anna"),
          gsi2sk: String(serial),
        }),
      );
    }
    await table.transact(threads);
    time = minute(60);
    const units = readUnitsOf(client);
    expect(await countUnread(context(), "anna")).toEqual({
      notifications: maxCount,
      messages: maxCount,
      ...noReceipts,
    });
    expect(units()).toBeLessThanOrEqual(4);
    await markAllRead(context(), "anna", minute(30).toISOString());
    units();
    expect(await bell()).toBe(maxCount);
    expect(units()).toBeLessThanOrEqual(4);
    await markAllRead(context(), "anna", minute(39).toISOString());
    units();
    expect(await bell()).toBe(0);
    expect(units()).toBeLessThanOrEqual(4);
    const first = await list();
    expect(first.items).toHaveLength(20);
    expect(units()).toBeLessThanOrEqual(4);
  });

  it("count only unread conversations", async () => {
    const place = keys.thread("anna", "thread_1");
    const unread = { gsi2pk: lists.unreadThreadsOf("anna"), gsi2sk: "1", threadId: "thread_1" };
    await table.transact([put(place, "thread", unread)]);
    expect(await countUnread(context(), "anna")).toEqual({ notifications: 0, messages: 1, ...noReceipts });
    await table.transact([remove(place)]);
    expect(await countUnread(context(), "anna")).toEqual({ notifications: 0, messages: 0, ...noReceipts });
  });
});
