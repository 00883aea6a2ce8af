import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { captureOutput } from "#local/aws/lambda/captured-output.ts";
import { createDispatcher, TimedOutError } from "#local/aws/lambda/dispatcher.ts";
import { openFunctionLog } from "#local/aws/lambda/function-log.ts";
import { catchStrayErrors } from "#local/aws/lambda/stray-errors.ts";
import type { FunctionConfig } from "#local/template/readers/functions.ts";
import { aloneWithStrayErrors } from "#tests/stray-errors.ts";

let folder: string;
const clock = { now: () => Date.parse("2026-11-20T12:00:00Z") };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "functions-"));
});

const aFunction = (name: string, source: string, environment: Record<string, string> = {}) => {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, source);
  return {
    name,
    logicalId: name,
    arn: `arn:aws:lambda:eu-west-1:000000000000:function:${name}`,
    file,
    exportName: "handler",
    timeoutSeconds: 0.2,
    memoryMegabytes: 256,
    role: "",
    environment,
    aliases: {},
  } satisfies FunctionConfig;
};

const dispatch = (...functions: FunctionConfig[]) => {
  const log = openFunctionLog(join(folder, "log"), clock);
  return { log, ...createDispatcher(functions, log) };
};

const showsEnvironment = `
const atImport = { ...process.env };
export const handler = async () => ({ atImport, later: { ...process.env } });`;

test("A function sees its own environment at import and nobody's afterwards", async () => {
  const { invoke } = dispatch(
    aFunction("one", showsEnvironment, { TABLE_NAME: "one", ONLY_ONE: "1" }),
    aFunction("two", showsEnvironment, { TABLE_NAME: "two" }),
  );
  const [one, two] = await Promise.all([invoke("one", {}), invoke("two", {})]);
  expect(one).toMatchObject({
    atImport: { TABLE_NAME: "one", ONLY_ONE: "1", AWS_LAMBDA_FUNCTION_NAME: "one" },
  });
  expect(two).toMatchObject({ atImport: { TABLE_NAME: "two", AWS_LAMBDA_FUNCTION_NAME: "two" } });
  expect(two).not.toHaveProperty("atImport.ONLY_ONE");
  expect(two).not.toHaveProperty("later.TABLE_NAME");
  expect(process.env["TABLE_NAME"]).toBeUndefined();
});

test("A function is imported once and keeps its memory", async () => {
  const { invoke } = dispatch(
    aFunction("counter", "let calls = 0; export const handler = async () => ++calls;"),
  );
  await invoke("counter", {});
  expect(await invoke("counter", {})).toBe(2);
});

test("Event and result pass through JSON, and the context names the function and its remaining time", async () => {
  const source = `export const handler = async (event, context) => ({ event, gone: undefined, at: new Date(0), name: context.functionName, memory: context.memoryLimitInMB, left: context.getRemainingTimeInMillis() });`;
  const result = await dispatch(aFunction("context", source)).invoke("context", { a: undefined, b: 1 });
  expect(result).toEqual({
    event: { b: 1 },
    at: "1970-01-01T00:00:00.000Z",
    name: "context",
    memory: "256",
    left: expect.any(Number),
  });
});

test("An alias runs its version and names it in the context; an unknown alias runs nothing", async () => {
  const source = `export const handler = async (event, context) => [context.functionName, context.functionVersion, context.invokedFunctionArn.split(":").slice(6)];`;
  const { invoke } = dispatch({ ...aFunction("known", source), aliases: { live: "7" } });
  expect(await invoke("known:live", {})).toEqual(["known", "7", ["known", "live"]]);
  expect(await invoke("known", {})).toEqual(["known", "$LATEST", ["known"]]);
  await expect(invoke("known:other", {})).rejects.toThrow("There is no function known:other.");
});

