import type { Delivery } from "#lambdas/notifier/delivery.ts";
import { deliveriesOf } from "#lambdas/notifier/deliveries.ts";

type Change = Parameters<typeof deliveriesOf>[0];

/** Who is told, apart from administrators of what came to their queues. */
export const toldPeople = (change: Change): Delivery[] =>
  deliveriesOf(change).filter(({ kind }) => kind !== "admin-event");
