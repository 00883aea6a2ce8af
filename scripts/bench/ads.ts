import { adQuestions, fittingAds, manyAds, withManyAds } from "#tests/lambdas/ads/listings/many-ads.ts";
import { atMost, type Budget, exactly, percentile, type Row } from "./budget.ts";
import { withTemporaryFolder } from "./temporary-folder.ts";

const seed = 4;
const now = new Date("2026-11-23T12:00:00.000Z");
const sizes = [1000, 100_000] as const;
const maxUnits = 4;

/** A sample with every kind of filter, sort order and price question. */
const questions = adQuestions.filter((_, place) => place % 8 === (place >> 3) % 8);

type Measured = { readonly units: number; readonly milliseconds: number; readonly right: boolean };

const measureSize = (count: number): Promise<Measured[]> =>
  withTemporaryFolder("ads", async (folder) => {
    const ads = manyAds(seed, count, now);
    return withManyAds(folder, ads, questions, async (ask) => {
      const measured: Measured[] = [];
      for (const question of questions) {
        const began = performance.now();
        const { items, units } = await ask(question);
        const milliseconds = performance.now() - began;
        const first = fittingAds(ads, question).slice(0, items.length);
        measured.push({ units, milliseconds, right: first.every((id, place) => items[place]?.id === id) });
      }
      return measured;
    });
  });

const rowsOf = (count: number, measured: readonly Measured[]): Row[] => {
  const size = count.toLocaleString("en-US");
  const right = measured.filter((one) => one.right).length;
  const units = measured.map((one) => one.units);
  return [
    atMost(maxUnits, {
      what: `ads, any filters, most of a page among ${size}`,
      value: Math.max(...units),
      unit: "units",
    }),
    atMost(maxUnits, {
      what: `ads, any filters, half of all pages among ${size}`,
      value: percentile(units, 0.5),
      unit: "units",
    }),
    exactly(
      `${measured.length} of ${measured.length}`,
      `ads, pages as looked at one by one among ${size}`,
      `${right} of ${measured.length}`,
    ),
  ];
};

/**
 * Measures a page of ads with a sample of all filters, in a small and a large register, through the product's
 * own code.
 */
export const ads: Budget = {
  name: "ads",
  measure: async (say) => {
    const rows: Row[] = [];
    for (const count of sizes) {
      say(`${count} ads …`);
      const measured = await measureSize(count);
      say(
        `p99 ${percentile(
          measured.map(({ milliseconds }) => milliseconds),
          0.99,
        ).toFixed(1)} ms`,
      );
      rows.push(...rowsOf(count, measured));
    }
    return rows;
  },
};
