import { liveYearOnce } from "#local/seed/year/kept-year.ts";
import { atMost, type Budget } from "./budget.ts";
import { startCloudIn, withState } from "./cloud.ts";

/** Seconds until a new state that begins with the kept year answers; living through it is not counted. */
const withKeptYear = (): Promise<number> =>
  withState(async (state) => {
    await liveYearOnce({ report: () => undefined });
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
      const year = "first npm start that begins with the kept year";
      return [
        atMost(10, { what, value: second.seconds, unit: "s" }),
        atMost(10, { what: year, value: await withKeptYear(), unit: "s" }),
      ];
    }),
};
