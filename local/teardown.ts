type Close = () => Promise<void> | void;

/** Closes the started parts in reverse order. */
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
          // An error in one part must not keep the others running.
          report(error);
        }
    },
  };
};
