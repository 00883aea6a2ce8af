import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { constants, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { assembly, builtPages } from "#local/build/build-all.ts";
import { startCloud } from "#local/cloud-server.ts";
import { createPagesOrigin } from "#local/site/pages-origin.ts";

/** Where Linux keeps files in memory: a year is a hundred thousand writes, each of which a disk would have to confirm. */
const memory = "/dev/shm";

const [, , folder = "", ...flags] = process.argv;
if (flags.includes("--background")) setPriority(constants.priority.PRIORITY_LOW);

const work = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), "cykelregistret-year-"));
process.once("exit", () => rmSync(work, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));
// It ends when the process that began it has ended, however that came.
process.stdin.once("end", () => process.exit(1)).resume();

/** Everything that follows a change has done so: the changes themselves are three quarters of the state. */
const forgetChanges = (): void => {
  const database = new DatabaseSync(join(work, "dynamodb.sqlite"));
  database.exec("DELETE FROM _stream_records; VACUUM;");
  database.close();
};

/** Lets a town live for a year in a cloud of its own, and lays its state into the folder once that is whole. */
const buildYear = async (): Promise<void> => {
  const cloud = await startCloud({
    port: 0,
    stateDir: work,
    reset: true,
    seed: true,
    history: false,
    year: { people: 400, bikes: 700, days: 365 },
    firewall: false,
    assembly,
    pages: async (_server, config) => createPagesOrigin(builtPages, config),
    report: (line) => void process.stdout.write(`${line}\n`),
  });
  await cloud.caughtUp();
  await cloud.close();
  forgetChanges();
  const whole = `${folder}.new`;
  rmSync(whole, { recursive: true, force: true });
  cpSync(work, whole, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  renameSync(whole, folder);
};

await buildYear();
process.exit(0);
