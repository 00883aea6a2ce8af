import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { runStep } from "#local/build/step.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "step-"));
  await writeFile(join(root, "input"), "as it is");
});

const runs = async (): Promise<number> => (await readFile(join(root, "out/runs"), "utf8")).length;

const aStep = (work: () => Promise<void> = async () => undefined) => ({
  name: "Build it",
  inputs: ["input"],
  output: "out/runs",
  run: async () => {
    await mkdir(join(root, "out"), { recursive: true });
    await work();
    await appendFile(join(root, "out/runs"), "x");
  },
});

const lines: string[] = [];
const build = (step = aStep()) => runStep(root, step, (line) => void lines.push(line));

const deadProcess = async (): Promise<number> => {
  const child = spawn(process.execPath, ["--eval", ""]);
  await once(child, "exit");
  return child.pid ?? 0;
};

const leaveLock = async (pid: number): Promise<void> => {
  await mkdir(join(root, "out/stamps"), { recursive: true });
  await writeFile(join(root, "out/stamps/Build-it.lock"), String(pid));
};

describe("A build step", () => {
  it("runs once for the same inputs and again for others", async () => {
    await build();
    await build();
    expect(await runs()).toBe(1);
    await writeFile(join(root, "input"), "as it has become");
    await build();
    expect(await runs()).toBe(2);
  });

  it("runs once when twenty callers want it at the same time", async () => {
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        await build();
        expect(await runs()).toBe(1);
      }),
    );
  });

  it("runs again after a failure", async () => {
    const fails = aStep(async () => {
      throw new Error("no");
    });
    await expect(build(fails)).rejects.toThrow("no");
    await build();
    expect(await runs()).toBe(1);
  });

  it("does not take the output of a failed run for that of the inputs before", async () => {
    await build();
    await writeFile(join(root, "input"), "as it has become");
    const leavesHalf = aStep(async () => {
      throw new Error("ENOSPC");
    });
    await expect(build(leavesHalf)).rejects.toThrow("ENOSPC");
    await writeFile(join(root, "input"), "as it is");
    await build();
    expect(await runs()).toBe(2);
  });

  it("is taken over from a killed process", async () => {
    await leaveLock(await deadProcess());
    await build();
    expect(await runs()).toBe(1);
  });

  it("waits for another process that is running it", async () => {
    const other = spawn(process.execPath, ["--eval", "setInterval(() => undefined, 1000)"]);
    await leaveLock(other.pid ?? 0);
    let done = false;
    const building = build().then(() => {
      done = true;
    });
    await vi.waitFor(() => expect(lines).toContain("Build it: waiting for another build in this folder …"));
    other.kill();
    expect(done).toBe(false);
    await once(other, "exit");
    await building;
    expect(await runs()).toBe(1);
  });
});
