import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { ensureDatabase } from "./database.mjs";
import { isGone, tie } from "./tie.mjs";

// This file runs before anything is installed, on any Node from 20 on.
export const root = resolve(import.meta.dirname, "..");
const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), "utf8")).packages;

/** npm writes its own lock file last, so the installation is complete if that file matches ours. */
const isInstalled = () => {
  if (!existsSync(node24) || !existsSync(join(root, "node_modules/.package-lock.json"))) return false;
  const installed = packagesOf("node_modules/.package-lock.json");
  return Object.entries(packagesOf("package-lock.json")).every(
    ([path, { version, optional, devOptional }]) =>
      path === "" || optional || devOptional || installed[path]?.version === version,
  );
};

/** Installs the locked dependencies where they are missing or differ; npm shows its progress. */
export const ensureInstalled = () => {
  installPackages();
  ensureDatabase(root);
};

const installing = join(root, "out", "installing");

/** Reports another start that is installing here: two at once would delete each other's files. */
const beginInstalling = () => {
  mkdirSync(join(root, "out"), { recursive: true });
  const other = existsSync(installing) ? Number(readFileSync(installing, "utf8")) : 0;
  if (other > 0 && isGone(other)) rmSync(installing, { force: true });
  try {
    writeFileSync(installing, String(process.pid), { flag: "wx" });
  } catch (error) {
    const isOther = error.code === "EEXIST";
    console.error(
      isOther
        ? "Another start is installing in this folder: try again when it is ready."
        : `This folder cannot be written: ${error.message}`,
    );
    process.exit(1);
  }
  process.once("exit", () => rmSync(installing, { force: true }));
};

const installPackages = () => {
  if (isInstalled()) return;
  beginInstalling();
  console.log("Installing dependencies (once; about a minute) …");
  const { status } = spawnSync(
    "npm",
    ["ci", "--no-audit", "--no-fund", "--loglevel=error", "--progress=true"],
    {
      cwd: root,
      stdio: "inherit",
      shell: process.platform === "win32",
    },
  );
  if (status === 0) return rmSync(installing);
  console.error("npm ci failed: see its message above.");
  process.exit(1);
};

/** Finds a command's program in its package, because a shell can run the file in `.bin` on some systems only. */
export const bin = (name) => {
  const [path, { bin: programs }] = Object.entries(packagesOf("package-lock.json")).find(
    ([folder, { bin: named }]) => named?.[name] && folder.lastIndexOf("node_modules/") === 0,
  );
  return join(root, path, programs[name]);
};

/** The pinned Node, which runs everything but these scripts. */
export const node24 = join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");

export const environment = () => ({
  ...process.env,
  PATH: `${join(root, "node_modules", ".bin")}${delimiter}${process.env.PATH}`,
  CDK_DISABLE_CLI_TELEMETRY: "1",
});

const programOf = (args, { env, ...options } = {}) => [
  node24,
  ["--disable-warning=ExperimentalWarning", ...args],
  { cwd: root, stdio: "inherit", ...options, env: { ...environment(), ...env } },
];

/** Runs one of the project's own programs on the pinned Node and returns its exit code. */
export const run = (...program) => spawnSync(...programOf(...program)).status ?? 1;

/** As `run`, but every process that it starts ends with this one. */
export const runTied = async (args, options = {}) => {
  const child = spawn(...programOf(args, { ...options, env: { ...options.env, ...(await tie()) } }));
  const [status] = await once(child, "exit");
  return status ?? 1;
};
