type Close = () => Promise<void> | void;

/** Collects how to stop what has been started, and stops it in the opposite order. */
export type Teardown = {
  add(close: Close): void;
  run(): Promise<void>;
};

export const createTeardown = (report: (error: unknown) => void): Teardown => {
  const closes: Close[] = [];
  return {
    add: (close) => void closes.push(close),
    run: async () => {
      for (let close = closes.pop(); close !== undefined; close = closes.pop())
        try {
          await close();
        } catch (error) {
          // One part that cannot stop must not keep the others running.
          report(error);
        }
    },
  };
};
