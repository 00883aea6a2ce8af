import { type Card, cardOf, isListed } from "#lambdas/bikes/index/card.ts";
import { swedishBikes } from "#local/seed/sweden/swedish-bikes.ts";
import type { Budget, Row } from "./budget.ts";
import { askAll } from "./search/ask-all.ts";
import { withOurRegister } from "./search/our-register.ts";
import { filterSets, pageThrough } from "./search/page-through.ts";
import { queryClasses, questionsOf } from "./search/query-classes.ts";
import type { Cards } from "./search/question.ts";
import { type Measured, foundLine, latencyTable, orderRow, unitRows } from "./search/report.ts";
import { withTemporaryFolder } from "./temporary-folder.ts";

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
  const [first, ...others]: Card[] = bikes.filter(isListed).map(cardOf);
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
