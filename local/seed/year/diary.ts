import type { MovableClock } from "#local/clock/movable-clock.ts";

type Entry = {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly happen: () => Promise<void>;
};

export type Diary = {
  /** Writes down what is to happen at a time. What would come after the end never happens. */
  readonly plan: (at: number, happen: () => Promise<void>) => void;
  /** Has everything happen in its order, by the clock, until nothing is left before the end. What happens can plan more. */
  readonly live: () => Promise<void>;
};

type Options = {
  readonly clock: Pick<MovableClock, "moveTo">;
  /** Epoch milliseconds. */
  readonly end: number;
  /** Resolves when nothing is under way any more: what was signed before the clock leaps is too old after it. */
  readonly settled: () => Promise<void>;
  /** Is called at the end of every week. */
  readonly onWeek: () => Promise<void>;
};

const week = 7 * 86_400_000;

/** What happens within so many milliseconds happens side by side, in a town where few know each other. */
const sameTime = 7 * 3_600_000;
const atOnce = 24;

export const openDiary = ({ clock, end, settled, onWeek }: Options): Diary => {
  const entries: Entry[] = [];
  let weekEnds = Infinity;
  const next = (): Entry[] => {
    const [first] = entries;
    if (!first) return [];
    const later = entries.findIndex(({ at }) => at > first.at + sameTime);
    return entries.splice(0, Math.min(atOnce, later === -1 ? entries.length : later));
  };
  const leapTo = async (at: number): Promise<void> => {
    await settled();
    if (at >= weekEnds) {
      await onWeek();
      await settled();
    }
    while (weekEnds <= at) weekEnds += week;
    clock.moveTo(at);
  };
  return {
    plan: (at, happen) => {
      if (at >= end) return;
      const place = entries.findLastIndex((entry) => entry.at <= at);
      entries.splice(place + 1, 0, { at, happen });
    },
    live: async () => {
      weekEnds = (entries[0]?.at ?? end) + week;
      for (let those = next(); those.length > 0; those = next()) {
        await leapTo(those[0]?.at ?? end);
        await Promise.all(those.map(({ happen }) => happen()));
      }
      await leapTo(end);
      await onWeek();
      await settled();
    },
  };
};
