import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, openSync, readFileSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const requirements = path.resolve(import.meta.dirname, "requirements.txt");

const succeed = (command: string, args: readonly string[]): void => {
  const { status } = spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed.`);
};

/** Installs ministack from PyPI into its own folder, once for each version of the requirements. */
const installed = (place: string): string => {
  const list = createHash("sha256").update(readFileSync(requirements)).digest("hex").slice(0, 8);
  const folder = path.join(place, `python-${list}`);
  const program = path.join(folder, "bin/ministack");
  if (!existsSync(program)) {
    console.log("Installing ministack from PyPI (once) …");
    succeed("python3", ["-m", "venv", folder]);
    succeed(path.join(folder, "bin/pip"), ["install", "--quiet", "--requirement", requirements]);
  }
  return program;
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || address === null) throw new Error("There is no free port.");
  return address.port;
};

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

const untilAnswering = async (url: string, child: ChildProcess): Promise<void> => {
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`ministack ended with ${child.exitCode}.`);
    await pause(100);
  }
};

export type Ministack = { readonly url: string; stop(): Promise<void> };

/** Starts an empty third-party AWS emulator on a free port, with its log and files in `folder`. */
export const startMinistack = async (folder: string, region: string): Promise<Ministack> => {
  const port = await freePort();
  const log = openSync(path.join(folder, "ministack.log"), "w");
  const child = spawn(installed(folder), [], {
    stdio: ["ignore", log, log],
    env: {
      ...process.env,
      // It runs functions with the first Node on the path.
      PATH: `${path.dirname(process.execPath)}:${process.env["PATH"] ?? ""}`,
      BIND_HOST: "127.0.0.1",
      GATEWAY_PORT: String(port),
      MINISTACK_REGION: region,
      S3_DATA_DIR: path.join(folder, "s3"),
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(url, child);
  return {
    url,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
};
