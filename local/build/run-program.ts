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

type Options = {
  /** Is told what it says meanwhile. */
  readonly hear?: (said: string) => void;
  /** Its input ends when this process does, so that it can tell. */
  readonly isTied?: boolean;
};

/** Runs a program of the project on this Node, in a process of its own so that its memory is given back. Throws StartFailure with the last it said. */
export const runProgram = async (
  root: string,
  what: string,
  args: readonly string[],
  { hear = () => undefined, isTied = false }: Options = {},
): Promise<void> => {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...args], {
    cwd: root,
    env: { ...process.env, CDK_DISABLE_CLI_TELEMETRY: "1" },
    stdio: [isTied ? "pipe" : "ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stdout?.on("data", (chunk: Buffer) => hear(chunk.toString().trimEnd()));
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  const [code]: unknown[] = await once(child, "close");
  if (code !== 0) throw new StartFailure(`${what} failed:\n${lastLines(said)}`);
};
