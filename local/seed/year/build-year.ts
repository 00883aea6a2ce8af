import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { existsSync } from "node:fs";

import { assembly, builtPages } from "#local/build/build-all.ts";
import { startCloud } from "#local/cloud-server.ts";
import { createPagesOrigin } from "#local/site/pages-origin.ts";

/** Where Linux keeps files in memory: a year is a hundred thousand writes, each of which a disk would have to confirm. */
const memory = "/dev/shm";

/** Lets a town live for a year in a cloud of its own at this port, and lays its state into the folder once that is whole. */
const buildYear = async (port: number, folder: string): Promise<void> => {
  const work = await mkdtemp(join(existsSync(memory) ? memory : tmpdir(), "cykelregistret-year-"));
  try {
    const cloud = await startCloud({
      port,
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
    await cloud.close();
    const whole = join(dirname(folder), `${port}.new`);
    await rm(whole, { recursive: true, force: true });
    await cp(work, whole, { recursive: true });
    await rm(folder, { recursive: true, force: true });
    await rename(whole, folder);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};

const [, , port = "", folder = ""] = process.argv;
await buildYear(Number(port), folder);
process.exit(0);
