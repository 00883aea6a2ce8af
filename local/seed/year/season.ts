import type { Dice } from "../sweden/random.ts";

const day = 86_400_000;

/** A part of what there is in high summer. */
const share = (at: number): number =>
  0.3 + 0.7 * Math.sin(((new Date(at).getUTCMonth() + 9.5) / 12) * Math.PI * 2) ** 2;

/** At an hour of that day at which people are up. */
const waking = (dice: Dice, at: number): number =>
  Math.floor(at / day) * day + (6.5 + dice.roll() * 13) * 3_600_000;

/** So many moments between two, more of them in summer than in winter and none at night, in their order. */
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

/** A moment within so many days, an hour later at the earliest. */
export const within = (dice: Dice, at: number, days: number): number =>
  Math.max(at + 3_600_000, waking(dice, at + dice.roll() * days * day));
