import type * as z from "zod";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import type { CheckAnswer } from "#contract/checks/checks.ts";
import { showCard } from "#lambdas/bikes/index/show-card.ts";
import { NumberPostingItem } from "#lambdas/bikes/items/posting.ts";
import { type Standing, readStandings } from "#lambdas/bikes/number-standings.ts";
import { bikeKeys } from "#lambdas/platform/table/bike-keys.ts";
import type { Reader } from "#lambdas/platform/table/reader.ts";
import type { System } from "#lambdas/platform/system.ts";

export type AnswersContext = {
  readonly reader: Pick<Reader, "batchGet" | "query">;
  readonly system: Pick<System, "now">;
};

type Card = z.output<typeof NumberPostingItem>;

/** A card costs half a read unit, and an answer three at most. */
const maxAlike = 3;

/** The bike with the number, or the stolen ones whose numbers look like it. */
const numbersOfBikes = (frameNumber: string, { is, alike }: Standing): readonly string[] => {
  if (is === "resembles-stolen") return alike?.slice(0, maxAlike) ?? [];
  return is === "unknown" || is === "sold" ? [] : [frameNumber];
};

type OwnerFacts = Pick<CheckAnswer, "ad" | "ownerSince">;

/** Shows only the year since when a verified person owns the bike, and the ad. */
const ofOwner = ({ ownedSince, salePrice: price, listingId: id }: Card): OwnerFacts => ({
  ...(ownedSince === undefined ? {} : { ownerSince: swedishDate(new Date(ownedSince)).year }),
  ...(price === undefined || id === undefined ? {} : { ad: { id, price } }),
});

/** Looks up a whole number in the register. A bike under review counts as unknown. */
export const answerNumber = async (
  { reader, system }: AnswersContext,
  frameNumber: string,
): Promise<CheckAnswer> => {
  const now = system.now();
  const standings = await readStandings(reader, [frameNumber], "listed");
  const standing = standings.get(frameNumber) ?? { is: "unknown" };
  const wanted = numbersOfBikes(frameNumber, standing).map((number) => bikeKeys.numberPosting(number));
  const cards = wanted.length === 0 ? [] : await reader.batchGet(wanted, NumberPostingItem);
  const [own] = cards;
  const shown = cards.map((card) =>
    showCard(card, { now, signedIn: false, searchedNumber: card.frameNumber }),
  );
  return {
    frameNumber,
    status: standing.is,
    at: now.toISOString(),
    ...(standing.is === "resembles-stolen" && { alike: shown }),
    ...(standing.is !== "resembles-stolen" && own && { bike: shown[0], ...ofOwner(own) }),
  };
};
