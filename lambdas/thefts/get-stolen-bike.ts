import type { SearchCard } from "#contract/search.ts";
import { readStolenCard } from "#lambdas/shared/bikes/stolen-card.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { showCard } from "#lambdas/shared/search-index/show-card.ts";
import type { TheftsContext } from "./thefts-context.ts";

/** A stolen bike as a search shows it to strangers: its frame number stays masked. */
export const getStolenBike = async (
  { table, system }: Pick<TheftsContext, "table" | "system">,
  bikeId: string,
): Promise<SearchCard> => {
  const card = await readStolenCard(table, bikeId);
  if (!card) throw new ProblemError("stolen-bike-not-found");
  return showCard(card, { now: system.now(), signedIn: false });
};
