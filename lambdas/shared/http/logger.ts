import { system } from "#lambdas/system.ts";

type Log = (message: string, details?: object) => void;
export type Logger = { readonly info: Log; readonly error: Log };

/** JSON makes nothing of an error by itself. */
const legible = (_key: string, value: unknown): unknown =>
  value instanceof Error
    ? { name: value.name, message: value.message, stack: value.stack, cause: value.cause }
    : value;

/**
 * One JSON line an event, which Lambda's JSON log format takes as it is. Requests and answers themselves are never logged.
 * Powertools' logger would write the same lines, but is a twelfth of what the public search may weigh.
 */
export const loggerOf = (service: string): Logger => {
  const log =
    (level: string): Log =>
    (message, details) => {
      const line = JSON.stringify({ timestamp: system.now(), level, service, message, ...details }, legible);
      process.stdout.write(`${line}\n`);
    };
  return { info: log("INFO"), error: log("ERROR") };
};
