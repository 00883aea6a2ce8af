import { DynamoDBClient, ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { Amplify } from "aws-amplify";
import * as auth from "aws-amplify/auth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bikeWrites } from "#lambdas/bikes/registration-writes.ts";
import { system } from "#lambdas/system.ts";
import { type Table, openTable } from "#lambdas/shared/table/table.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { withCloud } from "#tests/cloud.ts";
import { aBike } from "#tests/lambdas/notifier/a-bike.ts";

const bikeIdOf = (place: number): string => `bike_${String(place).padStart(26, "0")}`;
const script = `<script>alert("1")</script><img src=x onerror=alert(2)>`;

let cloud: Cloud;
let table: Table;
const people: Record<string, { userId: string; token: string }> = {};

const signIn = async (email: string) => {
  await auth.signOut();
  const { password } = cloud.accounts.find((account) => account.email === email)!;
  await auth.signIn({ username: email, password });
  const { tokens } = await auth.fetchAuthSession();
  return { userId: (await auth.getCurrentUser()).userId, token: tokens!.accessToken.toString() };
};

beforeAll(async () => {
  cloud = await withCloud();
  const { userPoolId, userPoolClientId, userPoolEndpoint } = await (
    await fetch(`${cloud.url}/config.json`)
  ).json();
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint, loginWith: { email: true } } },
  });
  for (const name of ["asa", "erik"]) people[name] = await signIn(`${name}@example.se`);
  const { TableNames = [] } = await new DynamoDBClient({}).send(new ListTablesCommand({}));
  table = openTable(TableNames[0]!, system);
  for (let place = 1; place <= 7; place += 1) {
    const frameNumber = `MESSAGE${place}00`;
    const bike = aBike({ id: bikeIdOf(place), ownerId: people["asa"]!.userId, frameNumber });
    await table.transact(bikeWrites(bike, `event_${place}`, true));
  }
});
afterAll(() => cloud.close());

