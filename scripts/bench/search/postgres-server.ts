import { execFile } from "node:child_process";
import { once } from "node:events";
import { chown, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { hasExited } from "#local/dynamodb/launch-dynoxide.ts";
import { spawnTied } from "#local/dynamodb/spawn-tied.ts";
import { freePort } from "#local/free-port.ts";
import { withTemporaryFolder } from "../temporary-folder.ts";

const run = promisify(execFile);
const patience = 30_000;
const betweenTries = 50;

type Account = { readonly uid: number; readonly gid: number };

/** PostgreSQL refuses to be root, so root lends it someone who may do nothing else. */
const accountToUse = async (): Promise<Account | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  for (const wanted of ["postgres", "nobody"]) {
    const [, , uid, gid] = accounts.find(([name]) => name === wanted) ?? [];
    if (uid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("There is no account that PostgreSQL could run as.");
};

/** As on a machine of four gigabytes with a solid-state disk. */
const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  shared_buffers: "1GB",
  effective_cache_size: "3GB",
  maintenance_work_mem: "512MB",
  work_mem: "16MB",
  random_page_cost: "1.1",
  jit: "off",
};

const connect = async (port: number, isOver: () => boolean): Promise<pg.Client> => {
  const until = performance.now() + patience;
  for (;;) {
    const client = new pg.Client({ host: "127.0.0.1", port, user: "bench", database: "postgres" });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (isOver() || performance.now() > until) throw error;
      await sleep(betweenTries);
    }
  }
};

type Place = { readonly cwd: string } & Partial<Account>;

const initialise = (bin: string, data: string, place: Place) => {
  const options = ["-U", "bench", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"];
  return run(join(bin, "initdb"), ["-D", data, ...options], place);
};

const serve = async <T>(
  { bin, data, place }: { bin: string; data: string; place: Place },
  use: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const port = await freePort();
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawnTied(join(bin, "postgres"), ["-D", data, "-p", String(port), ...options], place);
  server.stderr?.resume();
  try {
    const client = await connect(port, () => hasExited(server));
    const result = await use(client);
    await client.end();
    return result;
  } finally {
    // A fast end: what still asks is cut off.
    server.kill("SIGINT");
    if (!hasExited(server)) await once(server, "exit");
  }
};

/** Lends a new PostgreSQL that nobody else can reach, and leaves nothing of it behind. */
export const withPostgres = <T>(bin: string, use: (client: pg.Client) => Promise<T>): Promise<T> =>
  withTemporaryFolder("postgres", async (folder) => {
    const account = await accountToUse();
    if (account) await chown(folder, account.uid, account.gid);
    const place = { cwd: folder, ...account };
    const data = join(folder, "data");
    await initialise(bin, data, place);
    return serve({ bin, data, place }, use);
  });
