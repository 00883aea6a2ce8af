import { parentPort } from "node:worker_threads";

import type { FromThread, ToThread } from "./messages.ts";

/** The thread that started this one. */
export type Parent<Question, Answer> = {
  /** Says that there is now something to work with. */
  ready(said: string): void;
  /** Says something and does not wait until it is heard. */
  tell(word: Question): void;
  ask(question: Question): Promise<Answer>;
  /** Resolves when all that was asked until now has been answered: at once where nothing waits. */
  heard(): Promise<unknown> | undefined;
};

/** Begins to speak with it; `close` ends what runs here, when it says so. */
export const openParent = <Question, Answer>(close: () => Promise<void>): Parent<Question, Answer> => {
  const port = parentPort;
  if (port === null) throw new Error("Nobody has started this as a thread.");
  const say = (message: FromThread<Question>): void => port.postMessage(message);
  const waiting = new Map<number, (answer: Answer) => void>();
  let asked = 0;
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
      asked += 1;
      const { promise, resolve } = Promise.withResolvers<Answer>();
      waiting.set(asked, resolve);
      latest = promise;
      say({ kind: "question", id: asked, question });
      return promise;
    },
    heard: () => latest,
  };
};
