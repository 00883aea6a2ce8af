import { foldFrameNumber } from "#contract/frame-number.ts";
import { deletionVariants } from "#lambdas/shared/search-index/deletion-variants.ts";
import { editsBetween } from "#lambdas/search/edits-between.ts";
import { type PostingItem, VariantItem } from "#lambdas/shared/table/items/posting.ts";
import { frameVariantPartition } from "#lambdas/shared/table/keys.ts";
import type { Reader } from "#lambdas/shared/table/reader.ts";

const mostSuggestions = 5;
const mostEdits = 2;

/** Of consecutive numbers ten share all but one sign: as many cards are half a unit. */
const mostOfOneEnd = 20;

/** Bikes whose number is easily taken for this one, the likeliest first, and of those the stolen ones. */
export const findNearMisses = async (reader: Reader, canonical: string): Promise<PostingItem[]> => {
  const fold = foldFrameNumber(canonical);
  const found = await Promise.all(
    deletionVariants(fold).map((variant) =>
      reader.query({ schema: VariantItem, partition: frameVariantPartition(variant), limit: mostOfOneEnd }),
    ),
  );
  const known = found.flatMap(({ items }) => items).filter((card) => card !== undefined);
  const cards = new Map(known.map((card) => [card.frameNumber, card]));
  return [...cards.values()]
    .filter(({ frameNumber }) => frameNumber !== canonical)
    .map((card) => ({ card, edits: editsBetween(fold, foldFrameNumber(card.frameNumber)) }))
    .filter(({ edits }) => edits <= mostEdits)
    .toSorted(
      (a, b) =>
        a.edits - b.edits ||
        Number(b.card.stolen) - Number(a.card.stolen) ||
        (a.card.frameNumber < b.card.frameNumber ? -1 : 1),
    )
    .slice(0, mostSuggestions)
    .map(({ card }) => card);
};
