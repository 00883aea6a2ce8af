import { PaymentError, type PaymentProvider } from "#lambdas/points/purchases/payment-provider.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Thrown when the process dies. */
export class Crash extends Error {}

/** Decides for each step whether it fails, before or after it happened. */
export type Fate = () => "well" | "before" | "after";

const through = async <T>(fate: Fate, work: () => Promise<T>, fail: () => Error): Promise<T> => {
  const how = fate();
  if (how === "before") throw fail();
  const result = await work();
  if (how === "after") throw fail();
  return result;
};

/** A table whose writer can die right before or after a transaction. */
export const crashingTable = (table: Table, fate: Fate): Table => ({
  ...table,
  transact: (actions) =>
    through(
      fate,
      () => table.transact(actions),
      () => new Crash(),
    ),
});

/** A table whose writer dies after this many transactions, and stays dead. */
export const dyingTable = (table: Table, writes: number): Table => {
  let left = writes;
  return {
    ...table,
    transact: async (actions) => {
      left -= 1;
      if (left < 0) throw new Crash("interrupted");
      await table.transact(actions);
    },
  };
};

/** A table where something else happens after the reads and before the first transaction. */
export const overtakenTable = (table: Table, happen: () => Promise<unknown>): Table => {
  let isFirst = true;
  return {
    ...table,
    transact: async (actions) => {
      if (isFirst) {
        isFirst = false;
        await happen();
      }
      await table.transact(actions);
    },
  };
};

/** A payment service that cannot be reached, or whose answer is lost. */
export const crashingPayments = (payments: PaymentProvider, fate: Fate): PaymentProvider => {
  const down = () => new PaymentError("down", "Nobody answers");
  return {
    open: (request) => through(fate, () => payments.open(request), down),
    ask: (sessionId) => through(fate, () => payments.ask(sessionId), down),
    end: (sessionId) => through(fate, () => payments.end(sessionId), down),
    refund: (refund) => through(fate, () => payments.refund(refund), down),
  };
};
