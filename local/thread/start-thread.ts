import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { FromThread, ToThread } from "./messages.ts";

export type Thread = {
  readonly said: string;
  readonly close: () => Promise<void>;
};

type Options<Question, Answer> = {
  /** Copied to the thread, except for shared memory. */
  readonly given: object;
  readonly answer: (question: Question) => Answer;
};

/** Runs a module in a thread and waits until it is ready; an uncaught error in the thread ends this process. */
export const startThread = async <Question, Answer>(
  module: URL,
  { given, answer }: Options<Question, Answer>,
): Promise<Thread> => {
  const worker = new Worker(module, { workerData: given });
  const tell = (message: ToThread<Answer>): void => worker.postMessage(message, []);
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>();
  let isRunning = false;
  const begin = (said: string): void => {
    isRunning = true;
    resolve(said);
  };
  worker.on("message", (message: FromThread<Question>) => {
    if (message.kind === "ready") begin(message.said);
    else if (message.kind === "word") answer(message.word);
    else tell({ kind: "answer", id: message.id, answer: answer(message.question) });
  });
  // A busy process receives ready, error and exit in one turn.
  let error: Error | undefined;
  worker.once("error", (fallen: Error) => {
    error = fallen;
    reject(fallen);
  });
  worker.once("exit", () => {
    const stopped = error ?? new Error(`The thread of ${module.pathname} has stopped.`);
    if (isRunning) throw stopped;
    reject(stopped);
  });
  const said = await ready;
  return {
    said,
    close: async () => {
      isRunning = false;
      const exited = once(worker, "exit");
      tell({ kind: "close" });
      await exited;
    },
  };
};
