import { readFile } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { system } from "#lambdas/platform/system.ts";
import { watchLog } from "#tests/lambdas/written-log.ts";
import { serve } from "#tests/local/serve.ts";

let secrets: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  const pfx = await readFile("tests/fixtures/bankid/client.p12", "base64");
  const SecretString = JSON.stringify({
    pfx,
    passphrase: "for-tests-only",
    ca: "-----BEGIN CERTIFICATE-----",
  });
  secrets = await serve(() => ({
    prefix: "/",
    handle: (request, response) => {
      request.resume();
      response.end(JSON.stringify({ SecretString }));
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  }));
  vi.stubEnv("AWS_ENDPOINT_URL_SECRETS_MANAGER", secrets.baseUrl);
  vi.stubEnv("AWS_REGION", "eu-west-1");
  vi.stubEnv("AWS_ACCESS_KEY_ID", "local");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "local");
  vi.stubEnv("STAGE", "test");
});
afterEach(() => void vi.restoreAllMocks());
afterAll(async () => {
  vi.unstubAllEnvs();
  await secrets.close();
});

/** The job's result on a day, and its logs. */
const runOn = async (day: string, secret = "cykelregistret/bankid") => {
  vi.resetModules();
  vi.stubEnv("BANKID_CERTIFICATE", secret);
  const { handler } = await import("#lambdas/people/identity/check-certificate.job.ts");
  const { system: ofJob } = await import("#lambdas/platform/system.ts");
  vi.spyOn(ofJob, "now").mockReturnValue(new Date(day));
  const log = watchLog();
  try {
    return { answer: await handler(), lines: log.lines() };
  } finally {
    log.stop();
  }
};

it("the alarm starts 60 days before the certificate ends", async () => {
  const { answer, lines } = await runOn("2119-11-02T06:00:00Z");
  expect(answer).toEqual({ days: 59 });
  expect(lines).toContainEqual(expect.objectContaining({ BankIdCertificateEnds: 1 }));
  expect(lines).toContainEqual(
    expect.objectContaining({ level: "ERROR", days: 59, end: "2120-01-01T00:00:00.000Z" }),
  );
});

it("the alarm continues after the end", async () => {
  const { answer, lines } = await runOn("2120-01-02T06:00:00Z");
  expect(answer).toEqual({ days: -2 });
  expect(lines).toContainEqual(expect.objectContaining({ BankIdCertificateEnds: 1 }));
});

it("there is no alarm while the certificate lasts longer", async () => {
  const { answer, lines } = await runOn("2119-11-02T00:00:00Z");
  expect(answer).toEqual({ days: 60 });
  expect(lines).toContainEqual(expect.objectContaining({ BankIdCertificateEnds: 0 }));
});

it("the log holds neither the certificate nor its passphrase", async () => {
  const { lines } = await runOn("2119-11-02T06:00:00Z");
  expect(JSON.stringify(lines)).not.toMatch(/for-tests-only|BEGIN CERTIFICATE|"pfx"/);
});

it("nothing is checked with a simulator", async () => {
  expect(await runOn(system.now().toISOString(), "")).toEqual({ answer: { days: undefined }, lines: [] });
});
