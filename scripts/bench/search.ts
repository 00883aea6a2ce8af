import { SearchFilters } from "#contract/bikes/search.ts";
import { type Card, cardOf, isListed, isSought } from "#lambdas/bikes/index/card.ts";
import { sortKeyOf } from "#lambdas/bikes/index/posting-keys.ts";
import { type Terms, fields, termsOf } from "#lambdas/bikes/index/terms.ts";
import { type OurRegister, withOurRegister } from "./search/our-register.ts";
import { questionsOf, randomFilters, queryClasses } from "./search/query-classes.ts";
import type { Cards, Question } from "./search/question.ts";
import { swedishBikes } from "#local/seed/sweden/swedish-bikes.ts";
import type { Budget, Row } from "./budget.ts";
import { askAll } from "./search/ask-all.ts";
import { type Measured, foundLine, latencyTable, orderRow, unitRows } from "./search/report.ts";
import { withTemporaryFolder } from "./temporary-folder.ts";

const filterSets = 250;
const maxPages = 10;
const filterSeed = 250;

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
const pageThrough = async (register: OurRegister, cards: Cards): Promise<string> => {
  const listed = cards
    .map((card) => ({ card, terms: termsOf(card), key: sortKeyOf(card) }))
    .toSorted((a, b) => (a.key > b.key ? -1 : 1));
  let exact = 0;
  for (const question of questionsOf(randomFilters, cards, filterSeed, filterSets)) {
    if (question.kind !== "filters") continue;
    const hits = hitsOf(listed, question);
    const { ids, isAll } = await read(register, question);
    const wanted = isAll ? hits : hits.slice(0, ids.length);
    if (ids.join() === wanted.join()) exact += 1;
  }
  return `${exact} of ${filterSets}`;
};

type Say = (line: string) => void;

const seed = 4;
const now = new Date("2026-11-20T12:00:00.000Z");
const defaultSizes = "1000,10000,100000";
const warmUps = 40;
const questionsOfClass = 200;

const sizesOf = (text: string): number[] => {
  const sizes = text.split(",").map(Number);
  // Smaller registers do not hold every class of question.
  if (sizes.every((size) => Number.isInteger(size) && size >= 500)) return sizes;
  throw new Error(`--bikes takes numbers from 500 on, as ${defaultSizes}.`);
};

const cardsOf = (bikes: ReturnType<typeof swedishBikes>): Cards => {
  const [first, ...others]: Card[] = bikes.filter(isListed).map(cardOf).filter(isSought);
  if (first === undefined) throw new Error("No bike can be found.");
  return [first, ...others];
};

type OfSize = { readonly measured: readonly Measured[]; readonly order: Row };

const measureSize = async (bikes: number, say: Say): Promise<OfSize> =>
  withTemporaryFolder("search", async (folder) => {
    const register = swedishBikes(seed, bikes, now);
    const cards = cardsOf(register);
    say(`Loading ${bikes} bikes with all they are listed under …`);
    const began = performance.now();
    return withOurRegister(folder, register, async (ours) => {
      say(`${ours.items} items in ${((performance.now() - began) / 1000).toFixed(0)} s; asking …`);
      const measured: Measured[] = [];
      for (const [place, queries] of queryClasses.entries()) {
        const questions = questionsOf(queries.ask, cards, place, warmUps + questionsOfClass);
        await askAll(ours, questions.slice(0, warmUps));
        measured.push({ queries, bikes, answers: await askAll(ours, questions.slice(warmUps)) });
      }
      process.stdout.write(`\n${bikes} bikes\n${latencyTable(measured)}${foundLine(measured)}\n`);
      const order = await pageThrough(ours, cards);
      return { measured, order: orderRow(bikes, order, `${filterSets} of ${filterSets}`) };
    });
  });

/** Searches registers of these sizes through the product's own code, and compares pages with reading every bike. */
export const search = (bikes: string | undefined): Budget => ({
  name: "search",
  measure: async (say) => {
    const sizes: OfSize[] = [];
    for (const size of sizesOf(bikes ?? defaultSizes)) sizes.push(await measureSize(size, say));
    return [...unitRows(sizes.flatMap(({ measured }) => measured)), ...sizes.map(({ order }) => order)];
  },
});
