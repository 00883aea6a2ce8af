import { foldFrameNumber } from "#contract/frame-number.ts";
import { deletionVariants } from "#lambdas/postings/deletion-variants.ts";
import { editsBetween } from "#lambdas/search/edits-between.ts";
import { FoldItem } from "#lambdas/table/items/bike.ts";
import { foldPartition, frameVariantPartition } from "#lambdas/table/keys.ts";
import type { Reader } from "#lambdas/table/reader.ts";

const mostSuggestions = 5;
const mostEdits = 2;

/** Numbers are a hundred bytes each: so many are one unit or less, and more share no end of eight. */
const mostOfOneEnd = 40;

/** Registered numbers that are easily taken for this one, the likeliest first. */
export const findNearMisses = async (reader: Reader, canonical: string): Promise<FoldItem[]> => {
  const fold = foldFrameNumber(canonical);
  const partitions = [
    foldPartition(fold),
    ...deletionVariants(fold).map((variant) => frameVariantPartition(variant)),
  ];
  const found = await Promise.all(
    partitions.map((partition) => reader.query({ schema: FoldItem, partition, limit: mostOfOneEnd })),
  );
  const numbers = new Map(found.flatMap(({ items }) => items).map((item) => [item.frameNumber, item]));
  return [...numbers.values()]
    .filter(({ listed, frameNumber }) => listed && frameNumber !== canonical)
    .map((item) => ({ item, edits: editsBetween(fold, foldFrameNumber(item.frameNumber)) }))
    .filter(({ edits }) => edits <= mostEdits)
    .toSorted((a, b) => a.edits - b.edits || (a.item.frameNumber < b.item.frameNumber ? -1 : 1))
    .slice(0, mostSuggestions)
    .map(({ item }) => item);
};
