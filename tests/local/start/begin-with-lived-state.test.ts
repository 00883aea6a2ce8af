import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import {
  DynamoDBClient,
  ListTablesCommand,
  RestoreTableToPointInTimeCommand,
} from "@aws-sdk/client-dynamodb";
import * as auth from "aws-amplify/auth";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildAll } from "#local/build/build-all.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { simulateYear } from "#local/seed/year/simulate-year.ts";
import { townspeople } from "#local/seed/year/townspeople.ts";
import { openRecords, recordsIn } from "#local/state/records.ts";
import { withCloud } from "#tests/cloud.ts";
import { ask as send } from "#tests/local/ask.ts";
import { configure } from "#tests/local/sign-in.ts";
import { openSocket, startMessage } from "#tests/local/aws/appsync/browser.ts";

const lived = mkdtempSync(join(tmpdir(), "lived-"));
const stateDir = mkdtempSync(join(tmpdir(), "begun-"));

const people = 3;

type Person = { readonly userId: string; readonly email: string; readonly token: string };

let cloud: Cloud;
let erik: Person;
let owner: Person;
let advertised: string;
let missed: string;

const signIn = async ({ email, password }: { email: string; password: string }): Promise<Person> => {
  await auth.signOut();
  await auth.signIn({ username: email, password });
  const { tokens } = await auth.fetchAuthSession();
  const { userId } = await auth.getCurrentUser();
  return { userId, email, token: tokens!.accessToken.toString() };
};

const ask = async (method: string, path: string, as?: Person, body?: object) => {
  const answer = await send(cloud, method, `/api${path}`, { as: as?.token, body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer.body;
};

beforeAll(async () => {
  await buildAll(() => undefined);
  await simulateYear({
    stateDir: lived,
    year: { seed: 1384, people, bikes: 3, days: 2 },
    report: () => undefined,
  });
  cloud = await withCloud({ stateDir, beginsWith: lived });
  await configure(cloud);
  erik = await signIn(cloud.accounts.find(({ email }) => email === "erik@example.se")!);
  const { name, personalNumber } = townspeople(1384, people + 1).at(-1)!;
  const newcomer = await fetch(`${cloud.url}/_local/people`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name, personalNumber, bikes: 2 }),
  });
  owner = await signIn(await newcomer.json());
  [advertised, missed] = (await ask("GET", "/bikes", owner)).items.map(({ id }: { id: string }) => id);
});
afterAll(() => cloud.close());

const mails = async ({ email }: Person): Promise<{ subject: string; text: string }[]> =>
  (await fetch(`${cloud.url}/_local/mail.json?to=${encodeURIComponent(email)}`)).json();

const notificationsOf = async (person: Person): Promise<{ link: string }[]> =>
  (await ask("GET", "/me/notifications", person)).items;

test("A message arrives as a live event, a notification and a mail", async () => {
  const config = await (await fetch(`${cloud.url}/config.json`)).json();
  const page = await openSocket(config.realtimeUrl, owner.token);
  page.send({ type: "connection_init" });
  page.send(startMessage("1", owner.userId, owner.token, "event"));
  await page.got({ type: "start_ack" });
  const form = { type: "general_inquiry", text: "Hej! Är cykeln din?" };
  const { threadId } = await ask("POST", `/bikes/${missed}/messages`, erik, form);
  await page.got({ type: "data" });
  page.socket.close();
  await vi.waitFor(async () =>
    expect(await notificationsOf(owner)).toMatchObject([{ link: `/messages/${threadId}` }]),
  );
  await vi.waitFor(async () =>
    expect(await mails(owner)).toContainEqual(
      expect.objectContaining({ text: expect.stringContaining(threadId) }),
    ),
  );
});

test("An ad is listed and found by an alert", async () => {
  const criteria = { brand: "Crescent", city: "Vadstena" };
  await ask("POST", "/me/alerts", erik, { name: "Crescent", kind: "ads", criteria });
  const ad = { price: 1200, condition: "good", city: "Vadstena", text: "Fin cykel.", photos: [] };
  const { id } = await ask("POST", `/bikes/${advertised}/listings`, owner, ad);
  await vi.waitFor(async () =>
    expect((await ask("GET", "/listings?brand=Crescent")).items).toContainEqual(
      expect.objectContaining({ id }),
    ),
  );
  await vi.waitFor(async () => expect((await ask("GET", "/me/alerts", erik)).items[0].found).toBe(1));
});

test("A theft is confirmed by mail", async () => {
  const theft = { stolenDate: "2026-01-01", place: "Stationen", city: "Vadstena", description: "" };
  await ask("POST", `/bikes/${missed}/stolen`, owner, theft);
  await vi.waitFor(async () =>
    expect(await mails(owner)).toContainEqual(
      expect.objectContaining({ subject: "Din anmälan är mottagen" }),
    ),
  );
});

test("A new event is handled, even if it resembles one of the simulated year", async () => {
  const numbers = (folder: string): number[] => {
    const database = new DatabaseSync(join(folder, "dynamodb.sqlite"));
    const rows = database.prepare("SELECT sequence_number AS number FROM _stream_records ORDER BY id").all();
    database.close();
    return rows.map(({ number }) => Number(number));
  };
  const left = numbers(lived);
  expect(left).toHaveLength(1);
  expect(left[0]).toBeGreaterThan(1);
  expect(numbers(stateDir).slice(0, 2)).toEqual([left[0], left[0]! + 1]);
});

/** A copy without deleted pages. */
const written = (file: string): Buffer => {
  const database = new DatabaseSync(file, { readOnly: true });
  const copy = join(mkdtempSync(join(tmpdir(), "written-")), "copy.sqlite");
  database.exec(`VACUUM INTO '${copy}'`);
  database.close();
  return readFileSync(copy);
};

test("The state does not name its former address", () => {
  const records = openRecords(recordsIn(lived));
  const before = records.get("place", "base-url");
  records.close();
  expect(before).not.toBe(cloud.url);
  const files = readdirSync(stateDir, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".sqlite") && file !== "lock.sqlite",
  );
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => written(join(stateDir, file)).includes(`${String(before)}/`))).toEqual([]);
});

test("A table cannot be restored to a time before its recorded changes", async () => {
  const client = new DynamoDBClient({});
  const { TableNames = [] } = await client.send(new ListTablesCommand({}));
  const restored = new RestoreTableToPointInTimeCommand({
    SourceTableName: TableNames[0],
    TargetTableName: "a-month-ago",
    RestoreDateTime: new Date(Date.now() - 30 * 86_400_000),
  });
  await expect(client.send(restored)).rejects.toMatchObject({ name: "InvalidRestoreTimeException" });
  client.destroy();
});
