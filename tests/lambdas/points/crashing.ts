import { PaymentError, type PaymentProvider } from "#lambdas/points/purchases/payment-provider.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** The process is gone, in the middle of something. */
export class Crash extends Error {}

/** Decides at each step whether it goes wrong, and whether before the step or after it. */
export type Fate = () => "well" | "before" | "after";

const through = async <T>(fate: Fate, work: () => Promise<T>, fail: () => Error): Promise<T> => {
  const how = fate();
  if (how === "before") throw fail();
  const result = await work();
  if (how === "after") throw fail();
  return result;
};

/** A table whose writer can die before a transaction is written, or right after it was. */
export const crashingTable = (table: Table, fate: Fate): Table => ({
  ...table,
  transact: (actions) =>
    through(
      fate,
      () => table.transact(actions),
      () => new Crash(),
    ),
});

/** A table in which something else happens before the first transaction is written, and after all that it depends on was read. */
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

/** A payment service that cannot be reached, or does what it is asked for and is not heard. */
export const crashingPayments = (payments: PaymentProvider, fate: Fate): PaymentProvider => {
  const down = () => new PaymentError("down", "Nobody answers");
  return {
    open: (request) => through(fate, () => payments.open(request), down),
    ask: (sessionId) => through(fate, () => payments.ask(sessionId), down),
    end: (sessionId) => through(fate, () => payments.end(sessionId), down),
    refund: (refund) => through(fate, () => payments.refund(refund), down),
  };
};
