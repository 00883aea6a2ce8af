const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Finds a name or an address wherever it stands by itself, however it is capitalised, and with the s of what is someone's. */
export const wholeWord = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text)}(?:['’]?s)?(?![\\p{L}\\p{N}])`, "giu");

/** Nothing shorter is told from an ordinary word. */
export const shortestTrace = 3;
