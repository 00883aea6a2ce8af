import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import * as z from "zod";

import { buildAll } from "#local/build/build-all.ts";

import { packState } from "../kept-year/pack-state.ts";
import { packedYear, writePacked } from "../kept-year/packed.ts";
import { registerTable } from "../kept-year/register-table.ts";
import { simulateYear } from "./simulate-year.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** A folder in memory on Linux, because a disk would have to confirm each of a hundred thousand writes. */
const memory = "/dev/shm";

const work = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), "cykelregistret-year-"));
process.once("exit", () => rmSync(work, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));

const count = z.coerce.number().int().positive();
const Arguments = z.object({ seed: count, people: count, bikes: count, days: count, to: z.string() });
const string = "string";

/** Each seed gives another town. */
const { to, ...year } = Arguments.parse(
  parseArgs({
    options: {
      seed: { type: string, default: "1384" },
      people: { type: string, default: "14" },
      bikes: { type: string, default: "20" },
      days: { type: string, default: "365" },
      to: { type: string, default: packedYear },
    },
  }).values,
);

const makeYear = async (): Promise<void> => {
  await buildAll(say);
  await simulateYear({ stateDir: work, year, report: say });
  writePacked(await packState(work, registerTable().name), to);
};

await makeYear();
process.exit(0);
