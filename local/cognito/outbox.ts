import type { Mailer, Message } from "./mail.ts";

/** Sends messages after the answer, whose time then says nothing about whom they are for. */
export type Outbox = {
  put(message: Message): void;
  /** Waits until all of them have been sent. */
  close(): Promise<void>;
};

export const createOutbox = (send: Mailer): Outbox => {
  const sending = new Set<Promise<void>>();

  const sendLater = async (message: Message): Promise<void> => {
    // The answer is written before anything that waits for its turn.
    await new Promise((resolve) => setImmediate(resolve));
    try {
      await send(message);
    } catch (error) {
      console.error("The user pool could not send a message:", error);
    }
  };
  return {
    put: (message) => {
      const sent = sendLater(message).finally(() => sending.delete(sent));
      sending.add(sent);
    },
    close: async () => void (await Promise.all(sending)),
  };
};
