import * as z from "zod";
import type { ToldEntity } from "./define-entity.ts";
import type { Delivery } from "./delivery.ts";
import { entities } from "./entities.ts";

const known: ReadonlyMap<string, ToldEntity> = new Map(Object.entries(entities));
const Named = z.object({ entity: z.string() });

/** Who is told what about a write. Without `before` an item is new, without `after` gone. Throws where an image is not what the table promises. */
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
