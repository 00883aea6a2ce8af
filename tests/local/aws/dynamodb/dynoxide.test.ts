import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CreateTableCommand, DynamoDBClient, PutItemCommand, ScanCommand } from "@aws-sdk/client-dynamodb";
import { expect, test, vi } from "vitest";
import { startDynoxide } from "#local/aws/dynamodb/dynoxide.ts";
import { findDynoxide } from "#local/aws/dynamodb/find-dynoxide.ts";
import { isGone } from "#tests/is-gone.ts";

const newFile = () => join(mkdtempSync(join(tmpdir(), "dynoxide-")), "dynamodb.sqlite");

const clientOf = (endpoint: string) =>
  new DynamoDBClient({
    endpoint,
    region: "eu-west-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 10,
  });

const createTable = (client: DynamoDBClient) =>
  client.send(
    new CreateTableCommand({
      TableName: "registry",
      BillingMode: "PAY_PER_REQUEST",
      KeySchema: [{ AttributeName: "pk", KeyType: "HASH" }],
      AttributeDefinitions: [{ AttributeName: "pk", AttributeType: "S" }],
    }),
  );
const put = (client: DynamoDBClient, name: string) =>
  client.send(new PutItemCommand({ TableName: "registry", Item: { pk: { S: name } } }));
const names = async (client: DynamoDBClient) => {
  const { Items = [] } = await client.send(new ScanCommand({ TableName: "registry" }));
  return Items.map(({ pk }) => pk!.S).sort();
};

test("A killed database restarts at the same address with every acknowledged write", async () => {
  const reports: string[] = [];
  const database = await startDynoxide(newFile(), (line) => reports.push(line));
  const client = clientOf(database.endpoint);
  await createTable(client);
  for (let at = 0; at < 50; at += 1) await put(client, `before-${at}`);
  const pid = database.pid();
  process.kill(pid, "SIGKILL");
  await vi.waitFor(() => expect(database.pid()).not.toBe(pid));
  await vi.waitFor(() => put(client, "after"));
  expect(await names(client)).toHaveLength(51);
  expect(reports).toEqual(["The database stopped unexpectedly; starting it again."]);
  await database.close();
  expect(isGone(database.pid())).toBe(true);
});

test("Data survives an ordinary stop", async () => {
  const file = newFile();
  const first = await startDynoxide(file);
  await createTable(clientOf(first.endpoint));
  await put(clientOf(first.endpoint), "kept");
  await first.close();
  const second = await startDynoxide(file);
  expect(await names(clientOf(second.endpoint))).toEqual(["kept"]);
  await second.close();
});

test("The database ends with the process that started it, even after a kill", async () => {
  const program = `
    const { startDynoxide } = await import("#local/aws/dynamodb/dynoxide.ts");
    const database = await startDynoxide(undefined);
    console.log(database.pid());
    setInterval(() => undefined, 1000);`;
  const parent = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: process.cwd(),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = await once(parent.stdout, "data");
  const pid = Number(String(said));
  expect(isGone(pid)).toBe(false);
  parent.kill("SIGKILL");
  await vi.waitFor(() => expect(isGone(pid)).toBe(true));
});

test("A broken database file gives one clear line", async () => {
  const file = newFile();
  writeFileSync(file, "this is no database, whatever its name says");
  await expect(startDynoxide(file)).rejects.toThrow(/The database \(dynoxide\) did not start: .*SQLite/);
});

test("The binary is also found on PATH", async () => {
  const folder = mkdtempSync(join(tmpdir(), "bin-"));
  writeFileSync(join(folder, "dynoxide"), "#!/bin/sh\n", { mode: 0o755 });
  const program = await findDynoxide(folder);
  expect(program === join(folder, "dynoxide") || program?.includes("@dynoxide")).toBe(true);
});
