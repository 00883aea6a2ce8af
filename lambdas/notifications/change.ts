import * as z from "zod";
import { BikeItem } from "#lambdas/table/items/bike.ts";
import { BalanceItem } from "#lambdas/table/items/person.ts";

/** One item before and after a write, as far as people are told of it. Without `before` it is new, without `after` gone. */
export type Change =
  | { readonly entity: "bike"; readonly before?: BikeItem; readonly after?: BikeItem }
  | { readonly entity: "balance"; readonly before?: BalanceItem; readonly after?: BalanceItem };

type Item = Record<string, unknown>;
const Entity = z.object({ entity: z.string() });

const parse = <T extends z.ZodType>(schema: T, item: Item | undefined): z.output<T> | undefined =>
  item && schema.parse(item);

/** Reads the two images of a stream record; undefined for an item that nobody is told of. Throws where an image is not what keys.ts promises. */
export const readChange = (before: Item | undefined, after: Item | undefined): Change | undefined => {
  const { entity } = Entity.parse(after ?? before);
  if (entity === "bike") {
    const [old, now] = [parse(BikeItem, before), parse(BikeItem, after)];
    return { entity, ...(old && { before: old }), ...(now && { after: now }) };
  }
  if (entity === "balance") {
    const [old, now] = [parse(BalanceItem, before), parse(BalanceItem, after)];
    return { entity, ...(old && { before: old }), ...(now && { after: now }) };
  }
  return undefined;
};
