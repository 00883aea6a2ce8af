import type { Table } from "#lambdas/shared/table/table.ts";

/** What happens to a function that is about to write: it dies before, or after the write and before its answer. */
export type Fate = "lives" | "dies before" | "dies after";

/** Nobody was told what came of it. */
export class Crash extends Error {}

/** A table whose user dies when told to, at the next write and once. */
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
    /** Asks as an app does that got no answer: once more. */
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
