import { system } from "#lambdas/platform/system.ts";

type Log = (message: string, details?: object) => void;
export type Logger = { readonly info: Log; readonly error: Log };

/** JSON.stringify would write an error as an empty object. */
const legible = (_key: string, value: unknown): unknown =>
  value instanceof Error
    ? { name: value.name, message: value.message, stack: value.stack, cause: value.cause }
    : value;

/**
 * Writes one JSON line per event, as Lambda's JSON log format expects. Never log requests and
 * responses themselves. Powertools' logger writes the same lines, but takes a twelfth of the public
 * search's size limit.
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
