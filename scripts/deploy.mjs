import { ensureInstalled, run } from "./install.mjs";

ensureInstalled();
// Ctrl-C reaches the CDK too, which reports CloudFormation's progress.
process.on("SIGINT", () => undefined);
process.exit(run(["scripts/deploy.ts", ...process.argv.slice(2)]));
