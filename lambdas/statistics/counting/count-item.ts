import { type Counting, recordFact } from "./record-fact.ts";
import { type Written, thingsOf } from "./things-of.ts";

/** Counts what an item stands for; what is not counted is left alone. Tells how much had been counted otherwise. */
export const countItem = async (counting: Counting, item: Written): Promise<number> => {
  let changed = 0;
  for (const thing of await thingsOf(counting, item)) if (await recordFact(counting, thing)) changed += 1;
  return changed;
};
