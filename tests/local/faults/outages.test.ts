import { afterAll, beforeAll, expect, inject, test } from "vitest";
import * as z from "zod";
import type { Cloud } from "#local/cloud-server.ts";
import { withCloud } from "#tests/cloud.ts";
import { asker } from "./load/ask.ts";
import * as deeds from "./load/deeds.ts";
import { type Findings, openFindings } from "./load/findings.ts";
import { moveIn, prepareSignIn } from "./load/neighbour.ts";
import { givenUp, verdictOn } from "./load/verdict.ts";

/** `npm run chaos` takes everything from each function of the template in turn; otherwise it happens to a few that differ: one that writes what people own, one that people wait for with money, one that nobody waits for. */
const everyone = process.env["CHAOS"] === "everyone";
const few = ["BikesFunction", "PointsFunction", "NotifierFunction"];

/** Milliseconds until what follows by itself has followed, on the slowest machine. */
const patience = 300_000;

/** What a function is refused: its table, its keys and its mail. */
const taken = ["dynamodb", "kms", "ses"];

const Overview = z.object({
  functions: z.array(z.string()),
  failures: z.array(z.object({ functionName: z.string() })),
  alarms: z.array(z.object({ name: z.string(), state: z.string() })),
});

let cloud: Cloud;
let functions: readonly string[];
beforeAll(async () => {
  cloud = await withCloud();
  await prepareSignIn(cloud.url);
  functions = (await overview()).functions;
});
afterAll(() => cloud.close());

const overview = async () => Overview.parse(await (await fetch(`${cloud.url}/_local.json`)).json());

const askFaults = async (method: string, body?: object): Promise<void> => {
  const answer = await fetch(`${cloud.url}/_local/faults`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBe(200);
};

/** `BikesFunction`, of which the template makes its names. */
const constructOf = (functionName: string): string =>
  /(\w+Function)[0-9A-F]{8}$/.exec(functionName)?.[1] ?? "";

const ringing = async (): Promise<string[]> =>
  (await overview()).alarms.filter(({ state }) => state === "ALARM").map(({ name }) => name);

/** The alarms that an outage has to ring: of the API where people were told that something does not work, and of every function that has failed. */
const due = (findings: Findings, failed: readonly string[]): string[] => [
  ...(findings.table().some((line) => / 50[0-9]$/.test(line)) ? ["ServicesApiFailures"] : []),
  ...new Set(failed.map((name) => `${constructOf(name)}Alarm`)),
];

let serial = 0;
const household = async (findings: Findings, name: string): Promise<deeds.Household> => {
  serial += 1;
  return deeds.newHousehold(
    cloud.url,
    asker(cloud.url, findings),
    await moveIn(cloud.url, serial),
    `${name}${serial}`,
  );
};

const outage = async (name: string): Promise<void> => {
  const functionName = functions.find((each) => constructOf(each) === name);
  const findings = openFindings();
  const homes = [await household(findings, "A"), await household(findings, "B")];
  const before = (await overview()).failures.length;
  const faults = taken.map((service) => ({ service, kind: "unavailable", rate: 1, of: functionName }));
  await askFaults("POST", { seed: inject("seed"), faults });
  await Promise.all(homes.map((home) => deeds.live(home, new Date(cloud.clock.now()))));
  const { failures } = await overview();
  const failed = failures.slice(0, failures.length - before).map(({ functionName: of }) => of);
  for (const alarm of due(findings, failed))
    await expect.poll(ringing, { timeout: patience }).toContainEqual(expect.stringContaining(alarm));
  await askFaults("DELETE");
  expect(findings.all()).toEqual([]);
  // Whatever was refused was foreseen: the page has words for it, and keeps what was typed.
  expect(findings.table().filter((line) => /(?: 500| no answer)$/.test(line))).toEqual([]);
  const verdict = async () => [
    ...(await Promise.all(homes.map(verdictOn))).flat(),
    ...(await givenUp(cloud.url)),
  ];
  await expect.poll(verdict, { interval: 500, timeout: patience }).toEqual([]);
  // The alarms are quiet again before the next.
  cloud.clock.moveTo(cloud.clock.now() + 11 * 60_000);
};

test("nothing acknowledged is lost while a function is refused its table, its keys and its mail, and who has to know is told", async () => {
  const names = everyone ? functions.map(constructOf) : few;
  expect(names).toSatisfy((all: string[]) =>
    all.every((name) => functions.some((each) => constructOf(each) === name)),
  );
  for (const name of names) await outage(name);
});
