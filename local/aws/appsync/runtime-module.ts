import { randomUUID } from "node:crypto";
import type { Clock } from "#local/cloud.ts";
import { AppSyncError } from "./appsync-error.ts";
import { SubscriptionFilter } from "./subscription-filter.ts";

export class EarlyReturn extends Error {
  readonly value: unknown;

  constructor(value: unknown) {
    super("The resolver returned early.");
    this.name = "EarlyReturn";
    this.value = value;
  }
}

/** `field` is used in messages, e.g. 'onEvent on type Subscription'. */
export type RuntimeSettings = { clock: Clock; authType: string; field: string };

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
export const runtimeModule = ({ clock, authType, field }: RuntimeSettings) => {
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
