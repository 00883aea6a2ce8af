import type { WatchedNumber } from "#contract/checks/watches.ts";
import { NumberWatchItem } from "#lambdas/checks/items/number-watch.ts";
import { type WatchName, readEndToken, watchKey } from "#lambdas/checks/watch-links.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { remove } from "#lambdas/platform/table/actions.ts";
import type { WatchesContext } from "./watches-context.ts";

const nameIn = ({ codeSecret }: WatchesContext, token: string): WatchName => {
  const name = readEndToken(codeSecret, token);
  if (!name) throw new ProblemError("mail-link-invalid");
  return name;
};

/** Shows a watch without ending it, because mail programs open links. */
export const getWatch = async (context: WatchesContext, token: string): Promise<WatchedNumber> => {
  const name = nameIn(context, token);
  const watch = await context.table.get(watchKey(name), NumberWatchItem);
  return { frameNumber: name.frameNumber, ...(watch && { until: watch.endsAt }) };
};

/** Ends a watch and forgets the address. Ending it again changes nothing. */
export const endWatch = async (context: WatchesContext, token: string): Promise<WatchedNumber> => {
  const name = nameIn(context, token);
  await context.table.transact([remove(watchKey(name))]);
  return { frameNumber: name.frameNumber };
};
