import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

import * as z from "zod";

import { readRecord } from "./record.ts";
import type { Recorded } from "./record.ts";
import { drawSample, faultOf } from "./sample.ts";
import type { Draw, TestRecord } from "./sample.ts";

const { values } = parseArgs({
  options: {
    sample: { type: "string", default: "15" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
    kept: { type: "boolean", default: false },
    in: { type: "string" },
  },
});

const root = resolve(import.meta.dirname, "../..");
const kept = join(root, "out", "rights");
/** A test that waits for what never comes shows no more after so long. */
const patienceMillis = 240_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const startsCloud = (file: string): boolean =>
  readFileSync(join(root, file), "utf8").includes('"#tests/cloud.ts"');

/** Tests that start a whole cloud, or whatever tests were asked for. */
const testFiles = (): string[] =>
  globSync("tests/{local,lambdas}/**/*.test.ts", { cwd: root })
    .filter((file) => (values.in === undefined ? startsCloud(file) : file.includes(values.in)))
    .toSorted();

const exitOf = (child: ChildProcess): Promise<number> =>
  new Promise((done) => {
    const timer = setTimeout(() => child.kill("SIGTERM"), patienceMillis);
    child.on("exit", (code) => {
      clearTimeout(timer);
      done(code ?? 1);
    });
  });

/** Runs one test file, and tells what its clouds have written down. */
const runTest = async (
  file: string,
  rightsFile: string,
  takenAway: readonly object[] = [],
): Promise<{ passed: boolean; seconds: number; recorded: Recorded }> => {
  rmSync(rightsFile, { force: true });
  const since = performance.now();
  const child = spawn(
    process.execPath,
    [join(root, "node_modules/.bin/vitest"), "run", file, "--bail=1", "--reporter=dot"],
    {
      cwd: root,
      stdio: "ignore",
      env: { ...process.env, RIGHTS_FILE: rightsFile, TAKEN_AWAY: JSON.stringify(takenAway) },
    },
  );
  const passed = (await exitOf(child)) === 0;
  return {
    passed,
    seconds: Math.round((performance.now() - since) / 1000),
    recorded: readRecord(existsSync(rightsFile) ? readFileSync(rightsFile, "utf8") : ""),
  };
};

const Kept = z.object({ seconds: z.number() });

const nameOf = (file: string): string => file.replaceAll("/", "_");

/** What a test file makes use of: as it was written down before, where that is wanted. */
const recordOf = async (file: string): Promise<TestRecord> => {
  const rightsFile = join(kept, `${nameOf(file)}.jsonl`);
  const about = join(kept, `${nameOf(file)}.json`);
  if (values.kept && existsSync(about) && existsSync(rightsFile)) {
    const { seconds } = Kept.parse(JSON.parse(readFileSync(about, "utf8")));
    return { file, seconds, recorded: readRecord(readFileSync(rightsFile, "utf8")) };
  }
  rmSync(about, { force: true });
  const { passed, seconds, recorded } = await runTest(file, rightsFile);
  if (!passed) throw new Error(`${file} fails with all its grants.`);
  writeFileSync(about, JSON.stringify({ seconds }));
  say(`${file}: ${recorded.uses.filter(({ used }) => used > 0).length} grants used, ${seconds} s`);
  return { file, seconds, recorded };
};

/** Says of one grant whether its test misses it. */
const tryWithout = async (draw: Draw): Promise<boolean> => {
  const { functionName, grant, file } = draw;
  const { passed, seconds, recorded } = await runTest(file, join(kept, "trial.jsonl"), [
    { functionName, grant },
  ]);
  const fault = faultOf(draw, { passed, reported: recorded.reported });
  const answer = fault === undefined ? "✓ AccessDenied" : `✗ ${fault}`;
  say(`| ${functionName} | ${grant} | ${file} | ${answer} | ${seconds} s |`);
  return fault === undefined;
};

mkdirSync(kept, { recursive: true });
const tests: TestRecord[] = [];
for (const file of testFiles()) tests.push(await recordOf(file));
const seed = Number(values.seed);
const sample = drawSample(tests, Number(values.sample), seed);
say(`\nSeed ${seed}\n\n| function | grant taken away | test | without it | took |\n| - | - | - | - | - |`);
let missed = 0;
for (const draw of sample) if (await tryWithout(draw)) missed += 1;
say(`\n${missed} of ${sample.length} tests miss the grant that was taken away.`);
process.exitCode = missed === sample.length && sample.length > 0 ? 0 : 1;
