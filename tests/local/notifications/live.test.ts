import * as auth from "aws-amplify/auth";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import { system } from "#lambdas/platform/system.ts";
import { put, remove } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { withCloud } from "#tests/cloud.ts";
import { ask, openRegister } from "#tests/local/ask.ts";
import { configure, signIn } from "#tests/local/sign-in.ts";
import { aReview } from "#tests/lambdas/notifications/notifier/a-case.ts";
import { authenticatorCode } from "#tests/local/aws/cognito/harness.ts";
import { adminStartMessage, openSocket, startMessage } from "#tests/local/aws/appsync/browser.ts";

let cloud: Cloud;
let table: Table;
let realtimeUrl: string;

beforeAll(async () => {
  cloud = await withCloud();
  await configure(cloud);
  realtimeUrl = (await ask(cloud, "GET", "/config.json")).body.realtimeUrl;
  table = await openRegister();
});
afterAll(() => cloud.close());

type Person = Awaited<ReturnType<typeof signIn>>;

const call = ({ token }: Person, method: string, path: string, body?: object) =>
  ask(cloud, method, `/api/me${path}`, { as: token, body });

/** Opens a page on one channel; `heard` waits for the next event. */
const openPage = async ({ token }: Person, start: object) => {
  const { socket, received, send, got } = await openSocket(realtimeUrl, token);
  send({ type: "connection_init" });
  send(start);
  await got({ type: "start_ack" });
  let calls = 0;
  const events = () =>
    received
      .filter(({ type }) => type === "data")
      .map(({ payload }) => {
        const [{ event }] = Object.values(payload?.["data"] as Record<string, { event: string }>) as [
          { event: string },
        ];
        return JSON.parse(event) as { kind: string };
      });
  return {
    heard: async () => {
      calls += 1;
      await vi.waitFor(() => expect(events().length).toBeGreaterThanOrEqual(calls));
      return events()[calls - 1];
    },
    events,
    close: () => socket.close(),
  };
};

const tell = async ({ userId }: Person): Promise<string> => {
  const id = system.newId("notification");
  const note = { userId, type: "system", params: { what: "bike-stolen" }, link: "/my-bikes" } as const;
  await table.transact([notificationWrite(note, id, system.now())]);
  return id;
};

const oneUnread = { notifications: 1, messages: 0, receipts: 0, approvals: 0, alerts: 0 };

test("Notifications, reads and deletions show on all pages of a person and of nobody else", async () => {
  const erik = await signIn(cloud, "erik@example.se");
  const asa = await signIn(cloud, "asa@example.se");
  const laptop = await openPage(asa, startMessage("1", asa.userId, asa.token, "event"));
  const phone = await openPage(asa, startMessage("1", asa.userId, asa.token, "event"));
  const stranger = await openPage(erik, startMessage("1", erik.userId, erik.token, "event"));
  const changed = { kind: "notifications-changed" };
  const bothHear = async () =>
    expect([await laptop.heard(), await phone.heard()]).toEqual([changed, changed]);

  const first = await tell(asa);
  await bothHear();
  expect((await call(asa, "GET", "/counts")).body).toEqual(oneUnread);
  const second = await tell(asa);
  await bothHear();
  const list = (await call(asa, "GET", "/notifications")).body.items;
  expect(list).toMatchObject([{ id: second }, { id: first, type: "system", link: "/my-bikes" }]);

  expect(await call(asa, "PUT", `/notifications/${first}/read`)).toEqual({
    status: 200,
    body: { counts: oneUnread },
  });
  await bothHear();
  const marked = await call(asa, "POST", "/notifications/read", { upTo: list[0].unreadSince });
  expect(marked).toMatchObject({ status: 201, body: { counts: { notifications: 0 } } });
  await bothHear();
  const undone = await call(asa, "DELETE", `/notifications/read?upTo=${marked.body.upTo}`);
  expect(undone).toMatchObject({ status: 200, body: { counts: { notifications: 1 } } });
  await bothHear();
  await table.transact([remove(keys.notification(asa.userId, second))]);
  await bothHear();
  expect((await call(asa, "GET", "/notifications")).body.items).toHaveLength(1);

  expect(await call(erik, "PUT", `/notifications/${first}/read`)).toMatchObject({
    status: 404,
    body: { code: "notification-not-found" },
  });
  expect((await call(erik, "GET", "/notifications")).body.items).toEqual([]);
  expect(await call(erik, "GET", "/notifications?cursor=forged.cursor")).toMatchObject({
    status: 400,
    body: { code: "invalid-cursor" },
  });
  expect(await call(asa, "POST", "/notifications/read", { upTo: "soon" })).toMatchObject({ status: 400 });
  expect((await call({ ...asa, token: "none" }, "GET", "/counts")).status).toBe(401);
  expect(stranger.events()).toEqual([]);
  for (const page of [laptop, phone, stranger]) page.close();
});

test("Administrators get events of their queues once they have a second factor", async () => {
  const without = await signIn(cloud, "admin@example.se");
  const door = await openSocket(realtimeUrl, without.token);
  door.send({ type: "connection_init" });
  door.send(adminStartMessage("1", without.token));
  await door.got({ type: "error", id: "1" });
  door.socket.close();

  const { sharedSecret } = await auth.setUpTOTP();
  await auth.verifyTOTPSetup({ code: authenticatorCode(sharedSecret, Date.now()) });
  await auth.updateMFAPreference({ totp: "PREFERRED" });
  const { tokens } = await auth.fetchAuthSession({ forceRefresh: true });
  const token = tokens!.accessToken.toString();
  const page = await openPage({ ...without, token }, adminStartMessage("1", token));
  await table.transact([put(keys.identityReview("review_1"), "identityReview", aReview())]);
  expect(await page.heard()).toEqual({ kind: "admin-queue-changed", queue: "identity-reviews" });
  page.close();
});
