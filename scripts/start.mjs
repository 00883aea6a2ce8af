import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled, node24, root } from "./install.mjs";

ensureInstalled();

const child = spawn(
  node24,
  ["--disable-warning=ExperimentalWarning", join(root, "local", "start.ts"), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PATH: `${join(root, "node_modules", ".bin")}:${process.env.PATH}` },
  },
);

// Ctrl-C reaches the whole group; what is sent to this process alone is handed on.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));
