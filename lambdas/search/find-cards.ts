import { plan } from "#lambdas/shared/search-index/plan.ts";
import { findByNumber } from "#lambdas/search/find-by-number.ts";
import { findByText } from "#lambdas/search/find-by-text.ts";
import { type Asked, type Found, pageOf } from "#lambdas/search/found.ts";
import { questionOf } from "#lambdas/search/question.ts";
import { readLists } from "#lambdas/search/read-lists.ts";
import type { Reader } from "#lambdas/shared/table/reader.ts";

/** A page of the cards that fit all filters. */
export const findCards = async (reader: Reader, asked: Asked): Promise<Found> => {
  const { filters, place } = asked;
  if (filters.q === undefined)
    return { ...(await readLists(reader, [plan(filters)], pageOf(asked))), by: "lists" };
  const { text, number } = questionOf(filters.q);
  const byNumber = place?.by === "numbers" || place?.by === "ends";
  if (number && (text === undefined || byNumber)) return findByNumber(reader, asked, number);
  // Asked at the same time as the dictionary, so that both readings together are two.
  const numbers = number && !place ? findByNumber(reader, asked, number) : Promise.resolve(undefined);
  return findByText(reader, asked, text ?? filters.q, numbers);
};
