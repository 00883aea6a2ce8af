import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Clock } from "#local/cloud.ts";

export type FunctionFailure = { at: string; functionName: string; requestId: string; message: string };

export type FunctionLog = {
  write(functionName: string, text: string): void;
  fail(failure: Omit<FunctionFailure, "at">): void;
  /** Newest first. */
  failures(): readonly FunctionFailure[];
};

const keptFailures = 50;

/** Writes one file per function; without a folder, only failures are stored. */
export const openFunctionLog = (folder: string | undefined, clock: Clock): FunctionLog => {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const failures: FunctionFailure[] = [];
  const write = (functionName: string, text: string): void => {
    if (folder !== undefined) appendFileSync(join(folder, `${functionName}.log`), text);
  };
  return {
    write,
    fail: (failure) => {
      const at = new Date(clock.now()).toISOString();
      failures.unshift({ at, ...failure });
      failures.length = Math.min(failures.length, keptFailures);
      write(failure.functionName, `${at} ${failure.requestId} ${failure.message}\n`);
    },
    failures: () => failures,
  };
};
