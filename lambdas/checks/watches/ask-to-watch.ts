import type { NewWatch } from "#contract/checks/watches.ts";
import { expiryOf } from "#contract/privacy/retention.ts";
import type { UnconfirmedWatchItem } from "#lambdas/checks/items/number-watch.ts";
import { refusePersonalNumber } from "#lambdas/checks/refuse-personal-number.ts";
import { type OpenForm, formWrites } from "#lambdas/platform/challenges/form-challenge.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { numberWatchKeys } from "#lambdas/platform/table/number-watch-keys.ts";
import { keyedPseudonymOf, seconds } from "#lambdas/platform/table/rate-limit.ts";
import type { WatchesContext } from "./watches-context.ts";

const day = 24 * 60 * 60;

export const watchForm: OpenForm = {
  name: "number-watch",
  perAddress: { what: "number-watches-from-network", max: 10, window: seconds(60 * 60) },
  perEmail: { what: "number-watches-of-email", max: 5, window: seconds(day) },
};

/** Mails the address a link, which starts the watch. The answer is the same for every address. */
export const askToWatch = async (
  context: WatchesContext,
  { frameNumber, email, language, solution }: NewWatch,
  address: string,
): Promise<Record<string, never>> => {
  const { table, system } = context;
  const sent = formWrites(context, watchForm, solution, { address, email });
  await refusePersonalNumber(table, frameNumber);
  const now = system.now();
  const id = system.newId("watch");
  const item: Omit<UnconfirmedWatchItem, "entity"> = {
    id,
    frameNumber,
    watcher: keyedPseudonymOf(context.codeSecret, email),
    email,
    language,
    // The thirty days begin with the request, so that confirming twice adds none.
    endsAt: new Date(expiryOf("numberWatches", now) * 1000).toISOString(),
    expiresAt: Math.floor(now.getTime() / 1000) + day,
  };
  await table.transact([...sent, put(numberWatchKeys.askedNumberWatch(id), "askedNumberWatch", item)]);
  return {};
};
