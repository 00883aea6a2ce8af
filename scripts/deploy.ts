import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { stages } from "#lib/stages/stages.ts";
import { settingsOf } from "#lib/platform/settings.ts";
import { quotaProblems } from "./deploy/preflight.ts";
import { stepsOf } from "./deploy/steps.ts";

const { values } = parseArgs({
  options: {
    stage: { type: "string" },
    diff: { type: "boolean", default: false },
    smoke: { type: "boolean", default: false },
    "at-once": { type: "boolean", default: false },
  },
});
const { stage, diff, smoke, "at-once": atOnce } = values;
const deployable = Object.keys(stages).filter((name) => name !== "local");
if (stage === undefined || !deployable.includes(stage)) {
  console.error(`npm run deploy -- --stage ${deployable.join("|")} [--diff] [--smoke] [--at-once]`);
  console.error(
    "Shows what changes and deploys it. --diff only shows, --smoke tries every feature afterwards, --at-once gives functions to everybody without trying them on a tenth of the calls first.",
  );
  process.exit(2);
}

// A stage for trials may live with the quotas of a new account.
const problems = await quotaProblems(settingsOf(stage, stages[stage] ?? {}).region);
for (const problem of problems) console.error(problem);
if (problems.length > 0 && stage === "prod" && !diff) {
  console.error("Nothing was begun: raise these quotas first.");
  process.exit(1);
}

const programs = join(import.meta.dirname, "..", "node_modules", ".bin");
for (const { what, program, args } of stepsOf({ stage, diff, smoke, atOnce })) {
  console.log(`\n${what}: ${program} ${args.join(" ")}`);
  const { status } = spawnSync(join(programs, program), args, { stdio: "inherit" });
  if (status !== 0) {
    console.error(`${what} failed; nothing after it was begun.`);
    process.exit(status ?? 1);
  }
}
