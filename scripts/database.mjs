import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";

// The lock file has this platform's package only, because an installation fails from a registry that lacks another platform's.
const locked = "@dynoxide/linux-x64";

const isOnPath = (program) =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, program)));

/** Installs the embedded database beside the locked packages on other platforms; the start explains what to do when it is not available. */
export const ensureDatabase = (root, { platform, arch } = process) => {
  const name = `@dynoxide/${platform}-${arch}`;
  const beside = join(root, "out", "database");
  const isThere = [root, beside].some((folder) => existsSync(join(folder, "node_modules", name)));
  const isElsewhere =
    process.env.AWS_ENDPOINT_URL_DYNAMODB !== undefined ||
    isOnPath(platform === "win32" ? "dynoxide.exe" : "dynoxide");
  if (isThere || isElsewhere) return;
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  console.log(`Installing the database for ${platform}-${arch} (once) …`);
  const wanted = `${name}@${optionalDependencies[locked]}`;
  // A shell on Windows would split an absolute path at its spaces.
  const prefix = join("out", "database");
  const args = ["install", "--prefix", prefix, "--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", [...args, wanted], {
    cwd: root,
    stdio: "inherit",
    shell: platform === "win32",
  });
  if (status !== 0) console.error(`${wanted} cannot be had from this registry.`);
};
