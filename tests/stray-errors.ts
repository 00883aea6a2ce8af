const events = ["unhandledRejection", "uncaughtException"] as const;

/** Runs `task` without the test runner's listeners, which would turn every uncaught error into a failure. */
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
