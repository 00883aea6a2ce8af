import { atMost, type Budget } from "./budget.ts";
import { startCloudIn, withState } from "./cloud.ts";

export const start: Budget = {
  name: "start",
  measure: () =>
    withState(async (state) => {
      const first = await startCloudIn(state);
      await first.stop();
      const second = await startCloudIn(state);
      await second.stop();
      const what = `second npm start to the page answering (first ${first.seconds.toFixed(1)} s)`;
      return [atMost(10, { what, value: second.seconds, unit: "s" })];
    }),
};
