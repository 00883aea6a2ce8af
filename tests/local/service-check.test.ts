import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import * as z from "zod";
import type { Cloud } from "#local/cloud-server.ts";
import { withCloud } from "#tests/cloud.ts";
import { watchLog } from "#tests/lambdas/written-log.ts";

type Broken = (method: string, path: string, response: ServerResponse) => boolean;

let cloud: Cloud;
let door: Server | undefined;

beforeAll(async () => {
  cloud = await withCloud({ seed: false });
});
afterEach(() => {
  vi.unstubAllEnvs();
  door?.close();
  door?.closeAllConnections();
  door = undefined;
});
afterAll(() => cloud.close());

/** Proxies the site, except for the broken requests. */
const siteWith = async (isBroken: Broken): Promise<string> => {
  door = createServer((request, response) => {
    const { method = "", url = "", headers } = request;
    if (isBroken(method, url.split("?")[0] ?? "", response)) return;
    const { host: _host, connection: _connection, ...others } = headers;
    const given = new Headers(Object.entries(others).map(([name, value]) => [name, String(value)]));
    given.delete("content-length");
    const body = method === "POST" ? { body: "{}" } : {};
    void fetch(`${cloud.url}${url}`, { method, headers: given, ...body }).then(async (answer) => {
      response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await new Promise<void>((listening) => door?.listen(0, "127.0.0.1", listening));
  const { port } = door.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
};

const answering =
  (status: number, where: string, asked = "GET"): Broken =>
  (method, path, response) => {
    if (method !== asked || path !== where) return false;
    response.writeHead(status).end("{}");
    return true;
  };

const runAt = async (origin: string) => {
  vi.resetModules();
  vi.stubEnv("SITE_ORIGIN", origin);
  vi.stubEnv("STAGE", "test");
  const { handler } = await import("#lambdas/platform/check-service/handler.ts");
  const log = watchLog();
  try {
    const { failed } = await handler();
    return { failed, said: JSON.stringify(log.lines()) };
  } finally {
    log.stop();
  }
};

test("The service check finds nothing wrong with a healthy site", async () => {
  const { failed, said } = await runAt(cloud.url);
  expect(failed).toEqual([]);
  expect(said).not.toContain("ERROR");
});

test.each([
  ["SearchFails", answering(503, "/api/search"), "/api/search answered 503"],
  ["SearchFails", answering(200, "/api/search/challenge"), "parameters"],
  ["SignInFails", answering(404, "/config.json"), "/config.json answered 404"],
  ["RegistrationFails", answering(200, "/bike-registration"), "names no program"],
  ["RegistrationFails", answering(201, "/api/bikes", "POST"), "/api/bikes answered 201"],
])("The service check reports %s if only that fails, and logs the reason", async (name, broken, reason) => {
  const { failed, said } = await runAt(await siteWith(broken));
  expect(failed).toEqual([name]);
  expect(said).toContain(reason);
});

test("The service check reports a user pool that does not answer", async () => {
  vi.stubEnv("AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER", "http://127.0.0.1:9");
  expect((await runAt(cloud.url)).failed).toEqual(["SignInFails"]);
});

test("The service check reports every part if there is no site", async () => {
  expect((await runAt("http://127.0.0.1:9")).failed).toEqual([
    "SearchFails",
    "SignInFails",
    "RegistrationFails",
  ]);
});

const Overview = z.object({
  schedules: z.array(z.object({ name: z.string(), expression: z.string() })),
  functions: z.array(z.string()),
  failures: z.array(z.unknown()),
  alarms: z.array(z.object({ name: z.string(), state: z.string(), description: z.string() })),
});
const overview = async () => Overview.parse(await (await fetch(`${cloud.url}/_local.json`)).json());

test("The service check runs every five minutes within its rights", async () => {
  const planned = (await overview()).schedules.find(({ name }) => name.includes("ServiceCheck"));
  expect(planned?.expression).toBe("rate(5 minutes)");
  const run = await fetch(`${cloud.url}/_local/schedules/${encodeURIComponent(planned!.name)}`, {
    method: "POST",
  });
  expect(run.ok).toBe(true);
  expect((await overview()).failures).toEqual([]);
});

const post = async (path: string, body: unknown): Promise<void> => {
  const answer = await fetch(`${cloud.url}/_local/${path}`, { method: "POST", body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
};

const Faults = z.object({ faults: z.array(z.object({ struck: z.number() })) });
const struck = async (): Promise<number> => {
  const { faults } = Faults.parse(await (await fetch(`${cloud.url}/_local/faults`)).json());
  return faults.reduce((sum, fault) => sum + fault.struck, 0);
};

test("The alarm rings after two failed checks, names the runbook and ends when all is well", async () => {
  const alarmOf = async (part: string) => (await overview()).alarms.find(({ name }) => name.includes(part));
  const search = (await overview()).functions.find((name) => name.includes("SearchFunction"));
  await post("faults", { seed: 7, faults: [{ service: "dynamodb", kind: "error", rate: 1, of: search }] });
  for (const _run of [1, 2]) {
    const before = await struck();
    await post("clock", { advanceSeconds: 300 });
    await vi.waitFor(async () => expect(await struck()).toBeGreaterThan(before));
  }
  await vi.waitFor(async () => expect((await alarmOf("SearchFails"))?.state).toBe("ALARM"));
  expect((await alarmOf("SearchFails"))?.description).toContain("docs/runbook/site-fails.md");
  expect((await alarmOf("SignInFails"))?.state).toBe("OK");
  await fetch(`${cloud.url}/_local/faults`, { method: "DELETE" });
  await post("clock", { advanceSeconds: 1_800 });
  await vi.waitFor(async () => expect((await alarmOf("SearchFails"))?.state).toBe("OK"));
});
