import { randomUUID } from "node:crypto";

import type { FunctionConfig } from "#local/template/readers/functions.ts";

import { withOutputTo } from "./captured-output.ts";
import type { FunctionLog } from "./function-log.ts";
import { importHandler } from "./import-handler.ts";
import type { Handler, LambdaContext } from "./import-handler.ts";

/** A function that ran out of its time. */
export class TimedOutError extends Error {
  constructor(requestId: string, seconds: number) {
    super(`${requestId} Task timed out after ${seconds.toFixed(2)} seconds`);
    this.name = "TimedOutError";
  }
}

export type Dispatcher = {
  /** Runs a function as Lambda does: event and result pass through JSON. Throws what it throws, or TimedOutError. */
  readonly invoke: (functionName: string, event: unknown) => Promise<unknown>;
  /** Imports every bundle, so that a broken one is found at the start. */
  readonly warm: () => Promise<void>;
};

const contextOf = (config: FunctionConfig, requestId: string, deadline: number): LambdaContext => ({
  awsRequestId: requestId,
  functionName: config.name,
  functionVersion: "$LATEST",
  invokedFunctionArn: config.arn,
  memoryLimitInMB: String(config.memoryMegabytes),
  logGroupName: `/aws/lambda/${config.name}`,
  logStreamName: "local",
  callbackWaitsForEmptyEventLoop: true,
  getRemainingTimeInMillis: () => Math.max(0, deadline - performance.now()),
});

const throughJson = (value: unknown): unknown =>
  value === undefined ? null : JSON.parse(JSON.stringify(value));

const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);

const runFor = async <T>(seconds: number, late: () => Error, task: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), seconds * 1000);
  });
  try {
    return await Promise.race([task, timeout]);
  } finally {
    clearTimeout(timer);
  }
};

/** Runs functions inside this process, each imported once with its own environment. */
export const createDispatcher = (functions: readonly FunctionConfig[], log: FunctionLog): Dispatcher => {
  const configs = new Map(functions.map((config) => [config.name, config]));
  const handlers = new Map<string, Promise<Handler>>();

  const handlerOf = (config: FunctionConfig): Promise<Handler> => {
    const known = handlers.get(config.name);
    if (known !== undefined) return known;
    const imported = importHandler(config);
    handlers.set(config.name, imported);
    return imported;
  };

  const run = async (config: FunctionConfig, event: unknown, requestId: string): Promise<unknown> => {
    const handler = await handlerOf(config);
    const seconds = config.timeoutSeconds;
    const context = contextOf(config, requestId, performance.now() + seconds * 1000);
    const task = Promise.resolve(handler(throughJson(event), context));
    return throughJson(await runFor(seconds, () => new TimedOutError(requestId, seconds), task));
  };

  const invoke = async (functionName: string, event: unknown): Promise<unknown> => {
    const config = configs.get(functionName);
    if (config === undefined) throw new Error(`There is no function ${functionName}.`);
    const requestId = randomUUID();
    try {
      const print = (text: string): void => log.write(functionName, text);
      return await withOutputTo(print, () => run(config, event, requestId));
    } catch (error) {
      log.fail({ functionName, requestId, message: describe(error) });
      throw error;
    }
  };
  return {
    invoke,
    warm: async () => {
      for (const config of functions) await handlerOf(config);
    },
  };
};
