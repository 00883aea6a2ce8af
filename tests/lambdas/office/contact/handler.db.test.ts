import { afterAll, expect, it, vi } from "vitest";
import { ContactCaseItem } from "#lambdas/office/items/contact.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { personalNumbersIn } from "#tests/journeys/people/personal-numbers.ts";
import { aSystem } from "#tests/lambdas/a.ts";
import { callFunction } from "#tests/lambdas/gateway-event.ts";
import { passOf } from "#tests/search-pass.ts";
import { watchLog } from "#tests/lambdas/written-log.ts";

const number = "19850821-1359";

const answers: unknown[] = [];

const { tableName, client, endpoint } = await withTable();
const table = openTable(tableName, aSystem(), client);
const environment = {
  TABLE_NAME: tableName,
  ORIGIN_SECRETS: "origin",
  STAGE: "local",
  CHALLENGE_SECRET: "challenge secret",
  AWS_REGION: "eu-west-1",
  AWS_ACCESS_KEY_ID: "local",
  AWS_SECRET_ACCESS_KEY: "local",
  AWS_ENDPOINT_URL_DYNAMODB: endpoint,
};
for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
const { handler } = await import("#lambdas/office/contact/handler.ts");
const log = watchLog();
afterAll(() => {
  log.stop();
  vi.unstubAllEnvs();
});

const ask = async (method: string, path: string, body?: unknown) => {
  const answer = await callFunction(handler, { method, path, body });
  answers.push(answer);
  return answer;
};
const letter = {
  topic: "protected-identity",
  email: "Bo@Example.se ",
  message: `Hej! Jag är ${number}.`,
  language: "sv",
};

it("gives out a proof of work and accepts its message once", async () => {
  const { status, body: challenge } = await ask("GET", "/contact/challenge");
  expect(status).toBe(200);
  const solved = await passOf(challenge);
  const sent = await ask("POST", "/contact", { ...letter, solution: solved });
  expect(sent).toMatchObject({ status: 201, body: { caseNumber: expect.stringMatching(/^K-/) } });
  expect(await table.get(keys.contactCase(sent.body.caseNumber), ContactCaseItem)).toMatchObject({
    email: "bo@example.se",
    history: [{ kind: "letter", text: "Hej! Jag är ••••••••-••••." }],
  });
  expect(await ask("POST", "/contact", { ...letter, solution: solved })).toMatchObject({
    status: 422,
    body: { code: "bot-check-failed" },
  });
});

it("never repeats a personal number in a response or log", async () => {
  for (const field of ["topic", "email", "message", "language", "solution"])
    await ask("POST", "/contact", { ...letter, solution: "", [field]: number });
  expect(log.lines().length).toBeGreaterThan(0);
  for (const said of [log.text(), JSON.stringify(answers)]) {
    expect(personalNumbersIn(said)).toEqual([]);
    expect(said).not.toContain("1359");
  }
});
