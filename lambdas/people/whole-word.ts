const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches a name or address as a whole word, in any case, and in the genitive. */
export const wholeWord = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text)}(?:['’]?s)?(?![\\p{L}\\p{N}])`, "giu");

/** Shorter traces cannot be told from ordinary words. */
export const minTraceLength = 3;
