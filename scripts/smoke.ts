import { parseArgs } from "node:util";
import { awsDeployment } from "./smoke/aws-deployment.ts";
import { allChecks } from "./smoke/checks/all-checks.ts";
import { localDeployment } from "./smoke/local-deployment.ts";
import { smoke, summary } from "./smoke/smoke.ts";
import { enterLocal } from "./enter-local.ts";

const { values } = parseArgs({
  options: {
    stage: { type: "string" },
    local: { type: "string" },
    url: { type: "string", default: "http://127.0.0.1:4300" },
  },
});
const { local, stage, url } = values;
if ((local === undefined) === (stage === undefined)) {
  console.error("npm run smoke -- --stage dev");
  console.error("npm run smoke -- --local .local [--url http://127.0.0.1:4300]");
  console.error("Tries every feature of a deployment once with made-up people, and removes them again.");
  process.exit(2);
}

let isStopped = false;
process.once("SIGINT", () => {
  isStopped = true;
  console.error("Stopping: what was made is removed first.");
});
const deployment =
  local === undefined
    ? await awsDeployment(stage ?? "")
    : enterLocal(local, url, (template) => localDeployment(template));
try {
  await fetch(deployment.siteUrl);
} catch {
  const advice = local === undefined ? "" : " Start it with npm start, or name its address with --url.";
  console.error(`Nothing answers at ${deployment.siteUrl}.${advice}`);
  process.exit(2);
}
const result = await smoke(
  deployment,
  allChecks,
  (line) => console.error(line),
  () => isStopped,
);
console.log(summary(result));
// Exits because Amplify keeps connections open.
process.exit(isStopped || result.outcomes.some(({ mark }) => mark === "✗") ? 1 : 0);
