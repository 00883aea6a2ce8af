import { inject, test, expect } from "vitest";
import type { Cloud } from "#local/cloud-server.ts";
import { serviceNames } from "#local/faults/fault.ts";
import { withCloud } from "#tests/cloud.ts";
import { asker } from "./load/ask.ts";
import * as deeds from "./load/deeds.ts";
import { type Findings, openFindings } from "./load/findings.ts";
import { moveIn, prepareSignIn } from "./load/neighbour.ts";
import { givenUp, verdictOn } from "./load/verdict.ts";

/** `npm run faults -- --minutes 10` runs for ten minutes; otherwise a few rounds suffice. */
const minutes = Number(process.env["FAULTS_MINUTES"] ?? 0);
const rate = Number(process.env["FAULTS_RATE"] ?? 0.05);
const rounds = minutes > 0 ? 5 : 2;

/** Milliseconds for consumers to finish on the slowest machine. */
const patience = 300_000;

/** SES and SNS have no idempotency keys, so a retry after a lost response sends again; nothing here prevents that. */
const sendsTwice = ["ses", "sns"];

const faultsOf = (part: number) => [
  ...serviceNames.flatMap((service) =>
    ["throttle", "error", "unavailable", "reset", "lost-answer"]
      .filter((kind) => kind !== "lost-answer" || !sendsTwice.includes(service))
      .map((kind) => ({ service, kind, rate: part / 5 })),
  ),
  { kind: "latency", rate: part, millis: 100 },
  ...["exceeded", "conflict", "unprocessed"].map((kind) => ({ service: "dynamodb", kind, rate: part })),
  ...["events", "streams"].flatMap((service) => [
    { service, kind: "twice", rate: part },
    { service, kind: "late", rate: part, millis: 200 },
  ]),
];

type Struck = { readonly faults: readonly { service: string; kind: string; seen: number; struck: number }[] };

const faultsAt = (url: string, method: string, body?: object): Promise<Struck> =>
  fetch(`${url}/_local/faults`, { method, ...(body && { body: JSON.stringify(body) }) }).then((answer) =>
    answer.json(),
  );

/** Lets new people live some rounds under faults, then checks the outcome. */
const generation = async (cloud: Cloud, findings: Findings, serial: number): Promise<Struck> => {
  const ask = asker(cloud.url, findings);
  const homes: deeds.Household[] = [];
  for (const letter of ["A", "B", "C"]) {
    const person = await moveIn(cloud.url, serial * 3 + homes.length);
    homes.push(deeds.newHousehold(cloud.url, ask, person, `${serial}${letter}`));
  }
  await faultsAt(cloud.url, "POST", { seed: inject("seed") + serial, faults: faultsOf(rate) });
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(homes.map((home) => deeds.live(home, new Date(cloud.clock.now()))));
    // Rate limits count five minutes, and tokens live for fifteen.
    cloud.clock.moveTo(cloud.clock.now() + 6 * 60_000);
  }
  const struck = await faultsAt(cloud.url, "GET");
  await faultsAt(cloud.url, "DELETE");
  expect(findings.all()).toEqual([]);
  const verdict = async () => [
    ...(await Promise.all(homes.map(verdictOn))).flat(),
    ...(await givenUp(cloud.url)),
  ];
  await expect.poll(verdict, { interval: 500, timeout: patience }).toEqual([]);
  expect(homes.some(({ bikes }) => bikes.size > 0)).toBe(true);
  return struck;
};

test("Under faults at every service no acknowledged change is lost and nothing happens twice", async () => {
  const cloud = await withCloud();
  const findings = openFindings();
  try {
    await prepareSignIn(cloud.url);
    const until = performance.now() + minutes * 60_000;
    let struck = 0;
    for (let serial = 0; serial === 0 || performance.now() < until; serial += 1) {
      const { faults } = await generation(cloud, findings, serial);
      struck += faults.reduce((sum, fault) => sum + fault.struck, 0);
    }
    if (minutes > 0) console.log([...findings.table(), `${struck} faults struck.`].join("\n"));
    expect(struck).toBeGreaterThan(0);
  } finally {
    await cloud.close();
  }
});
