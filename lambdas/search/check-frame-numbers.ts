import { SoughtFrameNumber } from "#contract/frame-number.ts";
import type { CheckedNumber } from "#contract/search.ts";
import type { SearchContext } from "./search-context.ts";
import { showCard } from "#lambdas/shared/search-index/show-card.ts";
import { PostingItem } from "#lambdas/shared/table/items/posting.ts";
import { bikeKeys } from "#lambdas/shared/table/bike-keys.ts";

/** Looks many numbers up in one round trip. Each is answered in its place, also one that comes twice or cannot be read. */
export const checkFrameNumbers = async (
  { reader, system }: Pick<SearchContext, "reader" | "system">,
  typedNumbers: readonly string[],
): Promise<CheckedNumber[]> => {
  const asked = typedNumbers.map((typed) => ({
    typed,
    frameNumber: SoughtFrameNumber.safeParse(typed).data,
  }));
  const numbers = asked.map(({ frameNumber }) => frameNumber).filter((number) => number !== undefined);
  const cards = await reader.batchGet(
    numbers.map((number) => bikeKeys.numberPosting(number)),
    PostingItem,
  );
  const byNumber = new Map(cards.map((card) => [card.frameNumber, card]));
  return asked.map(({ typed, frameNumber }): CheckedNumber => {
    if (frameNumber === undefined) return { typed, result: "not-a-number" };
    const card = byNumber.get(frameNumber);
    if (!card) return { typed, frameNumber, result: "unknown" };
    const bike = showCard(card, { now: system.now(), signedIn: true, asked: frameNumber });
    return { typed, frameNumber, result: bike.status, bike };
  });
};
