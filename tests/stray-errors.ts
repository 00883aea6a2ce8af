const events = ["unhandledRejection", "uncaughtException"] as const;

/** Runs `task` while the test runner does not listen, which takes every error that nobody caught for a failure of its own. */
export const aloneWithStrayErrors = async <T>(task: () => Promise<T>): Promise<T> => {
  const runners = events.map((event) => [event, process.rawListeners(event)] as const);
  for (const event of events) process.removeAllListeners(event);
  try {
    return await task();
  } finally {
    for (const [event, listeners] of runners)
      for (const listener of listeners) process.on(event, listener as () => void);
  }
};
