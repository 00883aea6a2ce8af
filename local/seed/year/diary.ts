import type { MovableClock } from "#local/clock/movable-clock.ts";

type Entry = {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly happen: () => Promise<void>;
};

export type Diary = {
  /** Schedules an action; ignores times after the end. */
  readonly plan: (at: number, happen: () => Promise<void>) => void;
  /** Runs the actions in order, moves the clock to each, and stops at the end; actions may schedule more. */
  readonly live: () => Promise<void>;
};

type Options = {
  readonly clock: Pick<MovableClock, "moveTo">;
  /** Epoch milliseconds. */
  readonly end: number;
  /** Resolves when no work is left: a leap of the clock makes signed requests too old. */
  readonly settled: () => Promise<void>;
  readonly onWeek: () => Promise<void>;
};

const week = 7 * 86_400_000;

/** Actions within seven hours run in parallel, since few people in the town meet. */
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
