import { SearchFilters } from "#contract/bikes/search.ts";
import type { Card } from "#lambdas/bikes/index/card.ts";
import { sortKeyOf } from "#lambdas/bikes/index/posting-keys.ts";
import { type Terms, fields, termsOf } from "#lambdas/bikes/index/terms.ts";
import type { OurRegister } from "./our-register.ts";
import { questionsOf, randomFilters } from "./query-classes.ts";
import type { Cards, Question } from "./question.ts";

export const filterSets = 250;
const maxPages = 10;
const seed = 250;

type Listed = { readonly card: Card; readonly terms: Terms };

const hitsOf = (listed: readonly Listed[], question: Question & { kind: "filters" }): string[] => {
  const wanted = termsOf(question.fields);
  return listed
    .filter(
      ({ card, terms }) =>
        (question.status === "any" || card.stolen) &&
        fields.every((field) => wanted[field] === undefined || wanted[field] === terms[field]),
    )
    .map(({ card }) => card.id);
};

const read = async (
  register: OurRegister,
  question: Question & { kind: "filters" },
): Promise<{ ids: (string | undefined)[]; isAll: boolean }> => {
  const filters = SearchFilters.parse({ ...question.fields, status: question.status });
  const ids: (string | undefined)[] = [];
  let cursor: string | undefined;
  for (let page = 1; page <= maxPages; page += 1) {
    const { items, cursor: next } = await register.search({ ...filters, cursor });
    ids.push(...items.map(({ id }) => id));
    cursor = next;
    if (cursor === undefined) break;
  }
  return { ids, isAll: cursor === undefined };
};

/** Pages through the results of 250 random sets of filters and counts those in exactly the order of a full scan. */
export const pageThrough = async (register: OurRegister, cards: Cards): Promise<string> => {
  const listed = cards
    .map((card) => ({ card, terms: termsOf(card), key: sortKeyOf(card) }))
    .toSorted((a, b) => (a.key > b.key ? -1 : 1));
  let exact = 0;
  for (const question of questionsOf(randomFilters, cards, seed, filterSets)) {
    if (question.kind !== "filters") continue;
    const hits = hitsOf(listed, question);
    const { ids, isAll } = await read(register, question);
    const wanted = isAll ? hits : hits.slice(0, ids.length);
    if (ids.join() === wanted.join()) exact += 1;
  }
  return `${exact} of ${filterSets}`;
};
