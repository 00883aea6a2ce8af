import { AsyncLocalStorage } from "node:async_hooks";
import { explainFailure } from "#local/start-failure.ts";

type Listener = (error: CrashedError) => void;

/** An unhandled rejection or exception of a function, after which Lambda discards its environment. */
export class CrashedError extends Error {
  constructor(kind: "UnhandledPromiseRejection" | "UncaughtException", cause: unknown) {
    super(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause), { cause });
    this.name = `Runtime.${kind}`;
    if (cause instanceof Error && cause.stack !== undefined) this.stack = `${this.name}: ${cause.stack}`;
  }
}

const runs = new AsyncLocalStorage<Listener>();

/** Node's default; other listeners, such as a test runner's, take precedence. */
const endProcess = (error: unknown, listeners: number): void => {
  if (listeners > 1) return;
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
};

const onRejection = (reason: unknown): void => {
  const tell = runs.getStore();
  if (tell) tell(new CrashedError("UnhandledPromiseRejection", reason));
  else endProcess(reason, process.listenerCount("unhandledRejection"));
};

const onException = (error: Error): void => {
  const tell = runs.getStore();
  if (tell) tell(new CrashedError("UncaughtException", error));
  else endProcess(error, process.listenerCount("uncaughtException"));
};

/** Sends uncaught errors of `task` to `listener`, including later ones. */
export const withStrayErrorsTo = <T>(listener: Listener, task: () => Promise<T>): Promise<T> =>
  runs.run(listener, task);

/** Attributes uncaught errors to their function, so that they do not end the process; returns an undo. */
export const catchStrayErrors = (): (() => void) => {
  process.on("unhandledRejection", onRejection);
  process.on("uncaughtException", onException);
  return () => {
    process.off("unhandledRejection", onRejection);
    process.off("uncaughtException", onException);
  };
};
