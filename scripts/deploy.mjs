import { ensureInstalled, run } from "./install.mjs";

ensureInstalled();
// Ctrl-C reaches the CDK too, which says how far CloudFormation has come.
process.on("SIGINT", () => undefined);
process.exit(run(["scripts/deploy.ts", ...process.argv.slice(2)]));
