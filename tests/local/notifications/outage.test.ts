import { execFile } from "node:child_process";
import { globSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { put } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { root } from "#local/build/build-all.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { withCloud } from "#tests/cloud.ts";
import { aCase } from "#tests/lambdas/notifications/notifier/a-case.ts";
import { ask, mailsTo, openRegister } from "#tests/local/ask.ts";

const stateDir = mkdtempSync(join(tmpdir(), "outage-"));
let cloud: Cloud;
let table: Table;

beforeAll(async () => {
  // The pauses of the SDK's own retries make a hundred failures take minutes.
  vi.stubEnv("AWS_MAX_ATTEMPTS", "2");
  cloud = await withCloud({ stateDir, seed: false });
  table = await openRegister();
});
afterAll(async () => {
  await cloud.close();
  vi.unstubAllEnvs();
});

const addressesOf = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => `${name}${place}@example.se`);

/** Each letter is mailed to the office, and its receipt to the writer. */
const writeLetter = (email: string) => {
  const caseNumber = `K-${email}`;
  return table.transact([put(keys.contactCase(caseNumber), "contactCase", aCase({ caseNumber, email }))]);
};

const countsOf = (addresses: readonly string[]): Promise<number[]> =>
  Promise.all(addresses.map(async (address) => (await mailsTo(cloud, address)).length));
const each = (addresses: readonly string[], count: number): number[] => addresses.map(() => count);

const waiting = async (): Promise<number> =>
  (await ask(cloud, "GET", "/_local.json")).body.deadLetters.length;

const setMail = async (isAway: boolean): Promise<void> => {
  const faults = isAway ? { faults: [{ service: "ses", kind: "unavailable", rate: 1 }] } : undefined;
  expect((await ask(cloud, isAway ? "POST" : "DELETE", "/_local/faults", { body: faults })).status).toBe(200);
};

const minute = 60_000;
const retriesEnded = (): number =>
  globSync(join(stateDir, "**/*RetryGivenUp*.log"))
    .map((file) => readFileSync(file, "utf8").split("Given-up work was tried again").length - 1)
    .reduce((sum, count) => sum + count, 0);

/** Moves the clock between two runs, so that none begins by itself, and waits for the one in between. */
const passTo = async (time: number): Promise<void> => {
  const before = retriesEnded();
  cloud.clock.moveTo(Math.floor(time / (5 * minute)) * 5 * minute + 2.5 * minute);
  await expect.poll(retriesEnded, { timeout: 300_000 }).toBeGreaterThan(before);
};
const pass = (minutes: number): Promise<void> => passTo(cloud.clock.now() + minutes * minute);

const writeDuringOutage = async (addresses: readonly string[]): Promise<void> => {
  await setMail(true);
  for (const address of addresses) await writeLetter(address);
  await cloud.caughtUp();
  expect(await waiting()).toBe(addresses.length);
};

test("Mails written while SES is away for an hour arrive once and by themselves", async () => {
  await pass(5);
  const addresses = addressesOf("hour", 100);
  await writeDuringOutage(addresses);
  await pass(5);
  await pass(50);
  expect(await countsOf(addresses)).toEqual(each(addresses, 0));
  await setMail(false);
  for (let run = 0; run < 13; run += 1) await pass(5);
  expect(await countsOf(addresses)).toEqual(each(addresses, 1));
  expect(await waiting()).toBe(0);
});

test("Mails written while SES is away for 25 hours wait visibly, and one command sends each once", async () => {
  const addresses = addressesOf("day", 100);
  const begun = cloud.clock.now();
  await writeDuringOutage(addresses);
  await passTo(begun + 23 * 60 * minute);
  await passTo(begun + 25 * 60 * minute);
  await setMail(false);
  for (let run = 0; run < 13; run += 1) await pass(5);
  expect(await waiting()).toBe(100);
  expect(await countsOf(addresses)).toEqual(each(addresses, 0));

  const redrive = async (): Promise<string> => {
    const script = [join(root, "scripts/redrive.ts"), "--local", stateDir, "--url", cloud.url];
    const args = ["--disable-warning=ExperimentalWarning", ...script];
    return (await promisify(execFile)(process.execPath, args, { cwd: root })).stdout;
  };
  expect(await redrive()).toContain("100 taken, 0 failed");
  expect(await redrive()).toContain("0 taken, 0 failed");
  expect(await countsOf(addresses)).toEqual(each(addresses, 1));
  expect(await waiting()).toBe(0);
});

test("A record that always fails delays none of the fifty around it", async () => {
  const addresses = addressesOf("good", 50);
  for (const [place, address] of addresses.entries()) {
    if (place === 25) await table.transact([put(keys.contactCase("K-poison"), "contactCase", {})]);
    await writeLetter(address);
  }
  await cloud.caughtUp();
  expect(await countsOf(addresses)).toEqual(each(addresses, 1));
  expect(await waiting()).toBe(1);
  await pass(5);
  expect(await countsOf(addresses)).toEqual(each(addresses, 1));
  expect(await waiting()).toBe(1);
});
