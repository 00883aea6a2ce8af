import type { Delivery } from "#lambdas/notifications/delivery.ts";
import { deliveriesOf } from "#lambdas/notifications/notifier/deliveries.ts";

type Change = Parameters<typeof deliveriesOf>[0];

/** Leaves out the events for administrators. */
export const deliveriesToPeople = (change: Change): Delivery[] =>
  deliveriesOf(change).filter(({ kind }) => kind !== "admin-event");
