import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

// This file runs before anything is installed, on whatever Node there is from 20 on.
export const root = resolve(import.meta.dirname, "..");
const stamp = join(root, "node_modules", ".cache", "installed-lock");

/** Installs the locked dependencies where they are missing or another lock file was installed; npm shows its progress. */
export const ensureInstalled = () => {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock && existsSync(node24)) return;
  console.log("Installing dependencies (once; about a minute) …");
  const { status } = spawnSync(
    "npm",
    ["ci", "--no-audit", "--no-fund", "--loglevel=error", "--progress=true"],
    {
      cwd: root,
      stdio: "inherit",
    },
  );
  if (status !== 0) {
    console.error("npm ci failed: see its message above.");
    process.exit(1);
  }
  mkdirSync(join(root, "node_modules", ".cache"), { recursive: true });
  writeFileSync(stamp, lock);
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
