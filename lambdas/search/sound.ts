/** What is said alike and written otherwise, in words that are folded already. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/c(?=[eiy])|z/g, "s"],
  [/ch|ck|c|q/g, "k"],
  [/ph/g, "f"],
  [/w/g, "v"],
  [/y/g, "i"],
  [/x/g, "ks"],
  [/(.)\1+/g, "$1"],
];

/** How a word sounds to a Swede: `Monarch` and `Monark` are one. */
export const soundOf = (word: string): string =>
  alike.reduce((sound, [letters, letter]) => sound.replaceAll(letters, letter), word);
