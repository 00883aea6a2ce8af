import type { SearchCard } from "#contract/bikes/search.ts";
import { readStolenCard } from "#lambdas/bikes/stolen-card.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { showCard } from "#lambdas/bikes/index/show-card.ts";
import type { TheftsContext } from "./thefts-context.ts";

/** The public view of a stolen bike; its frame number stays masked. */
export const getStolenBike = async (
  { table, system }: Pick<TheftsContext, "table" | "system">,
  bikeId: string,
): Promise<SearchCard> => {
  const card = await readStolenCard(table, bikeId);
  if (!card) throw new ProblemError("stolen-bike-not-found");
  return showCard(card, { now: system.now(), signedIn: false });
};
