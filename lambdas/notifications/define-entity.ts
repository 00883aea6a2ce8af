import type * as z from "zod";
import type { AdminQueue } from "#contract/notifications/admin-events.ts";
import type { Delivery } from "./delivery.ts";

/** Without `before` the item is new, without `after` deleted. */
type FromChange<Item, Result> = (before: Item | undefined, after: Item | undefined) => Result;

type Definition<Item> = {
  readonly item: z.ZodType<Item>;
  readonly deliveries: FromChange<Item, readonly Delivery[]>;
  /** The administrators' queue that changes when `hasMoved`. */
  readonly queue?: { readonly name: AdminQueue; readonly hasMoved: FromChange<Item, boolean> };
  readonly alsoOnDelete?: boolean;
};

export type NotifyingEntity = {
  readonly alsoOnDelete: boolean;
  /** Throws if a stream image does not match the schema. */
  readonly deliveriesOf: FromChange<unknown, readonly Delivery[]>;
};

/** Describes an entity whose changes notify somebody. `entities.ts` lists them all. */
export const defineEntity = <Item>({
  item,
  deliveries,
  queue,
  alsoOnDelete = false,
}: Definition<Item>): NotifyingEntity => ({
  alsoOnDelete,
  deliveriesOf: (earlier, later) => {
    const before = earlier === undefined ? undefined : item.parse(earlier);
    const after = later === undefined ? undefined : item.parse(later);
    const moved: readonly Delivery[] =
      queue?.hasMoved(before, after) === true ? [{ kind: "admin-event", queue: queue.name }] : [];
    return [...deliveries(before, after), ...moved];
  },
});
