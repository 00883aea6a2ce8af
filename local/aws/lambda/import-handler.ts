import { pathToFileURL } from "node:url";
import * as z from "zod";
import type { FunctionConfig } from "#local/template/readers/functions.ts";
import { environmentOfAll } from "./own-credentials.ts";

export type LambdaContext = {
  readonly awsRequestId: string;
  readonly functionName: string;
  readonly functionVersion: string;
  readonly invokedFunctionArn: string;
  readonly memoryLimitInMB: string;
  readonly logGroupName: string;
  readonly logStreamName: string;
  readonly callbackWaitsForEmptyEventLoop: boolean;
  getRemainingTimeInMillis(): number;
};

export type Handler = (event: unknown, context: LambdaContext) => unknown;

const isHandler = (value: unknown): value is Handler => typeof value === "function";

const Module = z.record(z.string(), z.unknown());

let imports = 0;
let last: Promise<unknown> = Promise.resolve();

const importNow = async (config: FunctionConfig, environment: Record<string, string>): Promise<Handler> => {
  const before = process.env;
  process.env = environmentOfAll({ ...before, ...environment });
  try {
    imports += 1;
    // A fresh copy of the module: another emulator in this process may have imported it with another
    // environment.
    const url = `${pathToFileURL(config.file).href}?import=${imports}`;
    const handler = Module.parse(await import(url))[config.exportName];
    if (isHandler(handler)) return handler;
    throw new Error(`${config.file} exports no function ${config.exportName}.`);
  } finally {
    process.env = before;
  }
};

/**
 * Imports a bundle with its own environment variables, one at a time because all functions share
 * `process.env`.
 */
export const importHandler = (config: FunctionConfig): Promise<Handler> => {
  const environment = {
    ...config.environment,
    AWS_LAMBDA_FUNCTION_NAME: config.name,
    AWS_LAMBDA_FUNCTION_VERSION: "$LATEST",
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(config.memoryMegabytes),
  };
  const imported = last.then(() => importNow(config, environment));
  last = imported.catch(() => undefined);
  return imported;
};
