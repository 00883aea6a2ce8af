import type { Dice } from "../sweden/random.ts";

const day = 86_400_000;

/** A part of what there is in high summer. */
const share = (at: number): number =>
  0.3 + 0.7 * Math.sin(((new Date(at).getUTCMonth() + 9.5) / 12) * Math.PI * 2) ** 2;

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
  const waking = (at: number): number => Math.floor(at / day) * day + (6.5 + dice.roll() * 13) * 3_600_000;
  return Array.from({ length: count }, () => Math.max(from, waking(draw()))).toSorted(
    (one, other) => one - other,
  );
};

/** A moment so many days later at most, by day. */
export const within = (dice: Dice, at: number, days: number): number =>
  at + Math.max(0.05, dice.roll() * days) * day;
