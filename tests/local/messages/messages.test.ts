import { afterAll, beforeAll, expect, test } from "vitest";
import { bikeWrites } from "#lambdas/bikes/registration/registration-writes.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { withCloud } from "#tests/cloud.ts";
import { ask, failuresIn, openRegister, pass, runJob } from "#tests/local/ask.ts";
import { configure, signIn } from "#tests/local/sign-in.ts";
import { aBike } from "#tests/lambdas/notifications/notifier/a-bike.ts";

const bikeIdOf = (place: number): string => `bike_${String(place).padStart(26, "0")}`;
const script = `<script>alert("1")</script><img src=x onerror=alert(2)>`;

let cloud: Cloud;
let table: Table;
const people: Record<string, { userId: string; token: string }> = {};

beforeAll(async () => {
  cloud = await withCloud();
  await configure(cloud);
  for (const name of ["asa", "erik"]) people[name] = await signIn(cloud, `${name}@example.se`);
  table = await openRegister();
  for (let place = 1; place <= 7; place += 1) {
    const frameNumber = `MESSAGE${place}00`;
    const bike = aBike({ id: bikeIdOf(place), ownerId: people["asa"]!.userId, frameNumber });
    await table.transact(bikeWrites(bike, `event_${place}`, true));
  }
});
afterAll(() => cloud.close());

const call = (who: string, method: string, path: string, body?: object, key?: string) =>
  ask(cloud, method, `/api${path}`, { as: people[who]?.token, body, key });
const contact = (who: string, text: string, over: object = {}, place = 1, key?: string) =>
  call(who, "POST", `/bikes/${bikeIdOf(place)}/messages`, { type: "general_inquiry", text, ...over }, key);
const problem = (status: number, code: string) => ({ status, body: { code } });

test("Two people write to each other", async () => {
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

test("Invalid requests fail with a named problem", async () => {
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
  people["admin"] = await signIn(cloud, "admin@example.se");
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
  await pass(cloud, 11);
  expect(await call("erik", "DELETE", `${path}/messages/${body.message.id}`)).toMatchObject(
    problem(409, "message-too-old"),
  );
});

test("The nightly run deletes nothing too early", async () => {
  expect(await runJob(cloud, /ForgetDeparted/)).toEqual({ bikes: 0, threads: 0, failed: 0 });
  expect(await failuresIn(cloud)).toEqual({ failures: [], deadLetters: [] });
});
