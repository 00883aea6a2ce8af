import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

// This file runs before anything is installed, on whatever Node there is from 20 on.
export const root = resolve(import.meta.dirname, "..");
const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), "utf8")).packages;

/** npm writes its own lock file last, so one that agrees with ours stands for a whole installation. */
const isInstalled = () => {
  if (!existsSync(node24) || !existsSync(join(root, "node_modules/.package-lock.json"))) return false;
  const installed = packagesOf("node_modules/.package-lock.json");
  return Object.entries(packagesOf("package-lock.json")).every(
    ([path, { version, optional, devOptional }]) =>
      path === "" || optional || devOptional || installed[path]?.version === version,
  );
};

/** Installs the locked dependencies where they are missing or others are installed; npm shows its progress. */
export const ensureInstalled = () => {
  if (isInstalled()) return;
  console.log("Installing dependencies (once; about a minute) …");
  const { status } = spawnSync(
    "npm",
    ["ci", "--no-audit", "--no-fund", "--loglevel=error", "--progress=true"],
    {
      cwd: root,
      stdio: "inherit",
    },
  );
  if (status === 0) return;
  console.error("npm ci failed: see its message above.");
  process.exit(1);
};

/** The pinned Node, which runs everything but these scripts. */
export const node24 = join(root, "node_modules", ".bin", "node");

/** Runs one of the project's own TypeScript or JavaScript programs on the pinned Node and gives its exit code. */
export const run = (args, options = {}) => {
  const { status } = spawnSync(node24, ["--disable-warning=ExperimentalWarning", ...args], {
    cwd: root,
    stdio: "inherit",
    ...options,
    env: {
      ...process.env,
      PATH: `${join(root, "node_modules", ".bin")}:${process.env.PATH}`,
      CDK_DISABLE_CLI_TELEMETRY: "1",
      ...options.env,
    },
  });
  return status ?? 1;
};

/** The program behind a command of an installed package. */
export const bin = (name) => join(root, "node_modules", ".bin", name);
