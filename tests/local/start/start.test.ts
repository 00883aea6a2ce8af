import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { buildAll, root } from "#local/build/build-all.ts";
import { searchHeaders } from "#tests/search-pass.ts";

let running: ChildProcess | undefined;

beforeAll(() => buildAll(() => undefined));

afterEach(async () => {
  if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
  running.kill("SIGKILL");
  await once(running, "exit");
});

const newState = () => mkdtempSync(join(tmpdir(), "start-"));

const run = (environment: Record<string, string>, ...args: string[]) => {
  const child = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", join(root, "local", "start.ts"), "--small", ...args],
    { cwd: root, env: { ...process.env, PORT: "0", ...environment }, stdio: ["ignore", "pipe", "pipe"] },
  );
  running = child;
  const said = { out: "", err: "" };
  child.stdout.on("data", (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (said.err += chunk.toString()));
  return { child, said };
};

const start = async (state: string, environment: Record<string, string> = {}, ...args: string[]) => {
  const { child, said } = run({ LOCAL_STATE: state, ...environment }, ...args);
  await vi.waitFor(() => expect(said.out).toContain("Ctrl-C stops everything."));
  const url = /Cykelregistret\s+(\S+)/.exec(said.out)![1]!;
  return { child, said, url };
};

const overview = async (url: string) => (await fetch(`${url}/_local.json`)).json();

/** The keys of the user pool exist only in its database. */
const poolKeys = async (url: string) => {
  const { userPoolEndpoint, userPoolId } = await (await fetch(`${url}/config.json`)).json();
  return (await fetch(`${userPoolEndpoint}/${userPoolId}/.well-known/jwks.json`)).text();
};

test("npm start prints addresses and accounts, stops on SIGTERM and keeps its state for the next start", async () => {
  const state = newState();
  const first = await start(state);
  const { accounts } = await overview(first.url);
  for (const { email, password } of accounts)
    expect(first.said.out).toMatch(new RegExp(`${email} +${password}`));
  for (const page of ["/_local/mail", "/_local/bankid"])
    expect(first.said.out).toContain(`${first.url}${page}`);
  const keys = await poolKeys(first.url);
  first.child.kill("SIGTERM");
  expect(await once(first.child, "exit")).toEqual([0, null]);
  expect(first.said.err).toBe("");

  const second = await start(state);
  expect((await overview(second.url)).accounts).toEqual(accounts);
  expect(await poolKeys(second.url)).toBe(keys);
  second.child.kill("SIGINT");
  expect(await once(second.child, "exit")).toEqual([0, null]);
});

test("A kill loses no confirmed change, and the next start needs no repair", async () => {
  const state = newState();
  const first = await start(state);
  const before = await overview(first.url);
  first.child.kill("SIGKILL");
  await once(first.child, "exit");
  const second = await start(state);
  expect((await overview(second.url)).accounts).toEqual(before.accounts);
  const headers = await searchHeaders(second.url);
  const results = await (await fetch(`${second.url}/api/search?q=MON7702413`, { headers })).json();
  expect(results.items).toMatchObject([{ brand: "Monark" }]);
});

test("An interrupted seed is finished at the next start", async () => {
  const state = newState();
  const { child } = run({ LOCAL_STATE: state });
  await vi.waitFor(() => expect(existsSync(join(state, "cognito.sqlite"))).toBe(true), { interval: 5 });
  child.kill("SIGKILL");
  await once(child, "exit");
  const second = await start(state);
  expect((await overview(second.url)).accounts).toHaveLength(5);
  const found = await (await fetch(`${second.url}/api/v1/status/BAB7751190`)).json();
  expect(found).toEqual({ frameNumber: "BAB7751190", status: "stolen" });
});

test("npm start resets with --reset and makes no accounts with --empty", async () => {
  const state = newState();
  const first = await start(state);
  const { accounts } = await overview(first.url);
  first.child.kill("SIGTERM");
  await once(first.child, "exit");
  const empty = await start(state, {}, "--reset", "--empty");
  expect((await overview(empty.url)).accounts).toEqual([]);
  expect(accounts).toHaveLength(5);
});

const refusal = async (environment: Record<string, string>, ...args: string[]): Promise<string> => {
  const { child, said } = run(environment, ...args);
  expect(await once(child, "exit")).toEqual([1, null]);
  expect(said.err.trim().split("\n")).toHaveLength(1);
  return said.err;
};

test("Start uses the next free port if one is taken, and explains why a second start in one folder ends", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const state = newState();
  const first = await start(state, { PORT: String(port) });
  server.close();
  expect(first.said.out).toContain(`Port ${port} is taken: starting on ${new URL(first.url).port} instead.`);
  expect(Number(new URL(first.url).port)).toBeGreaterThan(port);
  expect(await refusal({ LOCAL_STATE: state })).toContain("Another embedded cloud is running");
  first.child.kill("SIGKILL");
});

test("HOST chooses the address, and start warns that others can reach it", async () => {
  const { url, said } = await start(newState(), { HOST: "0.0.0.0" });
  expect(said.out).toContain("Warning: whoever reaches 0.0.0.0 reads all mails");
  const { hostname, port } = new URL(url);
  expect((await fetch(`${url}/config.json`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/config.json`)).status).toBe(200);
  const other = get({ hostname, port, path: "/config.json", headers: { host: `evil.example:${port}` } });
  const [answer] = (await once(other, "response")) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(421);
});

test("An invalid port, an unknown option and a broken state each print one line and exit with code 1", async () => {
  expect(await refusal({ PORT: "http" })).toContain("PORT=http is no port");
  expect(await refusal({}, "--sed")).toContain("--sed");
  const state = newState();
  writeFileSync(join(state, "version"), "1\n");
  writeFileSync(join(state, "cloud.sqlite"), "not a database at all");
  expect(await refusal({ LOCAL_STATE: state })).toContain("npm start -- --reset");
});
