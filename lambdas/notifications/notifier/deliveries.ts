import * as z from "zod";
import type { NotifyingEntity } from "#lambdas/notifications/define-entity.ts";
import type { Delivery } from "#lambdas/notifications/delivery.ts";
import { entities } from "./entities.ts";

const known: ReadonlyMap<string, NotifyingEntity> = new Map(Object.entries(entities));
const Named = z.object({ entity: z.string() });

/** Lists what a change sends. Without `before` the item is new, without `after` deleted. Throws if an image does not match its schema. */
export const deliveriesOf = ({
  before,
  after,
}: {
  before?: unknown;
  after?: unknown;
}): readonly Delivery[] => {
  const { entity } = Named.parse(after ?? before);
  return known.get(entity)?.deliveriesOf(before, after) ?? [];
};
