import { DynamoDBClient, ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, paginateScan } from "@aws-sdk/lib-dynamodb";
import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { Cloud } from "#local/cloud-server.ts";
import { withCloud } from "#tests/cloud.ts";
import { passOf, searchHeaders } from "#tests/search-pass.ts";
import { type Person, peopleOf } from "./people.ts";
import { type Draft, type Operation, operations } from "./requests.ts";
import { Link, type Schema, fitting } from "./schema-values.ts";
import { readyOf, send, readAnswer } from "./send.ts";
import { type Spelled, findNumbers, spellings } from "./spellings.ts";
import { roundsOf } from "#tests/rounds.ts";

const seed = inject("seed");
const patience = 300_000;
const each = roundsOf(5);

/** Contact details and exact identifiers may contain such a number. */
const exact = new Set([
  "contact",
  "batterySerialNumber",
  "frameNumber",
  "frameNumbers",
  "frameNumberTyped",
  "typed",
]);

let cloud: Cloud;
let people: Person[];
let pass: Record<string, string>;
const stateDir = mkdtempSync(join(tmpdir(), "personal-numbers-"));
const hidden = "••••••••-••••";
const written = new Set<string>();

beforeAll(async () => {
  cloud = await withCloud({ stateDir });
  people = await peopleOf(cloud);
  pass = await searchHeaders(cloud.url);
}, patience);
afterAll(async () => {
  await cloud.close();
  rmSync(stateDir, { recursive: true, force: true });
});

const propertyOf = (schema: Schema, name: string): Schema | undefined =>
  [schema.properties?.[name]].find(Boolean) ??
  [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...Object.values(schema.properties ?? {})]
    .map((inner) => propertyOf(inner, name))
    .find(Boolean);

const isFree = (schema: Schema, name: string): boolean => {
  const { pattern, enum: choices } = propertyOf(schema, name) ?? {};
  return !pattern && !choices && !/id$|token|secret|solution|challenge|key$/i.test(name) && !exact.has(name);
};

/** Puts a personal number into every free text. */
const withNumbers = (schema: Schema, value: unknown, next: () => string, name = ""): unknown => {
  const isText = typeof value === "string" || value instanceof Link;
  if (isText) return isFree(schema, name) ? next() : value;
  if (Array.isArray(value)) return value.map((item) => withNumbers(schema, item, next, name));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withNumbers(schema, inner, next, key)]),
  );
};

const sentence = ({ written: number }: Spelled, place: number): string =>
  place % 2 === 0 ? `Jag heter Åsa (${number}), hör av er.` : number;

const draftsOf = ({ parameters, body }: Operation): fc.Arbitrary<Draft & { readonly digits: string }> => {
  const schema: Schema = { properties: Object.fromEntries(parameters.map((one) => [one.name, one.schema])) };
  const at = (place: string) => parameters.filter((one) => one.in === place);
  return fc
    .tuple(
      spellings(),
      fc.nat(9),
      fc.record(Object.fromEntries(at("path").map((one) => [one.name, fitting(one.schema, one.name)]))),
      fc.record(Object.fromEntries(at("query").map((one) => [one.name, fitting(one.schema, one.name)]))),
      body ? fitting(body, "body") : fc.constant(undefined),
      fc.stringMatching(/^[\w-]{16,64}$/),
    )
    .map(([number, place, params, query, value, key]) => {
      const next = () => sentence(number, place);
      const encoded = encodeURIComponent(number.written);
      return {
        digits: number.digits,
        params: place === 9 ? Object.fromEntries(Object.keys(params).map((name) => [name, next()])) : params,
        query: [
          ...Object.entries(withNumbers(schema, query, next) as object),
          ...(place % 3 === 0 ? [["note", next()] as const] : []),
        ],
        headers: {
          "content-type": "application/json",
          "idempotency-key": key,
          referer: `${cloud.url}/contact?from=${encoded}`,
          cookie: `cr_note=${encoded}`,
          "user-agent": `browser of ${encoded}`,
        },
        body: body && { value: withNumbers(body, value, next) },
      };
    });
};

type Leaf = { readonly name: string; readonly text: string };
const leavesOf = (value: unknown, name = ""): Leaf[] => {
  if (typeof value === "string") return [{ name, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, Array.isArray(value) ? name : key));
};
const leaksIn = (value: unknown): string[] =>
  leavesOf(value)
    .filter(({ name, text }) => !exact.has(name) && findNumbers(text, written).length > 0)
    .map(({ name, text }) => `${name}: ${text}`);

/** The caller builds `drafts`, because building costs more than drawing. */
const askWith = async (
  operation: Operation,
  drafts: ReturnType<typeof draftsOf>,
  person: Person,
): Promise<string[]> => {
  const others = people.filter((other) => other !== person).map(({ told }) => told);
  const leaks: string[] = [];
  for (const draft of fc.sample(drafts, { numRuns: each, seed })) {
    written.add(draft.digits);
    const headers = { ...pass, ...draft.headers };
    const ready = readyOf(operation, { ...draft, headers }, await person.token(), person.told, others);
    const given = await send(cloud.url, ready);
    const { status } = given;
    const answer = readAnswer(given)?.value ?? given.body;
    if (status < 300) person.told.learn(answer);
    leaks.push(...leaksIn(answer).map((leak) => `${person.role} ${operation.id} ${status} ${leak}`));
  }
  return leaks;
};

