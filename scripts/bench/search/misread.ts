import type { Dice } from "#local/seed/sweden/random.ts";

const confusable: readonly (readonly [string, string])[] = [
  ["0", "O"],
  ["1", "I"],
  ["5", "S"],
  ["2", "Z"],
  ["8", "B"],
];

/** One error that is made in reading a number aloud, off worn metal, or in typing it. */
export const misread = (dice: Dice, number: string): string => {
  const place = number.length - 1 - dice.below(7);
  const [before, sign, after] = [number.slice(0, place), number.charAt(place), number.slice(place + 1)];
  const alike = confusable.find((pair) => pair.includes(sign))?.find((other) => other !== sign);
  const errors = [
    `${before}${dice.below(10)}${after}`,
    `${before}${after}`,
    `${before}${dice.below(10)}${sign}${after}`,
    `${number.slice(0, place - 1)}${sign}${number.charAt(place - 1)}${after}`,
  ] as const;
  return alike !== undefined && dice.chance(0.4)
    ? `${before}${alike}${after}`
    : dice.pick([errors[0], ...errors]);
};
