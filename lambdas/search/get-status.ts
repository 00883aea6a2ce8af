import type { FrameNumberStatus } from "#contract/search.ts";
import { PostingItem } from "#lambdas/shared/table/items/posting.ts";
import { bikeKeys } from "#lambdas/shared/table/bike-keys.ts";
import type { Reader } from "#lambdas/shared/table/reader.ts";

/** How a frame number stands. A bike that waits for its review is not known yet. */
export const getStatus = async (
  reader: Pick<Reader, "get">,
  frameNumber: string,
): Promise<FrameNumberStatus> => {
  const card = await reader.get(bikeKeys.numberPosting(frameNumber), PostingItem);
  return { frameNumber, status: card ? (card.stolen ? "stolen" : "registered") : "unknown" };
};
