import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { runStep, type Step } from "./step.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { StartFailure } from "#local/start-failure.ts";

const keptLines = 12;

const lastLines = (text: string): string =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(-keptLines)
    .join("\n");

/** Runs a script of the project in a Node process of its own, so that its memory is freed afterwards. Throws StartFailure with the last lines of output. */
const runProgram = async (root: string, what: string, args: readonly string[]): Promise<void> => {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...args], {
    cwd: root,
    env: { ...process.env, CDK_DISABLE_CLI_TELEMETRY: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  const [code]: unknown[] = await once(child, "close");
  if (code !== 0) throw new StartFailure(`${what} failed:\n${lastLines(output)}`);
};

export const root = resolve(import.meta.dirname, "../..");

/** A folder of its own keeps these stacks apart from those of a deployment. */
export const assembly = join(root, "out", "local-assembly");

export const builtPages = join(root, "out", "web");

const shared = ["package.json", "package-lock.json", "tsconfig.json", "contract"];

// `--no-staging` keeps the bundles in place: copies would load a second sharp into the one process that runs
// them all. `--no-validation` skips the slowest part, which `npm run check` covers.
const synth = [
  "synth",
  "--quiet",
  "--no-notices",
  "--no-staging",
  "--no-validation",
  "--context",
  "stage=local",
];

/** The stacks depend on these files too, because the edge function of the site knows the addresses of the pages. */
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

/** Builds the outputs whose inputs have changed; skips the web app where its development server is used. */
export const buildAll = async (
  report: (line: string) => void,
  { web }: { web: boolean } = { web: true },
): Promise<void> => {
  const steps = [stacks, ...(web ? [pages] : [])];
  await Promise.all(steps.map((step) => runStep(root, step, report)));
};
