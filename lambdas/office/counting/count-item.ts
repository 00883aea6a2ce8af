import { type Counting, recordFact } from "./record-fact.ts";
import { type TableRow, countablesOf } from "./countables-of.ts";

/** Returns how many facts changed; items of other kinds are ignored. */
export const countItem = async (counting: Counting, item: TableRow): Promise<number> => {
  let changed = 0;
  for (const countable of await countablesOf(counting, item))
    if (await recordFact(counting, countable)) changed += 1;
  return changed;
};
