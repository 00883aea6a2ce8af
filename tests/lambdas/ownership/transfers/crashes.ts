import type { Table } from "#lambdas/platform/table/table.ts";

/** A crash before a write, or after it and before the response. */
export type Fate = "lives" | "dies before" | "dies after";

/** The caller gets no response. */
export class Crash extends Error {}

/** A table that crashes once, at the next write, when told to. */
export const crashes = () => {
  let fate: Fate = "lives";
  const between = (table: Table): Table => ({
    ...table,
    transact: async (actions) => {
      const now = fate;
      fate = "lives";
      if (now === "dies before") throw new Crash();
      await table.transact(actions);
      if (now === "dies after") throw new Crash();
    },
  });
  return {
    between,
    /** Retries once without a response, as apps do. */
    ask: async <T>(next: Fate, work: () => Promise<T>): Promise<T> => {
      fate = next;
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Crash)) throw error;
        return await work();
      } finally {
        fate = "lives";
      }
    },
  };
};
