import type * as z from "zod";
import type { AdminQueue } from "#contract/admin-events.ts";
import type { Delivery } from "./delivery.ts";

/** What is told of a write. Without `before` the item is new, without `after` gone. */
type Told<Item, Answer> = (before: Item | undefined, after: Item | undefined) => Answer;

type Definition<Item> = {
  readonly item: z.ZodType<Item>;
  readonly deliveries: Told<Item, readonly Delivery[]>;
  /** The queue of administrators that an item comes to, leaves, or changes places in when `hasMoved`. */
  readonly queue?: { readonly name: AdminQueue; readonly hasMoved: Told<Item, boolean> };
  /** Whether people are told when it is gone, too. */
  readonly evenWhenGone?: boolean;
};

export type ToldEntity = {
  readonly evenWhenGone: boolean;
  /** Throws where an image is not what the table promises. */
  readonly deliveriesOf: Told<unknown, readonly Delivery[]>;
};

/** Everything there is to know of an entity whose changes are told. `entities.ts` lists them all. */
export const defineEntity = <Item>({
  item,
  deliveries,
  queue,
  evenWhenGone = false,
}: Definition<Item>): ToldEntity => ({
  evenWhenGone,
  deliveriesOf: (earlier, later) => {
    const before = earlier === undefined ? undefined : item.parse(earlier);
    const after = later === undefined ? undefined : item.parse(later);
    const moved: readonly Delivery[] =
      queue?.hasMoved(before, after) === true ? [{ kind: "admin-event", queue: queue.name }] : [];
    return [...deliveries(before, after), ...moved];
  },
});
