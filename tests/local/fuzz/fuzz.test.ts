import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { Cloud } from "#local/cloud-server.ts";
import { withCloud } from "#tests/cloud.ts";
import { searchHeaders } from "#tests/search-pass.ts";
import { peopleOf, type Person, type Role, roles } from "./people.ts";
import { type Draft, draftsOf, type Operation, operations } from "./requests.ts";
import { readyOf, type Ready, send, faultIn, readAnswer } from "./send.ts";
import { roundsOf } from "#tests/rounds.ts";

/** `npm run fuzz -- --cases 1000 --seed 7` sets both; the seed applies to all random tests. */
const cases = Number(process.env["FUZZ_CASES"] ?? roundsOf(12));
const seed = inject("seed");
const patience = 120_000 + cases * 20_000;

/** These operations end a session or an account, so they run last and are undone. */
const ending = ["endSessions", "closeAccount"];
const inOrder = operations.toSorted((a, b) => ending.indexOf(a.id) - ending.indexOf(b.id));

let cloud: Cloud;
let people: Person[];
let pass: Record<string, string>;
beforeAll(async () => {
  cloud = await withCloud();
  people = await peopleOf(cloud);
  pass = await searchHeaders(cloud.url);
}, patience);
afterAll(() => cloud.close());

/** Gives each caller and operation draws of their own, independent of other operations. */
const seedOf = (operation: Operation, role: Role): number =>
  Buffer.from(operation.id).reduce((sum, sign) => (sum * 31 + sign) | 0, seed) + roles.indexOf(role);

const written = (role: Role, { method, path, headers, body }: Ready): string =>
  `${role}: ${method} ${path} ${JSON.stringify({ ...headers, authorization: undefined })} ${body?.slice(0, 500) ?? ""}`;

/** Sends one request; returns a fault in the response, if any. */
const tryOut = async (operation: Operation, person: Person, draft: Draft): Promise<string | undefined> => {
  const others = people.filter((other) => other !== person).map(({ told }) => told);
  const withPass = operation.parameters.some(({ name }) => name in pass)
    ? { ...pass, ...draft.headers }
    : draft.headers;
  const ready = readyOf(
    operation,
    { ...draft, headers: withPass },
    await person.token(),
    person.told,
    others,
  );
  const answer = await send(cloud.url, ready);
  if (answer.status < 300) person.told.learn(readAnswer(answer)?.value);
  if (answer.status < 300 && ending.includes(operation.id)) await person.reopen();
  const fault = faultIn(operation, answer);
  return fault && `${written(person.role, ready)}\n  ${fault}`;
};

describe("Every response matches the OpenAPI document", () => {
  test("an administrator is signed in", async () => {
    const admin = people.find(({ role }) => role === "admin");
    const headers = { authorization: `Bearer ${await admin?.token()}` };
    expect((await fetch(`${cloud.url}/api/admin/points/campaigns`, { headers })).status).toBe(200);
  });

  test.each(inOrder.map((operation) => [operation.id, operation] as const))(
    "%s",
    { timeout: patience },
    async (_, operation) => {
      // Building the arbitrary costs more than drawing from it.
      const arbitrary = draftsOf(operation);
      const faults = await Promise.all(
        people.map(async (person) => {
          const findings: string[] = [];
          const drafts = fc.sample(arbitrary, {
            numRuns: cases,
            seed: seedOf(operation, person.role),
          });
          for (const draft of drafts) {
            const fault = await tryOut(operation, person, draft);
            if (fault !== undefined) findings.push(fault);
          }
          return findings;
        }),
      );
      expect(faults.flat(), `seed ${seed}`).toEqual([]);
    },
  );

  test("no function has failed", async () => {
    const { failures } = await (await fetch(`${cloud.url}/_local.json`)).json();
    expect(failures).toEqual([]);
  });
});
