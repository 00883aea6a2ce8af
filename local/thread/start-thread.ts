import { once } from "node:events";
import { Worker } from "node:worker_threads";

import type { FromThread, ToThread } from "./messages.ts";

export type Thread = {
  /** What it said when it was ready. */
  readonly said: string;
  readonly close: () => Promise<void>;
};

type Options<Question, Answer> = {
  /** What the thread begins with. It is copied, but for shared memory. */
  readonly given: object;
  /** Answers what the thread asks and hears what it tells, in its order. */
  readonly answer: (question: Question) => Answer;
};

/** Runs a module in a thread of its own and waits until it is ready. What the thread leaves to nobody ends this process, as if it had happened here. */
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
  // A busy process hears all of it in one turn: that the thread is ready, that it fell and that it stopped.
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
