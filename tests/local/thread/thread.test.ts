import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test, vi } from "vitest";
import { startThread } from "#local/thread/start-thread.ts";

const module = new URL("./a-thread.ts", import.meta.url);

test("Messages and questions of a thread come in order, and closing waits for its last message", async () => {
  const heard: string[] = [];
  const answer = (question: string): string => {
    heard.push(question);
    return `answer to ${question}`;
  };
  const thread = await startThread(module, { given: { falls: "never", waitsFor: "third" }, answer });
  expect(thread.said).toBe("listening");
  const words = ["first", "second", "third", "answer to third"];
  await vi.waitFor(() => expect(heard).toEqual(words));
  await thread.close();
  expect(heard).toEqual([...words, "closing"]);
});

test("A thread that cannot start fails at once", async () => {
  const started = startThread(module, { given: { falls: "at its start" }, answer: () => undefined });
  await expect(started).rejects.toThrow("cannot start");
});

const aProcess = fileURLToPath(new URL("./a-process.ts", import.meta.url));
const run = (...args: string[]) => promisify(execFile)(process.execPath, [aProcess, ...args]);

test("An uncaught error in a thread ends the process", async () => {
  await expect(run("later")).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("Error: fell"),
  });
});

test("An uncaught error in a thread ends a busy process too", async () => {
  await expect(run("later", "busy")).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("Error: fell"),
  });
});

test("A closed thread does not keep the process running", async () => {
  expect(await run("never", "close")).toMatchObject({ stdout: "closed\n" });
});
