import { randomUUID } from "node:crypto";
import type { Clock } from "#local/cloud.ts";
import { AppSyncError } from "./appsync-error.ts";
import { SubscriptionFilter } from "./subscription-filter.ts";
import { createContext, Script } from "node:vm";
import { transformSync } from "esbuild";
import * as z from "zod";

class EarlyReturn extends Error {
  readonly value: unknown;

  constructor(value: unknown) {
    super("The resolver returned early.");
    this.name = "EarlyReturn";
    this.value = value;
  }
}

/** `field` is used in messages, e.g. 'onEvent on type Subscription'. */
type RuntimeSettings = { clock: Clock; authType: string; field: string };

/**
 * Throws by name for an unsupported member; otherwise a deployable resolver would fail here with 'undefined
 * is not a function'.
 */
const served = <T extends object>(name: string, members: T): T =>
  new Proxy(members, {
    get: (target, key, receiver): unknown => {
      if (typeof key === "string" && !(key in target))
        throw new AppSyncError("Code", `${name}.${key} is not served by the embedded cloud.`);
      return Reflect.get(target, key, receiver);
    },
  });

const errorFunctions = (field: string) => ({
  error: (message: string, errorType?: string, data?: unknown, errorInfo?: unknown): never => {
    throw new AppSyncError(errorType ?? "Custom", message, { data, errorInfo });
  },
  unauthorized: (): never => {
    throw new AppSyncError("Unauthorized", `Not Authorized to access ${field}`);
  },
});

const timeFunctions = (clock: Clock) => ({
  nowISO8601: () => new Date(clock.now()).toISOString(),
  nowEpochSeconds: () => Math.floor(clock.now() / 1000),
  nowEpochMilliSeconds: () => clock.now(),
});

/** Creates `@aws-appsync/utils` for one run; `filter()` returns the subscription filter that the run set. */
const runtimeModule = ({ clock, authType, field }: RuntimeSettings) => {
  let filter: SubscriptionFilter | undefined;
  const util = served("util", {
    ...errorFunctions(field),
    autoId: () => randomUUID(),
    authType: () => authType,
    base64Encode: (text: string) => Buffer.from(text).toString("base64"),
    base64Decode: (text: string) => Buffer.from(text, "base64").toString(),
    urlEncode: encodeURIComponent,
    urlDecode: decodeURIComponent,
    time: served("util.time", timeFunctions(clock)),
  });
  const extensions = served("extensions", {
    setSubscriptionFilter: (value: unknown): void => {
      filter = SubscriptionFilter.parse(value);
    },
  });
  const runtime = served("runtime", {
    earlyReturn: (value: unknown): never => {
      throw new EarlyReturn(value);
    },
  });
  return { module: { util, extensions, runtime }, filter: () => filter };
};

type Handler = (context: unknown) => unknown;
const Handler = z.custom<Handler>((value) => typeof value === "function");
const Module = z.object({ request: Handler, response: Handler });
const Loader = z.custom<(module: object, exports: object, load: (name: string) => unknown) => void>(
  (value) => typeof value === "function",
);
const Request = z.object({ payload: z.unknown() });

type ResolverContext = { args: unknown; identity: unknown; info: unknown };
export type Outcome = { result: unknown; filter: SubscriptionFilter | undefined };
export type Resolver = (context: ResolverContext, settings: RuntimeSettings) => Outcome;

const loadHandlers = (script: Script, runtime: unknown): z.infer<typeof Module> => {
  const sandbox = createContext({}, { codeGeneration: { strings: false, wasm: false } });
  const loaded = { exports: {} };
  Loader.parse(script.runInContext(sandbox))(loaded, loaded.exports, (name) => {
    if (name !== "@aws-appsync/utils") throw new AppSyncError("Code", `Resolvers cannot import ${name}.`);
    return runtime;
  });
  return Module.parse({ ...loaded.exports });
};

/** Resolvers exchange copies with AppSync, so they cannot share objects. */
const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

const runOnNone = (handlers: z.infer<typeof Module>, call: ResolverContext): unknown => {
  const context = {
    ...call,
    arguments: call.args,
    source: null,
    stash: {},
    prev: null,
    env: {},
    request: { headers: {} },
  };
  const request = Request.parse(copy(handlers.request(context)));
  return copy(handlers.response({ ...context, result: request.payload ?? null }));
};

const runtimeFailure = (error: unknown): unknown =>
  error instanceof AppSyncError ? error : new AppSyncError("Code", `Runtime Error: ${String(error)}`);

/** Compiles the APPSYNC_JS code of a unit resolver; each run gets a fresh sandbox. */
export const compileResolver = (name: string, code: string): Resolver => {
  const { code: commonJs } = transformSync(code, {
    format: "cjs",
    target: "es2022",
    sourcefile: `${name}.js`,
  });
  const script = new Script(`(function (module, exports, require) {${commonJs}\n})`, {
    filename: `${name}.js`,
  });
  return (call, settings) => {
    const { module, filter } = runtimeModule(settings);
    try {
      return { result: runOnNone(loadHandlers(script, module), call), filter: filter() };
    } catch (error) {
      if (error instanceof EarlyReturn) return { result: copy(error.value), filter: filter() };
      throw runtimeFailure(error);
    }
  };
};
