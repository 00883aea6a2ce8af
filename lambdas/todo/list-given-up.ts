import type { GivenUpWork } from "#contract/todo.ts";
import type { ReadGivenUp } from "./aws-given-up.ts";

/** As many as are shown of a queue. */
const most = 50;

/** What was given up and waits to be done again, the oldest first. */
export const listGivenUp = async (read: ReadGivenUp): Promise<{ items: GivenUpWork[]; more: boolean }> => {
  const { items, more } = await read();
  const oldest = items.toSorted((a, b) => a.since.localeCompare(b.since) || a.id.localeCompare(b.id));
  return { items: oldest.slice(0, most), more: more || items.length > most };
};
