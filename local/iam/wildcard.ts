const escaped = (text: string): string => text.replaceAll(/[.+^${}()|[\]\\/-]/g, String.raw`\$&`);

/** Tells whether a text fits a pattern of a policy, in which * stands for any text and ? for one character. */
export const wildcard = (pattern: string, { ignoreCase = false } = {}): ((text: string) => boolean) => {
  if (!/[*?]/.test(pattern) && !ignoreCase) return (text) => text === pattern;
  const source = escaped(pattern).replaceAll("*", "[^]*").replaceAll("?", "[^]");
  const expression = new RegExp(`^${source}$`, ignoreCase ? "i" : "");
  return (text) => expression.test(text);
};
