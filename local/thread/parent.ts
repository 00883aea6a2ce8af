import { parentPort } from "node:worker_threads";
import type { FromThread, ToThread } from "./messages.ts";

export type Parent<Question, Answer> = {
  ready(said: string): void;
  /** Sends a message without waiting for an answer. */
  tell(word: Question): void;
  ask(question: Question): Promise<Answer>;
  /** Resolves when all questions so far are answered; undefined if none is pending. */
  heard(): Promise<unknown> | undefined;
};

/** Connects to the parent thread; the parent can ask for `close`. */
export const openParent = <Question, Answer>(close: () => Promise<void>): Parent<Question, Answer> => {
  const port = parentPort;
  if (port === null) throw new Error("Nobody has started this as a thread.");
  const say = (message: FromThread<Question>): void => port.postMessage(message);
  const waiting = new Map<number, (answer: Answer) => void>();
  let lastId = 0;
  let latest: Promise<Answer> | undefined;
  port.on("message", (message: ToThread<Answer>) => {
    if (message.kind === "close") return void close().finally(() => port.close());
    waiting.get(message.id)?.(message.answer);
    waiting.delete(message.id);
    if (waiting.size === 0) latest = undefined;
  });
  return {
    ready: (said) => say({ kind: "ready", said }),
    tell: (word) => say({ kind: "word", word }),
    ask: (question) => {
      lastId += 1;
      const { promise, resolve } = Promise.withResolvers<Answer>();
      waiting.set(lastId, resolve);
      latest = promise;
      say({ kind: "question", id: lastId, question });
      return promise;
    },
    heard: () => latest,
  };
};
