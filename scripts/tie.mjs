import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Returns an environment in which every Node program and its descendants end with this process. Each holds a
 * connection to this process, and the system closes it at any kind of end.
 */
export const tie = async () => {
  const server = createServer((socket) => socket.on("error", () => undefined).unref());
  server.listen(0, "127.0.0.1").unref();
  await once(server, "listening");
  const preload = `--import=${new URL("end-with-parent.mjs", import.meta.url).href}`;
  const others = (process.env.NODE_OPTIONS ?? "").split(" ").filter((option) => option !== preload);
  return {
    ENDS_WITH: String(server.address().port),
    NODE_OPTIONS: [...others, preload].join(" ").trim(),
  };
};

export const isGone = (pid) => {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === "ESRCH";
  }
};

const lookEveryMillis = 1000;

/** The shells between npm and this process outlive npm. */
const behindShell = (pid) => {
  const { stdout } = spawnSync("ps", ["-o", "ppid=,comm=", "-p", String(pid)], { encoding: "utf8" });
  const [, parent, program] = /(\d+)\s+(\S+)/.exec(stdout ?? "") ?? [];
  return program?.endsWith("sh") ? [Number(parent)] : [];
};

/** A killed npm cannot signal its children. A process started without npm may be meant to outlive its parent. */
export const onParentEnd = (end) => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const before = [parent, ...behindShell(parent)];
  const timer = setInterval(() => {
    if (process.ppid === parent && !before.some(isGone)) return;
    clearInterval(timer);
    end();
  }, lookEveryMillis).unref();
};