describe("A function that fails", () => {
  test("throws its own error, which is logged with its stack", async () => {
    const { invoke, log } = dispatch(
      aFunction("broken", `export const handler = async () => { throw new TypeError("no such bike"); };`),
    );
    await expect(invoke("broken", {})).rejects.toThrow("no such bike");
    expect(log.failures()).toEqual([
      {
        at: "2026-11-20T12:00:00.000Z",
        functionName: "broken",
        requestId: expect.any(String),
        message: expect.stringMatching(/^TypeError: no such bike\n\s+at handler/),
      },
    ]);
    expect(readFileSync(join(folder, "log", "broken.log"), "utf8")).toContain("no such bike");
  });

  test("by a timeout has an error of its own", async () => {
    const { invoke } = dispatch(aFunction("slow", "export const handler = () => new Promise(() => {});"));
    await expect(invoke("slow", {})).rejects.toThrow(TimedOutError);
    await expect(invoke("slow", {})).rejects.toThrow("Task timed out after 0.20 seconds");
  });

  test("at import names the file and does not keep others from being imported", async () => {
    const { invoke } = dispatch(
      aFunction("unparsed", `throw new Error("TABLE_NAME is missing");`),
      aFunction("fine", "export const handler = async () => 1;"),
      aFunction("empty", "export const other = 1;"),
    );
    await expect(invoke("unparsed", {})).rejects.toThrow("TABLE_NAME is missing");
    await expect(invoke("empty", {})).rejects.toThrow(/empty\.mjs exports no function handler/);
    expect(await invoke("fine", {})).toBe(1);
  });
});

describe("An uncaught error of a function", () => {
  const alone = (task: () => Promise<void>) =>
    aloneWithStrayErrors(async () => {
      const stop = catchStrayErrors();
      await task().finally(stop);
    });

  const counting = (left: string) => `
let calls = 0;
export const handler = async ({ crash }) => {
  calls += 1;
  if (crash) { ${left}; await new Promise(() => {}); }
  return calls;
};`;

  test.each([
    ["a promise", `Promise.reject(new TypeError("nobody awaits me"))`, "Runtime.UnhandledPromiseRejection"],
    [
      "a timer",
      `setTimeout(() => { throw new TypeError("nobody catches me"); })`,
      "Runtime.UncaughtException",
    ],
  ])("in %s fails only its request, and the function starts afresh", async (_, left, name) => {
    const { invoke, log } = dispatch(
      { ...aFunction("crashes", counting(left)), timeoutSeconds: 60 },
      aFunction("other", "let calls = 0; export const handler = async () => ++calls;"),
    );
    await alone(async () => {
      const before = [await invoke("crashes", {}), await invoke("crashes", {}), await invoke("other", {})];
      await expect(invoke("crashes", { crash: true })).rejects.toMatchObject({ name });
      const after = [await invoke("crashes", {}), await invoke("other", {})];
      expect([before, after]).toEqual([
        [1, 2, 1],
        [1, 2],
      ]);
    });
    expect(log.failures()).toEqual([
      expect.objectContaining({
        functionName: "crashes",
        message: expect.stringContaining(`${name}: TypeError: nobody`),
      }),
    ]);
  });

  test("after the response is logged and restarts the function", async () => {
    const { invoke, log } = dispatch(
      aFunction(
        "late",
        `let calls = 0; export const handler = async () => { setTimeout(() => Promise.reject(new Error("too late")), 5); return ++calls; };`,
      ),
    );
    await alone(async () => {
      expect(await invoke("late", {})).toBe(1);
      await expect.poll(() => log.failures()).toMatchObject([{ functionName: "late" }]);
      expect(await invoke("late", {})).toBe(1);
      await expect.poll(() => log.failures()).toHaveLength(2);
    });
  });
});

test("An unknown function is refused by name", async () => {
  await expect(dispatch().invoke("missing", {})).rejects.toThrow("There is no function missing.");
});

test("Output of a function goes to its log and not to the terminal", async () => {
  const shown: string[] = [];
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (chunk) => shown.push(String(chunk)) > 0;
  const release = captureOutput();
  try {
    const source = `export const handler = async () => { await null; process.stdout.write("from inside\\n"); };`;
    await dispatch(aFunction("talker", source)).invoke("talker", {});
    process.stdout.write("from outside\n");
  } finally {
    release();
    process.stdout.write = write;
  }
  expect(shown).toEqual(["from outside\n"]);
  expect(readFileSync(join(folder, "log", "talker.log"), "utf8")).toBe("from inside\n");
});
