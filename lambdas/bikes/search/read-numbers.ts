import { foldSigns, isSearchableEnd } from "#contract/bikes/frame-number.ts";
import type { Merged } from "#lambdas/bikes/index/merge-parts.ts";
import { type PageRequest, defaultMaxRead } from "./read-lists.ts";
import { PostingItem } from "#lambdas/bikes/items/posting.ts";
import { numberPartPartition, numberPartition } from "#lambdas/platform/table/keys.ts";
import type { Reader } from "#lambdas/platform/table/reader.ts";

type NumberRequest = PageRequest & {
  /** Refused cards appear neither in the page nor in its cursor. */
  readonly mayShow?: ((card: PostingItem) => boolean) | undefined;
};

const readPart = async (
  reader: Reader,
  range: { readonly partition: string; readonly prefix: string },
  { after, limit, mayShow }: NumberRequest,
  isShownHere: (card: PostingItem) => boolean = () => true,
): Promise<Merged<PostingItem>> => {
  const read = mayShow ? defaultMaxRead : limit;
  const { items, more } = await reader.query({ schema: PostingItem, ...range, after, limit: read });
  const shown = items.filter((card) => mayShow?.(card) ?? true);
  const last = shown.length > limit ? shown[limit - 1] : more ? items.at(-1) : undefined;
  return { items: shown.slice(0, limit).filter(isShownHere), next: last?.sk };
};

/** Bikes whose number begins like this, in the order of numbers, so an exact match comes first. */
export const readNumbers = (
  reader: Reader,
  canonical: string,
  request: NumberRequest,
): Promise<Merged<PostingItem>> =>
  readPart(reader, { partition: numberPartition(canonical), prefix: canonical }, request);

/**
 * Bikes with this or a similar text in the middle or at the end of their number, ends first. Leaves
 * out those that begin with it; empty if the text is too short.
 */
export const readNumberParts = async (
  reader: Reader,
  canonical: string,
  request: NumberRequest,
): Promise<Merged<PostingItem>> => {
  if (!isSearchableEnd(canonical)) return { items: [], next: undefined };
  const folded = foldSigns(canonical);
  const isShownHere = ({ sk, frameNumber }: PostingItem): boolean => {
    const number = foldSigns(frameNumber);
    const isLast = number.length - number.lastIndexOf(folded) === sk.indexOf("#");
    return isLast && !frameNumber.startsWith(canonical);
  };
  return readPart(reader, { partition: numberPartPartition(folded), prefix: folded }, request, isShownHere);
};