let serial = 0;
const call = async (who: string, method: string, path: string, body?: object, key?: string) => {
  serial += 1;
  const response = await fetch(`${cloud.url}/api${path}`, {
    method,
    headers: {
      ...(people[who] && { authorization: `Bearer ${people[who].token}` }),
      "content-type": "application/json",
      "idempotency-key": key ?? `0123456789abcdef${serial}`,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
};
const contact = (who: string, text: string, over: object = {}, place = 1, key?: string) =>
  call(who, "POST", `/bikes/${bikeIdOf(place)}/messages`, { type: "general_inquiry", text, ...over }, key);
const problem = (status: number, code: string) => ({ status, body: { code } });
const pass = async (seconds: number): Promise<void> =>
  void (await fetch(`${cloud.url}/_local/clock`, {
    method: "POST",
    body: JSON.stringify({ advanceSeconds: seconds }),
  }));

test("two people write to each other through the whole cloud", async () => {
  const key = "abcdefghijklmnop";
  const sent = await contact("erik", `Hej! ${script}`, { frameNumber: "message 100" }, 1, key);
  expect(sent).toMatchObject({
    status: 201,
    body: { message: { mine: true, text: `Ramnummer: MESSAGE100\nHej! ${script}` } },
  });
  expect(await contact("erik", `Hej! ${script}`, { frameNumber: "message 100" }, 1, key)).toMatchObject({
    status: 201,
    body: { threadId: sent.body.threadId, message: { id: sent.body.message.id } },
  });
  const path = `/threads/${sent.body.threadId}`;

  const inbox = await call("asa", "GET", "/threads?q=erik");
  expect(inbox.body.items).toEqual([]);
  expect((await call("asa", "GET", "/threads?q=er**")).body.items).toMatchObject([
    { id: sent.body.threadId, otherName: expect.stringMatching(/^Er\*+ /), unread: 1 },
  ]);
  expect(await call("asa", "POST", `${path}/read`)).toMatchObject({ status: 201, body: {} });
  const reply = await call("asa", "POST", `${path}/messages`, { text: "Den är inte till salu" });
  expect(reply).toMatchObject({ status: 201, body: { message: { mine: true } } });
  expect(await call("erik", "GET", path)).toMatchObject({
    status: 200,
    body: {
      thread: { state: "open", unread: 1, otherName: "Ås* L********" },
      items: [{ mine: false, text: "Den är inte till salu" }, { mine: true }],
    },
  });

  const undone = `${path}/messages/${reply.body.message.id}`;
  expect(await call("erik", "DELETE", undone)).toMatchObject(problem(404, "message-not-found"));
  expect(await call("asa", "DELETE", undone)).toMatchObject({ status: 200 });
  expect(await call("asa", "DELETE", undone)).toMatchObject(problem(404, "message-not-found"));
  expect((await call("erik", "GET", path)).body).toMatchObject({ thread: { unread: 0 }, items: [{}] });

  const blocked = await call("asa", "PUT", `${path}/block`);
  expect(blocked).toMatchObject({ status: 200, body: { state: "blocked" } });
  const late = await call("erik", "POST", `${path}/messages`, { text: "Hallå?" });
  expect(late).toMatchObject(problem(403, "message-blocked"));
  expect(await contact("erik", "Hallå?", {}, 2)).toMatchObject(problem(403, "message-blocked"));
  expect((await call("erik", "GET", path)).body.thread.state).toBe("closed");
  const report = { reason: "harassment", text: "Slutar inte" };
  expect(await call("asa", "POST", `${path}/report`, report)).toMatchObject({
    status: 201,
    body: { thread: { reported: true, state: "blocked" } },
  });
  expect(await call("asa", "POST", `${path}/report`, report)).toMatchObject(
    problem(409, "thread-already-reported"),
  );
  expect(await call("asa", "DELETE", `${path}/block`)).toMatchObject({
    status: 200,
    body: { state: "open" },
  });
});

test("what is wrong is refused by its name", async () => {
  expect(await contact("nobody", "Hej")).toMatchObject({ status: 401 });
  expect(await contact("asa", "Hej")).toMatchObject(problem(409, "own-bike"));
  expect(await contact("erik", "Hej", {}, 99)).toMatchObject(problem(404, "bike-not-found"));
  for (const text of [" \n\t ", "x".repeat(1001)])
    expect(await contact("erik", text)).toMatchObject(problem(400, "invalid-request"));
  expect(await contact("erik", "Klicka här: https://bit.ly/a bitcoin", {}, 2)).toMatchObject(
    problem(422, "message-refused"),
  );
  for (let place = 2; place <= 5; place += 1)
    expect(await contact("erik", "Är den kvar?", {}, place)).toMatchObject({ status: 201 });
  expect(await contact("erik", "Är den kvar?", {}, 6)).toMatchObject(problem(429, "too-many-new-threads"));
  expect(await contact("erik", "x", { website: "https://example.org" }, 7)).toMatchObject({ status: 201 });

  const { body } = await contact("erik", "Ännu en fråga", {}, 2);
  const path = `/threads/${body.threadId}`;
  people["admin"] = await signIn("admin@example.se");
  for (const [method, place] of [
    ["GET", ""],
    ["POST", "/read"],
    ["PUT", "/block"],
    ["DELETE", "/block"],
    ["DELETE", `/messages/${body.message.id}`],
  ] as const)
    expect(await call("admin", method, path + place)).toMatchObject(problem(404, "thread-not-found"));
  expect(await call("admin", "POST", `${path}/messages`, { text: "Hej" })).toMatchObject(
    problem(404, "thread-not-found"),
  );
  expect(await call("erik", "GET", `${path}?cursor=forged.one`)).toMatchObject(
    problem(400, "invalid-cursor"),
  );
  await pass(11);
  expect(await call("erik", "DELETE", `${path}/messages/${body.message.id}`)).toMatchObject(
    problem(409, "message-too-old"),
  );
});

test("the nightly run forgets nothing before its time", async () => {
  const { schedules } = await (await fetch(`${cloud.url}/_local.json`)).json();
  const names: string[] = schedules.map(({ name }: { name: string }) => name);
  const nightly = names.find((name) => /ForgetDeparted/.test(name));
  const run = await fetch(`${cloud.url}/_local/schedules/${nightly}`, { method: "POST" });
  expect((await run.json()).result).toEqual({ bikes: 0, threads: 0, failed: 0 });
  const { failures, deadLetters } = await (await fetch(`${cloud.url}/_local.json`)).json();
  expect({ failures, deadLetters }).toEqual({ failures: [], deadLetters: [] });
});
