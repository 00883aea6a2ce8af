import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { beforeEach, describe, expect, it } from "vitest";
import { most } from "#contract/counts.ts";
import {
  readNotificationWrite,
  renewedNotificationWrite,
  markReadWrite,
  notificationWrite,
} from "#lambdas/shared/notifications/notification-writes.ts";
import { countUnread } from "#lambdas/notifications/count-unread.ts";
import { listNotifications } from "#lambdas/notifications/list-notifications.ts";
import { readAll, undoReadAll } from "#lambdas/notifications/mark-all.ts";
import { markRead, markUnread } from "#lambdas/notifications/mark-notification.ts";
import { put, remove } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { type Table, openTable } from "#lambdas/shared/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { aSystem, noon } from "#tests/lambdas/a.ts";
import { readUnitsOf } from "#tests/lambdas/read-units-of.ts";

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

/** Tells someone something so many minutes after noon. */
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

describe("what someone has been told", () => {
  it("is listed newest first, page by page, and nobody else sees it", async () => {
    const ids = [];
    for (const minutes of [1, 2, 3, 4, 5]) ids.push(await tell(minutes));
    await tell(6, "bo");
    const first = await list("anna", 3);
    expect(first.items.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 3));
    const rest = await list("anna", 3, first.cursor);
    expect(rest.items.map(({ id }) => id)).toEqual(ids.toReversed().slice(3));
    await expect(list("bo", 3, first.cursor)).rejects.toThrow("invalid-cursor");
  });

  it("is one line however often it is told again, the newest on top and unread", async () => {
    const id = "notification_conversation-of-two";
    await table.transact([renewedNotificationWrite(about("anna"), id, minute(1))]);
    await tell(2);
    await table.transact([markReadWrite("anna", id)]);
    await table.transact([renewedNotificationWrite(about("anna"), id, minute(3))]);
    const { items } = await list();
    expect(items.map((item) => item.id === id)).toEqual([true, false]);
    expect(items[0]).toMatchObject({ createdAt: minute(3).toISOString() });
    expect(await bell()).toBe(2);
  });

  it("can be known already: it is listed and does not count", async () => {
    await table.transact([readNotificationWrite(about("anna"), system.newId("notification"), noon)]);
    expect((await list()).items).toHaveLength(1);
    expect(await bell()).toBe(0);
  });

  it("is gone half a year later, though the table has not deleted it yet", async () => {
    await tell(0);
    time = new Date(noon.getTime() + 180 * 86_400_000);
    expect((await list()).items).toEqual([]);
    expect(await bell()).toBe(0);
  });
});

describe("marking one", () => {
  it("as read and as unread again is answered with how much is left", async () => {
    const [one] = [await tell(1), await tell(2)];
    expect(await markRead(context(), "anna", one)).toEqual({
      counts: { notifications: 1, messages: 0, ...noReceipts },
    });
    // A second page may do the same.
    expect(await markRead(context(), "anna", one)).toEqual({
      counts: { notifications: 1, messages: 0, ...noReceipts },
    });
    expect(await unreadOf()).not.toContain(one);
    expect(await markUnread(context(), "anna", one)).toEqual({
      counts: { notifications: 2, messages: 0, ...noReceipts },
    });
    expect(await unreadOf()).toContain(one);
  });

  it("of someone else, or one that is gone, is a notification that is not there, and makes none", async () => {
    const id = await tell(1, "bo");
    for (const mark of [markRead, markUnread])
      await expect(mark(context(), "anna", id)).rejects.toSatisfy((error) =>
        failedWith(error, "notification-not-found"),
      );
    expect((await list()).items).toEqual([]);
    expect(await unreadOf("bo")).toEqual([id]);
  });

  it("as unread holds although all were marked as read before", async () => {
    const one = await tell(1);
    await tell(2);
    await readAll(context(), "anna", await newest());
    await markUnread(context(), "anna", one);
    expect(await unreadOf()).toEqual([one]);
    expect(await bell()).toBe(1);
  });
});

