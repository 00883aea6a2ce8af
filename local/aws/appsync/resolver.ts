import { createContext, Script } from "node:vm";
import { transformSync } from "esbuild";
import * as z from "zod";
import { AppSyncError } from "./appsync-error.ts";
import { EarlyReturn, runtimeModule, type RuntimeSettings } from "./runtime-module.ts";
import type { SubscriptionFilter } from "./subscription-filter.ts";

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
