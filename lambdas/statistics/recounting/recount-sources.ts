import * as z from "zod";
import { put, remove } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Counting } from "../counting/record-fact.ts";
import { sources } from "./sources.ts";

/** How far it has come: in which list, and where in that. */
const Progress = z.object({
  list: z.number().int(),
  after: z.record(z.string(), z.string()).optional(),
});

export type Recounted = {
  readonly seen: number;
  /** What had not been counted, or otherwise. */
  readonly changed: number;
  /** Whether it has come to the end of all lists. */
  readonly isDone: boolean;
};

/** Counts again all that is counted, as far as it may go on, and remembers where that was. What is right already writes nothing. */
export const recountSources = async (counting: Counting, mayGoOn: () => boolean): Promise<Recounted> => {
  const { table } = counting;
  const place = keys.backfill("statistics", "SOURCES");
  const all = sources();
  let { list, after } = (await table.get(place, Progress)) ?? { list: 0, after: undefined };
  let [seen, changed] = [0, 0];
  while (mayGoOn()) {
    const source = all[list];
    if (!source) {
      await table.transact([remove(place)]);
      return { seen, changed, isDone: true };
    }
    const page = await source(counting, after);
    seen += page.seen;
    changed += page.changed;
    [list, after] = page.next ? [list, page.next] : [list + 1, undefined];
    await table.transact([put(place, "backfill", { list, after })]);
  }
  return { seen, changed, isDone: false };
};
