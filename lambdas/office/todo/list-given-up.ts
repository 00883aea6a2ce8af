import type { GivenUpWork } from "#contract/office/todo.ts";
import type { ReadGivenUp } from "./aws-given-up.ts";

/** The page shows no more of a queue. */
const maxShown = 50;

/** Oldest first. */
export const listGivenUp = async (read: ReadGivenUp): Promise<{ items: GivenUpWork[]; more: boolean }> => {
  const { items, more } = await read();
  const oldest = items.toSorted((a, b) => a.since.localeCompare(b.since) || a.id.localeCompare(b.id));
  return { items: oldest.slice(0, maxShown), more: more || items.length > maxShown };
};
