import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { quotaProblems } from "../../../scripts/deploy/preflight.ts";

let server: Server;
let account: { atOnce: number; perDay: number; perSecond: number };

beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.url === "/2016-08-19/account-settings/") {
      response.end(JSON.stringify({ AccountLimit: { ConcurrentExecutions: account.atOnce } }));
      return;
    }
    const { perDay, perSecond } = account;
    const quota = `<Max24HourSend>${perDay}</Max24HourSend><MaxSendRate>${perSecond}</MaxSendRate>`;
    response.setHeader("content-type", "text/xml");
    response.end(
      `<GetSendQuotaResponse><GetSendQuotaResult>${quota}</GetSendQuotaResult></GetSendQuotaResponse>`,
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  vi.stubEnv("AWS_ENDPOINT_URL", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv("AWS_ACCESS_KEY_ID", "key");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret");
});
afterEach(() => {
  vi.unstubAllEnvs();
  server.close();
});

it("a new account is told which quotas to raise", async () => {
  account = { atOnce: 10, perDay: 200, perSecond: 1 };
  expect(await quotaProblems("eu-west-1")).toEqual([
    "Lambda runs 10 functions at once: ask for 1000 in Service Quotas, AWS Lambda, Concurrent executions.",
    "SES sends 200 mails a day and 1 a second: ask on SES's account dashboard for production access, and for 50000 and 14 in Service Quotas.",
  ]);
});

it("an account with room is not held up", async () => {
  account = { atOnce: 1000, perDay: 50_000, perSecond: 14 };
  expect(await quotaProblems("eu-west-1")).toEqual([]);
});
