import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Cloud } from "#local/cloud-server.ts";
import { withCloud } from "#tests/cloud.ts";
import { asker } from "./load/ask.ts";
import * as deeds from "./load/deeds.ts";
import { type Everything, openEverything } from "./load/everything.ts";
import { openFindings } from "./load/findings.ts";
import { moveIn, prepareSignIn } from "./load/neighbour.ts";
import { constructOf, openOperators } from "./load/operators.ts";
import { givenUp, verdictOn } from "./load/verdict.ts";

/**
 * `npm run chaos` refuses everything to each function in turn, or to the named ones, and calls all of its
 * operations. Otherwise three functions lose their services while people live: one that writes bikes, one for
 * money, one in the background.
 */
const wanted = process.env["CHAOS"] ?? "";
const few = ["BikesFunction", "PointsFunction", "NotifierFunction"];

/** Milliseconds for consumers to finish on the slowest machine. */
const patience = 300_000;

const taken = ["dynamodb", "kms", "ses"];

let cloud: Cloud;
let operators: ReturnType<typeof openOperators>;
let everything: Everything | undefined;
let names: readonly string[];
beforeAll(async () => {
  cloud = await withCloud();
  operators = openOperators(cloud.url);
  if (wanted !== "") everything = await openEverything(cloud, inject("seed"));
  await prepareSignIn(cloud.url);
  const all = (await operators.overview()).functions.map(constructOf);
  names = wanted === "" ? few : wanted === "everyone" ? all : wanted.split(",");
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(", ")}.`);
}, patience);
afterAll(() => cloud.close());

let serial = 0;
const household = async (ask: deeds.Household["ask"], name: string): Promise<deeds.Household> => {
  serial += 1;
  return deeds.newHousehold(cloud.url, ask, await moveIn(cloud.url, serial), `${name}${serial}`);
};

/** Takes the services of a function away while people live; returns the number of refused requests. */
const outage = async (name: string): Promise<number> => {
  const findings = openFindings();
  const ask = asker(cloud.url, findings);
  const homes = [await household(ask, "A"), await household(ask, "B")];
  const askers = await everything?.come();
  const since = cloud.clock.now();
  await operators.refuse(name, taken, inject("seed"));
  await Promise.all(homes.map((home) => deeds.live(home, new Date(cloud.clock.now()))));
  if (askers) {
    await everything?.askAll(askers, name, findings);
    await operators.startJobs(name);
    // Consumers retry for a while before they give up.
    await cloud.caughtUp();
  }
  const { due, struck } = await operators.seen(since);
  for (const alarm of due)
    await expect
      .poll(operators.ringing, { timeout: patience })
      .toContainEqual(expect.stringContaining(alarm));
  // Every outage rings an alarm.
  if (struck > 0) await expect.poll(operators.ringing, { timeout: patience }).not.toEqual([]);
  await operators.refuseNothing();
  expect(findings.all()).toEqual([]);
  // The page has words for every refusal and keeps the input.
  expect(findings.table().filter((line) => /(?: 500| no answer)$/.test(line))).toEqual([]);
  if (askers) await operators.startJobs(name);
  await cloud.caughtUp();
  expect(await operators.redrive()).toBe(0);
  const verdict = async () => [
    ...(await Promise.all(homes.map(verdictOn))).flat(),
    ...(await givenUp(cloud.url)),
  ];
  await expect.poll(verdict, { interval: 500, timeout: patience }).toEqual([]);
  return struck;
};

test("No acknowledged change is lost and an alarm rings while a function cannot reach its table, keys and mail", async () => {
  const faults: string[] = [];
  for (const name of names) {
    const begun = performance.now();
    try {
      const struck = await outage(name);
      if (wanted !== "") report(`✓ ${name}, refused ${struck} times`, begun);
    } catch (error) {
      if (wanted === "") throw error;
      await operators.refuseNothing();
      faults.push(`${name}: ${wordsOf(error)}`);
      report(`✗ ${faults.at(-1)}`, begun);
    }
    // The alarms fall silent before the next outage.
    cloud.clock.moveTo(cloud.clock.now() + 11 * 60_000);
  }
  expect(faults).toEqual([]);
});

const report = (line: string, begun: number): void =>
  void process.stderr.write(`${line} (${Math.round((performance.now() - begun) / 1000)} s)\n`);

/** Adds the actual value to the message. */
const wordsOf = (error: unknown): string => {
  const { message, actual } = Object(error) as { message?: unknown; actual?: unknown };
  return `${String(message)} ${JSON.stringify(actual)}`;
};
