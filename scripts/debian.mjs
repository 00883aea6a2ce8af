import { spawnSync } from "node:child_process";

const aptGet = (...args) =>
  spawnSync("apt-get", args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0;

/** Uses the machine's own program, Debian's package or another program, in this order, or exits with advice. */
export const ensureFromDebian = ({ what, packages, find, findOther = () => undefined, advice }) => {
  const found = find();
  if (found) return found;
  console.log(`Installing ${what} from Debian (once) …`);
  if (aptGet("update") && aptGet("install", "-y", "--no-install-recommends", ...packages)) {
    const installed = find();
    if (installed) return installed;
  }
  const other = findOther();
  if (other) return other;
  console.error(`No ${what} found. ${advice}`);
  process.exit(1);
};
