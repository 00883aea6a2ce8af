const escaped = (text: string): string => text.replaceAll(/[.+^${}()|[\]\\/-]/g, String.raw`\$&`);

/** Matches IAM patterns: * stands for any text, ? for one character. */
export const wildcard = (pattern: string, { ignoreCase = false } = {}): ((text: string) => boolean) => {
  if (!/[*?]/.test(pattern) && !ignoreCase) return (text) => text === pattern;
  const source = escaped(pattern).replaceAll("*", "[^]*").replaceAll("?", "[^]");
  const expression = new RegExp(`^${source}$`, ignoreCase ? "i" : "");
  return (text) => expression.test(text);
};
