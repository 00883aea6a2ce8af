const compiled = new Map<string, RegExp>();

const compile = (pattern: string): RegExp => {
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  const made = new RegExp(`^${source}$`);
  compiled.set(pattern, made);
  return made;
};

/** Matches CloudFront's path patterns: * stands for any text, ? for one character. */
export const matchesPath = (pattern: string, path: string): boolean =>
  (compiled.get(pattern) ?? compile(pattern)).test(path);
