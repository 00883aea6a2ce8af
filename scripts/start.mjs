import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled, node24, root } from "./install.mjs";

ensureInstalled();

/**
 * Megabytes. All functions, the table and the pool live in one process, of which 200 MB never become free: left to
 * itself, V8 clears the old space every few seconds under load, and everyone who asks waits 150 ms each time.
 */
const memory = ["--max-semi-space-size=64", "--initial-old-space-size=1024"];

const child = spawn(
  node24,
  [
    "--disable-warning=ExperimentalWarning",
    ...memory,
    join(root, "local", "start.ts"),
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PATH: `${join(root, "node_modules", ".bin")}:${process.env.PATH}` },
  },
);

// Ctrl-C reaches the whole group; what is sent to this process alone is handed on.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));
