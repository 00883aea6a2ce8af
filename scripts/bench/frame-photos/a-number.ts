import type { Dice } from "#local/seed/sweden/random.ts";

/** A letter, a digit or either; makers leave out I, O and Q. */
const signs: Readonly<Record<string, string>> = {
  A: "ABCDEFGHJKLMNPRSTUVWXYZ",
  9: "0123456789",
  "?": "ABCDEFGHJKLMNPRSTUVWXYZ0123456789",
};

/** The last one stands for makers of whom nothing is known. */
const patterns = [
  "AAA999A9999",
  "A9A99999999",
  "AA99999999",
  "AAA9999999A",
  "99999999",
  "AA9A99999",
  "A9??99?999",
] as const;

export const aNumber = (dice: Dice): string =>
  Array.from(dice.pick(patterns), (kind) => {
    const choices = signs[kind] ?? "";
    return choices.charAt(dice.below(choices.length));
  }).join("");
