import { AsyncLocalStorage } from "node:async_hooks";

type Listener = (error: CrashedError) => void;

/** A function left a promise that failed unawaited, or threw where nobody could catch it. Lambda gives up its environment then. */
export class CrashedError extends Error {
  constructor(kind: "UnhandledPromiseRejection" | "UncaughtException", cause: unknown) {
    super(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause), { cause });
    this.name = `Runtime.${kind}`;
    if (cause instanceof Error && cause.stack !== undefined) this.stack = `${this.name}: ${cause.stack}`;
  }
}

const runs = new AsyncLocalStorage<Listener>();

/** As Node does it by itself; where others listen, such as a test runner, they decide. */
const endProcess = (error: unknown, listeners: number): void => {
  if (listeners > 1) return;
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
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

/** Tells `listener` of every error that `task` leaves to nobody, however late that is. */
export const withStrayErrorsTo = <T>(listener: Listener, task: () => Promise<T>): Promise<T> =>
  runs.run(listener, task);

/** Begins to tell apart whose error it is that nobody caught, so that a function's ends no more than the function; answers with what undoes it. */
export const catchStrayErrors = (): (() => void) => {
  process.on("unhandledRejection", onRejection);
  process.on("uncaughtException", onException);
  return () => {
    process.off("unhandledRejection", onRejection);
    process.off("uncaughtException", onException);
  };
};
