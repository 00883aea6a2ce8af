/** Letters that sound alike, for folded words. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/c(?=[eiy])|z/g, "s"],
  [/ch|ck|c|q/g, "k"],
  [/ph/g, "f"],
  [/w/g, "v"],
  [/y/g, "i"],
  [/x/g, "ks"],
  [/(.)\1+/g, "$1"],
];

/** Makes `Monarch` and `Monark` equal, as they sound in Swedish. */
export const soundOf = (word: string): string =>
  alike.reduce((sound, [letters, letter]) => sound.replaceAll(letters, letter), word);
