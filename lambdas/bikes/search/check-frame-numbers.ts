import { possibleNumbers } from "#contract/bikes/frame-number.ts";
import { type CheckedNumber, NumberStanding } from "#contract/bikes/search.ts";
import { showCard } from "#lambdas/bikes/index/show-card.ts";
import { PostingItem } from "#lambdas/bikes/items/posting.ts";
import { type Standing, readStandings } from "#lambdas/bikes/number-standings.ts";
import { bikeKeys } from "#lambdas/platform/table/bike-keys.ts";
import type { SearchContext } from "./search-context.ts";

type Judged = { readonly number: string; readonly standing: Standing };

const severityOf = ({ standing }: Judged): number => NumberStanding.options.indexOf(standing.is);

/** The most serious meaning of a line; if none is known, the whole line. */
const mostSerious = (judged: readonly Judged[]): Judged | undefined =>
  judged.toSorted((a, b) => severityOf(a) - severityOf(b))[0];

const numberOfBike = ({ number, standing }: Judged): string => standing.alike?.[0] ?? number;

/**
 * Looks up many numbers in two round trips. The answers keep the order of the request, including
 * duplicates and unreadable ones.
 */
export const checkFrameNumbers = async (
  { reader, system }: Pick<SearchContext, "reader" | "system">,
  typedNumbers: readonly string[],
): Promise<CheckedNumber[]> => {
  const lines = typedNumbers.map((typed) => ({ typed, meant: possibleNumbers(typed) }));
  const standings = await readStandings(
    reader,
    lines.flatMap(({ meant }) => meant),
    "listed",
  );
  const judged = lines.map(({ typed, meant }) => {
    const all = meant.map((number) => ({ number, standing: standings.get(number) ?? { is: "unknown" } }));
    return { typed, serious: mostSerious(all) };
  });
  const numbers = judged.flatMap(({ serious }) =>
    serious === undefined || serious.standing.is === "unknown" ? [] : [numberOfBike(serious)],
  );
  const cards = await reader.batchGet(
    numbers.map((number) => bikeKeys.numberPosting(number)),
    PostingItem,
  );
  const byNumber = new Map(cards.map((card) => [card.frameNumber, card]));
  return judged.map(({ typed, serious }): CheckedNumber => {
    if (serious === undefined) return { typed, result: "not-a-number" };
    const card = byNumber.get(numberOfBike(serious));
    const bike =
      card && showCard(card, { now: system.now(), signedIn: true, searchedNumber: card.frameNumber });
    return { typed, frameNumber: serious.number, result: serious.standing.is, ...(bike && { bike }) };
  });
};
