/** Draws that are the same for the same seed and serial, so that a thousand bikes are the first of a hundred thousand. */
export type Dice = {
  /** Evenly from 0 up to 1. */
  roll(): number;
  /** One of `count`, from 0 on. */
  below(count: number): number;
  /** Whether something comes true that has this chance. */
  chance(probability: number): boolean;
  pick<const T>(from: readonly [T, ...T[]]): T;
};

/** Spreads a number over 32 bits (the finaliser of MurmurHash3), so that neighbours have nothing in common. */
const mix = (value: number): number => {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

export const diceOf = (seed: number, serial: number): Dice => {
  let state = mix(mix(seed + 1) ^ Math.imul(serial + 1, 0x9e3779b1));
  const roll = (): number => {
    state = (state + 0x9e3779b9) | 0;
    return mix(state) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(roll() * count);
  return {
    roll,
    below,
    chance: (probability) => roll() < probability,
    pick: (from) => from[below(from.length)] ?? from[0],
  };
};

/** Values of which each comes as often as its weight says. */
export type Weighted<T> = (dice: Dice) => T;

export const weighted = <T>(entries: readonly (readonly [T, number])[]): Weighted<T> => {
  const [first] = entries;
  if (first === undefined) throw new Error("There is nothing to draw from.");
  let sum = 0;
  const ends = entries.map(([, weight]) => (sum += weight));
  return (dice) => {
    const place = dice.roll() * sum;
    let [low, high] = [0, entries.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? sum) > place) high = middle;
      else low = middle + 1;
    }
    return (entries[low] ?? first)[0];
  };
};

/** The first as often as the second and third together, as names and brands are. */
export const zipf = <T>(values: readonly T[]): Weighted<T> =>
  weighted(values.map((value, rank) => [value, 1 / (rank + 1)] as const));
