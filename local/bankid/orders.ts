import type { Clock } from "#local/cloud.ts";

import { fail, isPending, orderAt } from "./order.ts";
import type { Order } from "./order.ts";

export type Orders = {
  find(orderRef: string): Order | undefined;
  put(order: Order): Order;
  forget(orderRef: string): void;
  /** Those that wait for someone, newest first. */
  pending(): Order[];
  /** Ends every other order of a person, and says whether there was one: the app shows one at a time. */
  endOthers(personalNumber: string, except?: string): boolean;
};

const isFor = ({ personalNumber, stage }: Order, wanted: string): boolean =>
  personalNumber === wanted || (stage.at === "chosen" && stage.person.personalNumber === wanted);

/** The orders of the last minutes. They are not kept over a restart: nobody waits that long. */
export const createOrders = (clock: Clock): Orders => {
  const known = new Map<string, Order>();
  const find = (orderRef: string): Order | undefined => {
    const order = known.get(orderRef);
    const current = order === undefined ? undefined : orderAt(order, clock.now());
    if (current === undefined) known.delete(orderRef);
    return current;
  };
  const pending = (): Order[] =>
    [...known.keys()]
      .flatMap((orderRef) => find(orderRef) ?? [])
      .filter(isPending)
      .toReversed();
  const put = (order: Order): Order => {
    known.set(order.orderRef, order);
    return order;
  };
  return {
    find,
    put,
    forget: (orderRef) => void known.delete(orderRef),
    pending,
    endOthers: (personalNumber, except) => {
      const others = pending().filter((order) => isFor(order, personalNumber) && order.orderRef !== except);
      for (const order of others) put(fail(order, "cancelled", clock.now()));
      return others.length > 0;
    },
  };
};