describe("marking all", () => {
  it("leaves unread what came after the newest that was seen", async () => {
    await tell(1);
    await tell(2);
    const seen = await newest();
    const [late] = await Promise.all([tell(3), readAll(context(), "anna", seen)]);
    expect(await unreadOf()).toEqual([late]);
    expect(await bell()).toBe(1);
  });

  it("reads nothing that is told tomorrow, whatever a page names", async () => {
    await tell(1);
    await readAll(context(), "anna", "2099-01-01T00:00:00Z");
    expect(await bell()).toBe(0);
    const late = await tell(2);
    expect(await unreadOf()).toEqual([late]);
  });

  it("is undone to where it was, however often either is asked", async () => {
    const first = await tell(1);
    await readAll(context(), "anna", await newest());
    const [second, third] = [await tell(2), await tell(3)];
    const seen = await newest();
    const { upTo, counts } = await readAll(context(), "anna", seen);
    expect(counts.notifications).toBe(0);
    expect((await readAll(context(), "anna", seen)).upTo).toBe(upTo);
    const undone = await undoReadAll(context(), "anna", upTo);
    expect(undone.counts.notifications).toBe(2);
    await undoReadAll(context(), "anna", upTo);
    expect(await unreadOf()).toEqual([third, second]);
    expect(await unreadOf()).not.toContain(first);
  });

  it("for the first time is undone too", async () => {
    const one = await tell(1);
    const { upTo } = await readAll(context(), "anna", await newest());
    await undoReadAll(context(), "anna", upTo);
    expect(await unreadOf()).toEqual([one]);
  });

  it("that was marked further since is not undone", async () => {
    await tell(1);
    const { upTo } = await readAll(context(), "anna", await newest());
    await tell(2);
    await readAll(context(), "anna", await newest());
    const { counts } = await undoReadAll(context(), "anna", upTo);
    expect(counts.notifications).toBe(0);
    expect(await unreadOf()).toEqual([]);
  });

  it("by a page that has seen less moves nothing back", async () => {
    await tell(1);
    const near = await newest();
    await tell(2);
    const { upTo } = await readAll(context(), "anna", await newest());
    expect(await readAll(context(), "anna", near)).toMatchObject({ upTo, counts: { notifications: 0 } });
    expect(await bell()).toBe(0);
  });

  it("by two pages at once ends at the further one", async () => {
    await tell(1);
    const near = await newest();
    await tell(2);
    const far = await newest();
    const marks = await Promise.all([readAll(context(), "anna", near), readAll(context(), "anna", far)]);
    expect(marks.every(({ upTo }) => upTo === near || upTo === far)).toBe(true);
    expect(await bell()).toBe(0);
  });
});

describe("counting", () => {
  it("costs the same with a thousand, and says no more than a badge can", async () => {
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
      notifications: most,
      messages: most,
      ...noReceipts,
    });
    expect(units()).toBeLessThanOrEqual(4);
    await readAll(context(), "anna", minute(30).toISOString());
    units();
    expect(await bell()).toBe(most);
    expect(units()).toBeLessThanOrEqual(4);
    await readAll(context(), "anna", minute(39).toISOString());
    units();
    expect(await bell()).toBe(0);
    expect(units()).toBeLessThanOrEqual(4);
    const first = await list();
    expect(first.items).toHaveLength(20);
    expect(units()).toBeLessThanOrEqual(4);
  });

  it("counts conversations and leaves out those that are read", async () => {
    const place = keys.thread("anna", "thread_1");
    const unread = { gsi2pk: lists.unreadThreadsOf("anna"), gsi2sk: "1", threadId: "thread_1" };
    await table.transact([put(place, "thread", unread)]);
    expect(await countUnread(context(), "anna")).toEqual({ notifications: 0, messages: 1, ...noReceipts });
    await table.transact([remove(place)]);
    expect(await countUnread(context(), "anna")).toEqual({ notifications: 0, messages: 0, ...noReceipts });
  });
});
