import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";

import { runProgram } from "./run-program.ts";
import { runStep } from "./step.ts";
import type { Step } from "./step.ts";

export const root = resolve(import.meta.dirname, "../..");

/** Where the stacks of the embedded cloud are synthesised, apart from those of a deployment. */
export const assembly = join(root, "out", "local-assembly");

/** Where the web app is built. */
export const builtPages = join(root, "out", "web");

const shared = ["package.json", "package-lock.json", "tsconfig.json", "contract"];

// The bundles stay where they are compiled: copies would bring a second sharp into the one process that runs them all. `npm run check` validates what is deployed, which takes longer than all else.
const synth = [
  "synth",
  "--quiet",
  "--no-notices",
  "--no-staging",
  "--no-validation",
  "--context",
  "stage=local",
];

/** Which addresses are pages is known to the site's edge too. */
const pageAddresses = readdirSync(join(root, "web/src/app"))
  .filter((file) => /(?:routes|redirects)\.ts$/.test(file))
  .map((file) => `web/src/app/${file}`);

export const stacks: Step = {
  name: "Bundle functions and synthesise stacks",
  inputs: [...shared, "bin", "lib", "lambdas", "cdk.json", "web/head", ...pageAddresses],
  output: "out/local-assembly/manifest.json",
  run: () =>
    runProgram(root, "Synthesising the stacks", [
      "node_modules/aws-cdk/bin/cdk",
      ...synth,
      "--output",
      assembly,
    ]),
};

const pages: Step = {
  name: "Build the web app",
  inputs: [...shared, "web", "vite.config.ts", "scripts/build-web.ts", "scripts/web"],
  output: "out/web/app.html",
  run: () => runProgram(root, "Building the web app", ["scripts/build-web.ts"]),
};

/** Builds what has changed since the last time: functions and stacks, and the web app unless its development server is used. */
export const buildAll = async (
  report: (line: string) => void,
  { web }: { web: boolean } = { web: true },
): Promise<void> => {
  const steps = [stacks, ...(web ? [pages] : [])];
  await Promise.all(steps.map((step) => runStep(root, step, report)));
};