const ask = async (person: Person | undefined, method: string, path: string, body: object) => {
  const token = await person?.token();
  const response = await fetch(`${cloud.url}/api${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: (await response.json()) as unknown };
};

/** Sends the number once in every text that others can see. */
const writeEverywhere = async (number: Spelled, place: number): Promise<string[]> => {
  const [owner, other] = [people.find(({ role }) => role === "customer")!, people.at(2)!];
  const bike = (nth: number) => owner.told.find(new Link("bikeId", "^bike_", nth));
  const text = sentence(number, place);
  const short = number.written;
  const solution = await passOf(await (await fetch(`${cloud.url}/api/contact/challenge`)).json());
  const stolenDate = new Date(cloud.clock.now()).toISOString().slice(0, 10);
  const letter = { topic: "other", email: "brev@example.se", message: text, language: "sv", solution };
  const answers = [
    await ask(owner, "PATCH", `/bikes/${bike(0)}`, { name: short, description: text, city: short }),
    await ask(other, "POST", `/bikes/${bike(0)}/messages`, { type: "general_inquiry", text }),
    await ask(owner, "POST", `/bikes/${bike(1)}/stolen`, {
      stolenDate,
      place: short,
      city: short,
      description: text,
    }),
    await ask(other, "POST", `/bikes/${bike(1)}/found-reports`, {
      location: text,
      description: text,
      contact: "x@y.se",
    }),
    await ask(undefined, "POST", "/contact", letter),
  ];
  return leaksIn(answers);
};

/** These operations would end the test's own sessions. */
const tried = operations.filter(({ id }) => !["endSessions", "closeAccount"].includes(id));

describe("A personal number that someone writes into a free text", () => {
  test("appears in no response that shows the text", { timeout: patience }, async () => {
    const numbers = fc.sample(spellings(), { numRuns: each, seed });
    const leaks: string[] = [];
    for (const [place, number] of numbers.entries()) {
      written.add(number.digits);
      leaks.push(...(await writeEverywhere(number, place)));
    }
    expect(leaks, `seed ${seed}`).toEqual([]);
  });

  test.each(tried.map((operation) => [operation.id, operation] as const))(
    "appears in no response of %s",
    { timeout: patience },
    async (_, operation) => {
      const drafts = draftsOf(operation);
      const leaks = await Promise.all(people.map((person) => askWith(operation, drafts, person)));
      expect(leaks.flat(), `seed ${seed}`).toEqual([]);
    },
  );

  test("appears in no item of the table", { timeout: patience }, async () => {
    const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
    const { TableNames = [] } = await client.send(new ListTablesCommand({}));
    const leaks: string[] = [];
    const stored = new Set<string>();
    for await (const { Items = [] } of paginateScan({ client }, { TableName: TableNames[0]! })) {
      for (const { name, text } of leavesOf(Items)) if (text.includes(hidden)) stored.add(name);
      leaks.push(...Items.flatMap((item) => leaksIn(item).map((leak) => `${item["pk"]} ${leak}`)));
    }
    expect(leaks, `seed ${seed}`).toEqual([]);
    // The texts are stored, without their numbers.
    expect([...stored]).toEqual(
      expect.arrayContaining(["name", "description", "city", "place", "location", "text", "message"]),
    );
  });

  test("appears in no log", () => {
    const folder = join(stateDir, "log");
    const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n"));
    expect(lines.length).toBeGreaterThan(200);
    expect(lines.filter((line) => findNumbers(line, written).length > 0)).toEqual([]);
  });

  test("appears in no mail", async () => {
    const mails = await (await fetch(`${cloud.url}/_local/mail.json`)).json();
    expect(leaksIn(mails)).toEqual([]);
  });
});

describe("A personal number in its own field", () => {
  test("is accepted in every reasonable spelling", { timeout: patience }, async () => {
    const customer = people.find(({ role }) => role === "customer")!;
    await customer.reopen();
    const token = await customer.token();
    const refused: string[] = [];
    for (const { written: personalNumber } of fc.sample(spellings({ plain: true }), { numRuns: 60, seed })) {
      const response = await fetch(`${cloud.url}/api/me/personal-number`, {
        method: "PUT",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify({ personalNumber }),
      });
      // The account has another number, so a refusal proves that this one was parsed.
      const answer = await response.text();
      if (!/"personal-number-already-set"|"under-age"|"identity-level-too-low"/.test(answer))
        refused.push(`${JSON.stringify(personalNumber)} ${answer}`);
    }
    expect(refused, `seed ${seed}`).toEqual([]);
  });
});
