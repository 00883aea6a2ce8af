import type { Dice } from "../sweden/random.ts";

const day = 86_400_000;

/** The share of the summer peak. */
const share = (at: number): number =>
  0.3 + 0.7 * Math.sin(((new Date(at).getUTCMonth() + 9.5) / 12) * Math.PI * 2) ** 2;

/** In UTC; six or seven o'clock in Sweden. */
export const morning = 5 * 3_600_000;
const evening = 20 * 3_600_000;

/** Moves a moment at night to the next morning: an event close to midnight would change its Swedish date with summer time. */
export const awake = (at: number): number => {
  const time = at % day;
  if (time >= morning && time < evening) return at;
  return at - time + morning + (time % 3_600_000) + (time < morning ? 0 : day);
};

const waking = (dice: Dice, at: number): number =>
  Math.floor(at / day) * day + (6.5 + dice.roll() * 13) * 3_600_000;

/** Draws `count` sorted times, more in summer than in winter and none at night. */
export const seasonalTimes = (
  dice: Dice,
  count: number,
  { from, to }: { from: number; to: number },
): number[] => {
  const draw = (): number => {
    const at = from + dice.roll() * (to - from);
    return dice.chance(share(at)) ? at : draw();
  };
  return Array.from({ length: count }, () => Math.max(from, waking(dice, draw()))).toSorted(
    (one, other) => one - other,
  );
};

/** Draws a time within `days`, at least an hour later. */
export const within = (dice: Dice, at: number, days: number): number =>
  Math.max(at + 3_600_000, waking(dice, at + dice.roll() * days * day));
