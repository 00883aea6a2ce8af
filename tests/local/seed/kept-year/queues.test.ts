import { QueryClient } from "@tanstack/react-query";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TodoQueue, todoRoutes } from "#contract/office/todo.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { ask } from "#tests/local/ask.ts";
import { setUpAdministrator, signIn } from "#tests/local/sign-in.ts";
import { keptYearCloud } from "./kept-year-cloud.ts";
import { caseQueries } from "#web/office/queues/case-queries.ts";

const asker = vi.hoisted(() => ({ token: "" }));
vi.mock("#web/platform/auth/session.ts", () => ({ getAccessToken: async () => asker.token }));

let cloud: Cloud;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ cloud, close } = await keptYearCloud());
});
afterAll(() => close());

/** The queue as the page of all cases lists it. */
const listed = async (queue: TodoQueue) => {
  const { cases, more } = await new QueryClient().fetchQuery(caseQueries[queue].query);
  return { queue, count: cases.length, more };
};

test.each(["admin", "admin2"])("the panel counts the cases that are listed for %s", async (who) => {
  await setUpAdministrator(cloud, `${who}@example.se`);
  asker.token = (await signIn(cloud, `${who}@example.se`)).token;
  const answer = await ask(cloud, "GET", "/api/admin/todo/queues", { as: asker.token });
  const counted = todoRoutes.countQueues.response
    .parse(answer.body)
    .items.map(({ queue, count, more }) => ({ queue, count, more }));
  const send = globalThis.fetch;
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => send(`${cloud.url}${path}`, request));
  expect(counted).toEqual(await Promise.all(counted.map(({ queue }) => listed(queue))));
  expect(counted.filter(({ count }) => count > 0).length).toBeGreaterThan(9);
  vi.unstubAllGlobals();
});
