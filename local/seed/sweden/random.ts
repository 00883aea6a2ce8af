/** Random draws by seed and serial: the first thousand bikes are the same in a register of a hundred thousand. */
export type Dice = {
  /** At least 0, less than 1. */
  roll(): number;
  /** At least 0, less than `count`. */
  below(count: number): number;
  chance(probability: number): boolean;
  pick<const T>(from: readonly [T, ...T[]]): T;
};

/** Spreads a number over 32 bits (the finaliser of MurmurHash3), so that neighbouring seeds give unrelated draws. */
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

/** Weights by 1, 1/2, 1/3 …, as names and brands are distributed. */
export const zipf = <T>(values: readonly T[]): Weighted<T> =>
  weighted(values.map((value, rank) => [value, 1 / (rank + 1)] as const));
