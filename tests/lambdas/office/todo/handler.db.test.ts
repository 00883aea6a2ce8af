import { beforeAll, expect, it, vi } from "vitest";
import type { handler as Handler } from "#lambdas/office/todo/handler.ts";
import { withTable } from "#tests/dynamodb.ts";
import { enterFunction } from "#tests/lambdas/function-environment.ts";
import { callFunction } from "#tests/lambdas/gateway-event.ts";
import { watchLog } from "#tests/lambdas/written-log.ts";

let handler: typeof Handler;
beforeAll(async () => {
  enterFunction(await withTable());
  vi.stubEnv("ORIGIN_SECRETS", "origin");
  vi.stubEnv("GIVEN_UP_BUCKET", "given-up");
  vi.stubEnv("ALARM_TOPIC", "arn:aws:sns:eu-west-1:000000000000:alarms");
  const log = watchLog();
  ({ handler } = await import("#lambdas/office/todo/handler.ts"));
  return () => log.stop();
});

const someone = {
  admin: { userId: "adam", role: "admin" },
  customer: { userId: "anna", role: "customer" },
  store: { userId: "petra", role: "store", storeId: "store_1" },
  nobody: {},
} as const;
type Who = keyof typeof someone;

const params = { queue: "receipts", caseId: "bike_1" };
const claim = `/admin/todo/claims/${params.queue}/${params.caseId}`;
const take = (who: Who) => callFunction(handler, { method: "PUT", path: claim, params, ...someone[who] });
const giveBack = (who: Who) =>
  callFunction(handler, { method: "DELETE", path: claim, params, ...someone[who] });
const list = (who: Who) =>
  callFunction(handler, { method: "GET", path: "/admin/todo/claims", ...someone[who] });

it.each([
  ["customer", 403],
  ["store", 403],
  ["nobody", 401],
] as const)("refuses a %s with %i, and nothing of the claims changes", async (who, status) => {
  await take("admin");
  for (const ask of [list, take, giveBack]) expect((await ask(who)).status).toBe(status);
  expect((await list("admin")).body.items).toMatchObject([{ caseId: "bike_1", mine: true }]);
});

it("claims a case, lists it and releases it", async () => {
  expect(await take("admin")).toMatchObject({ status: 200, body: { ...params, mine: true } });
  expect(await giveBack("admin")).toMatchObject({ status: 200, body: {} });
  expect(await list("admin")).toMatchObject({ status: 200, body: { items: [] } });
});

it.each([
  { ...params, queue: "salaries" },
  { ...params, caseId: "bike 1" },
  { ...params, caseId: "b".repeat(121) },
])("refuses %j as no case of a queue", async (wrong) => {
  const answer = await callFunction(handler, { method: "PUT", path: claim, params: wrong, ...someone.admin });
  expect(answer).toMatchObject({ status: 400, body: { code: "invalid-request" } });
});
