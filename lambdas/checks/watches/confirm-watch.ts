import type { UnconfirmedWatch, ConfirmedWatch } from "#contract/checks/watches.ts";
import { readStandings } from "#lambdas/bikes/number-standings.ts";
import { UnconfirmedWatchItem } from "#lambdas/checks/items/number-watch.ts";
import { readConfirmationToken, watchKey } from "#lambdas/checks/watch-links.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { numberWatchKeys } from "#lambdas/platform/table/number-watch-keys.ts";
import type { WatchesContext } from "./watches-context.ts";

const readUnconfirmed = async (
  { table, codeSecret }: WatchesContext,
  token: string,
): Promise<UnconfirmedWatchItem> => {
  const id = readConfirmationToken(codeSecret, token);
  const watch = id && (await table.get(numberWatchKeys.askedNumberWatch(id), UnconfirmedWatchItem));
  if (!watch) throw new ProblemError("mail-link-invalid");
  return watch;
};

/** Shows a watch without starting it, because mail programs open links. */
export const getAskedWatch = async (context: WatchesContext, token: string): Promise<UnconfirmedWatch> => {
  const { frameNumber, endsAt: until } = await readUnconfirmed(context, token);
  return { frameNumber, until };
};

/** Starts a watch. Repeating it changes nothing. */
export const confirmWatch = async (context: WatchesContext, token: string): Promise<ConfirmedWatch> => {
  const { table } = context;
  const { frameNumber, watcher, email, language, endsAt } = await readUnconfirmed(context, token);
  const expiresAt = Math.floor(Date.parse(endsAt) / 1000);
  await table.transact([
    update(watchKey({ frameNumber, watcher })).set({
      entity: "numberWatch",
      watcher,
      frameNumber,
      email,
      language,
      endsAt,
      expiresAt,
    }),
  ]);
  // Read after the write: a theft is either seen here or finds the watch.
  const standings = await readStandings(table, [frameNumber], "listed");
  return { frameNumber, until: endsAt, status: standings.get(frameNumber)?.is ?? "unknown" };
};
