import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { idleGrants } from "./idle.ts";
import { readRecord } from "./record.ts";

const { values } = parseArgs({ options: { of: { type: "string" } } });

const root = resolve(import.meta.dirname, "../..");
const folder = join(root, "out", "rights");

/** Runs every test that calls AWS in a function's role, and returns true when all passed. */
const passed = (rightsFile: string): boolean => {
  mkdirSync(folder, { recursive: true });
  rmSync(rightsFile, { force: true });
  const tests = ["tests/lambdas", "tests/local"];
  const { status } = spawnSync(
    process.execPath,
    [join(root, "node_modules/.bin/vitest"), "run", "--reporter=dot", ...tests],
    { cwd: root, stdio: "inherit", env: { ...process.env, RIGHTS_FILE: rightsFile } },
  );
  return status === 0;
};

const rightsFile = values.of ?? join(folder, "all.jsonl");
const isWell = values.of !== undefined || passed(rightsFile);
const idle = idleGrants(readRecord(existsSync(rightsFile) ? readFileSync(rightsFile, "utf8") : ""));
for (const line of idle) console.log(line);
console.log(idle.length === 0 ? "Tests use every grant." : `${idle.length} grants are used by no test.`);
process.exitCode = isWell && idle.length === 0 ? 0 : 1;
