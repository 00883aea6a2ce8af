const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Finds a name or an address wherever it stands by itself, however it is capitalised. */
export const wholeWord = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text)}(?![\\p{L}\\p{N}])`, "giu");

/** Nothing shorter is told from an ordinary word. */
export const shortestTrace = 3;
