import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureHeadlessChromium } from "./chromium.mjs";
import { bin, ensureInstalled, node24, root, runTied } from "./install.mjs";
import { onParentEnd } from "./tie.mjs";

ensureInstalled();
onParentEnd(() => process.exit(1));

/**
 * `npm test` runs a sample; `npm test -- --all` runs everything, and `npm test -- tests/lambdas` all files
 * with that in their path. `npm test -- --changed` runs the tests of uncommitted changes; `--changed main`
 * those of what differs from that revision.
 */
const all = process.argv.includes("--all");
const args = process.argv.slice(2).filter((arg) => arg !== "--all");
const isSampled = !all && args.every((arg) => arg.startsWith("--shard="));
const choosing = ["--disable-warning=ExperimentalWarning", "scripts/changed.ts", ...args.slice(1)];
const choice =
  args[0] === "--changed" && JSON.parse(execFileSync(node24, choosing, { cwd: root, encoding: "utf8" }));
const wanted = choice
  ? { unit: ["related", "--run", ...choice.related], journeys: choice.journeys }
  : { unit: ["run", ...args], journeys: args };
const results = join(root, "out", "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** Every test in a function's role records the rights it uses, at no cost. */
const rightsFile = all && args.length === 0 && join(results, "rights.jsonl");
const env = {
  // Each start of the embedded cloud loads the same bundles: cached compilation saves a fifth of it.
  NODE_COMPILE_CACHE: join(root, "out", "compile-cache"),
  ...(isSampled && { SAMPLED: "1" }),
};

const vitest = async () => {
  const reporters = ["--reporter=dot", "--reporter=./tests/project-times.ts"];
  const recorded = rightsFile ? { ...env, RIGHTS_FILE: rightsFile } : env;
  const command = [bin("vitest"), ...wanted.unit, "--passWithNoTests", ...reporters];
  return `vitest=${await runTied(command, { env: recorded })}`;
};

const countAllJourneys = async () => {
  const list = [bin("playwright"), "test", "--list", "--reporter=json", "--project=journeys"];
  const into = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, "all-journeys.json") };
  await runTied([...list, ...wanted.journeys], { env: into });
};

const playwright = async () => {
  if (isSampled) await countAllJourneys();
  const browser = {
    CHROMIUM_PATH: ensureHeadlessChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, "playwright.json"),
  };
  const command = [bin("playwright"), "test", "--reporter=dot,json", "--pass-with-no-tests"];
  return `playwright=${await runTied([...command, ...wanted.journeys], { env: { ...env, ...browser } })}`;
};

const runners = () => {
  if (!choice) return [vitest, playwright];
  const left = choice.otherJourneys.join("\n  ");
  if (left !== "") console.log(`Journeys that the change does not seem to meet, not run:\n  ${left}`);
  return [
    ...(choice.related.length > 0 ? [vitest] : []),
    ...(choice.journeys.length > 0 ? [playwright] : []),
  ];
};

const chosen = runners();
if (chosen.length === 0) {
  console.log("Nothing has changed: 0 tests run");
  process.exit(0);
}
const ended = [`build=${await runTied(["scripts/build.ts"])}`];
const isBuilt = ended.includes("build=0");
if (isBuilt) for (const runner of chosen) ended.push(await runner());
// Only lists idle grants, because one may be needed by a process that loses a race; `npm run rights` fails for them.
if (rightsFile && ended.every((one) => one.endsWith("=0")))
  await runTied(["scripts/rights/find-idle.ts", "--of", rightsFile]);
process.exit(await runTied(["scripts/test/tell.ts", ...ended]));
