import { randomUUID } from "node:crypto";
import type { Access } from "#local/aws/iam/access.ts";
import { type FunctionConfig, versionsOf } from "#local/template/readers/functions.ts";
import { withOutputTo } from "./captured-output.ts";
import type { FunctionLog } from "./function-log.ts";
import { importHandler, type Handler, type LambdaContext } from "./import-handler.ts";
import { withCredentials } from "./own-credentials.ts";
import { CrashedError, withStrayErrorsTo } from "./stray-errors.ts";

export class TimedOutError extends Error {
  constructor(requestId: string, seconds: number) {
    super(`${requestId} Task timed out after ${seconds.toFixed(2)} seconds`);
    this.name = "TimedOutError";
  }
}

export type Dispatcher = {
  /**
   * Runs a function by its name or `name:alias` as Lambda does, with event and result passed through JSON;
   * throws the function's error, TimedOutError or CrashedError.
   */
  readonly invoke: (functionName: string, event: unknown) => Promise<unknown>;
  /** Imports every bundle, so that a broken one fails at the start. */
  readonly warm: () => Promise<void>;
};

type Target = { readonly config: FunctionConfig; readonly version: string; readonly arn: string };

const contextOf = ({ config, version, arn }: Target, requestId: string, deadline: number): LambdaContext => ({
  awsRequestId: requestId,
  functionName: config.name,
  functionVersion: version,
  invokedFunctionArn: arn,
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

const runFor = async <T>(
  seconds: number,
  late: () => Error,
  task: Promise<T>,
  crashed: Promise<never>,
): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), seconds * 1000);
  });
  try {
    return await Promise.race([task, timeout, crashed]);
  } finally {
    clearTimeout(timer);
  }
};

/** Imports each function once, until a crash discards it. */
const createEnvironments = () => {
  const handlers = new Map<string, Promise<Handler>>();
  return {
    handlerOf: (config: FunctionConfig): Promise<Handler> => {
      const known = handlers.get(config.name);
      if (known !== undefined) return known;
      const imported = importHandler(config);
      handlers.set(config.name, imported);
      return imported;
    },
    giveUp: (functionName: string): void => void handlers.delete(functionName),
  };
};

type Run = { readonly event: unknown; readonly requestId: string; readonly crashed: Promise<never> };

const run = async (
  target: Target,
  handler: Handler,
  { event, requestId, crashed }: Run,
): Promise<unknown> => {
  const seconds = target.config.timeoutSeconds;
  const context = contextOf(target, requestId, performance.now() + seconds * 1000);
  const task = Promise.resolve(handler(throughJson(event), context));
  return throughJson(await runFor(seconds, () => new TimedOutError(requestId, seconds), task, crashed));
};

const targetsOf = (functions: readonly FunctionConfig[]): ReadonlyMap<string, Target> =>
  new Map(
    functions.flatMap((config) =>
      [...versionsOf([config])].map(([called, version]) => {
        const arn = `${config.arn}${called.slice(config.name.length)}`;
        return [called, { config, version, arn }] as const;
      }),
    ),
  );

/** Runs functions in this process, each with the credentials of its role. */
export const createDispatcher = (
  functions: readonly FunctionConfig[],
  log: FunctionLog,
  access?: Pick<Access, "ofFunction" | "temporary">,
): Dispatcher => {
  const targets = targetsOf(functions);
  const { handlerOf, giveUp } = createEnvironments();

  const invoke = async (called: string, event: unknown): Promise<unknown> => {
    const target = targets.get(called);
    if (target === undefined) throw new Error(`There is no function ${called}.`);
    const { config } = target;
    const functionName = config.name;
    const requestId = randomUUID();
    const fail = (error: unknown): void => log.fail({ functionName, requestId, message: describe(error) });
    const { promise: crashed, reject } = Promise.withResolvers<never>();
    // A crash after the response still discards the environment and is logged.
    crashed.catch(fail);
    const crash = (error: CrashedError): void => {
      giveUp(functionName);
      reject(error);
    };
    const print = (text: string): void => log.write(functionName, text);
    try {
      const task = async () => run(target, await handlerOf(config), { event, requestId, crashed });
      const session = access?.ofFunction(functionName);
      const issue = access && session && (() => access.temporary.issue(session));
      const asItself = () => withCredentials(issue, task);
      return await withStrayErrorsTo(crash, () => withOutputTo(print, asItself));
    } catch (error) {
      if (!(error instanceof CrashedError)) fail(error);
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
