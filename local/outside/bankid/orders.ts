import type { Clock } from "#local/cloud.ts";
import type { Records } from "#local/state/records.ts";
import { fail, isPending, Order, orderAt } from "./order.ts";

export type Orders = {
  find(orderRef: string): Order | undefined;
  put(order: Order): Order;
  forget(orderRef: string): void;
  /** Newest first. */
  pending(): Order[];
  /** Cancels all other orders of a person, because the app shows one at a time; returns true if there were any. */
  endOthers(personalNumber: string, except?: string): boolean;
};

const isFor = ({ personalNumber, stage }: Order, wanted: string): boolean =>
  personalNumber === wanted || (stage.at === "chosen" && stage.person.personalNumber === wanted);

const kind = "order";

const turnOf = ({ turn = 0 }: Order): number => turn;

/** Stores orders across restarts, because someone may be reading in the app what they are about to sign. */
export const createOrders = (clock: Clock, records: Records): Orders => {
  const read = (value: unknown): Order | undefined => {
    const order = Order.safeParse(value).data;
    const current = order && orderAt(order, clock.now());
    if (order && !current) records.delete(kind, order.orderRef);
    return current;
  };
  const all = (): Order[] =>
    records
      .list(kind)
      .flatMap(({ value }) => read(value) ?? [])
      .toSorted((one, other) => turnOf(other) - turnOf(one));
  const pending = (): Order[] => all().filter(isPending);
  const put = (order: Order): Order => {
    const turn = order.turn ?? 1 + Math.max(0, ...all().map(turnOf));
    records.put(kind, order.orderRef, { ...order, turn });
    return order;
  };
  return {
    find: (orderRef) => read(records.get(kind, orderRef)),
    put,
    forget: (orderRef) => records.delete(kind, orderRef),
    pending,
    endOthers: (personalNumber, except) => {
      const others = pending().filter((order) => isFor(order, personalNumber) && order.orderRef !== except);
      for (const order of others) put(fail(order, "cancelled", clock.now()));
      return others.length > 0;
    },
  };
};
