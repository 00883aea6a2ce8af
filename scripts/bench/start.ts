import { atMost, type Budget } from "./budget.ts";
import { startCloudIn, withState } from "./cloud.ts";

/** Measures the seconds until a new state with the year responds. */
const withYear = (): Promise<number> =>
  withState(async (state) => {
    const lived = await startCloudIn(state, { year: true });
    await lived.stop();
    return lived.seconds;
  });

export const start: Budget = {
  name: "start",
  measure: () =>
    withState(async (state) => {
      const first = await startCloudIn(state);
      await first.stop();
      const second = await startCloudIn(state);
      await second.stop();
      const what = `second npm start to the page answering (first ${first.seconds.toFixed(1)} s)`;
      const year = "first npm start, which begins with a year of life";
      return [
        atMost(10, { what, value: second.seconds, unit: "s" }),
        atMost(10, { what: year, value: await withYear(), unit: "s" }),
      ];
    }),
};
