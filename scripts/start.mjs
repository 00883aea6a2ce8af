import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled, environment, node24, root } from "./install.mjs";
import { onParentEnd, tie } from "./tie.mjs";

ensureInstalled();

/**
 * Megabytes. One process holds all functions, the table and the pool. With V8's defaults, it collects the old
 * space every few seconds under load, which delays every response by 150 ms.
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
    env: { ...environment(), ...(await tie()) },
  },
);

// Ctrl-C reaches the whole process group; signals to this process alone are forwarded. On Windows all signals
// reach both processes, and `kill` would end the child before it can stop in order.
const forward = process.platform === "win32" ? () => undefined : (signal) => child.kill(signal);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, forward);
onParentEnd(() => child.kill());
child.on("exit", (code) => process.exit(code ?? 1));
