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

/** Whether a path matches a pattern of CloudFront, in which * stands for anything and ? for one character. There are as many patterns as the template has. */
export const matchesPath = (pattern: string, path: string): boolean =>
  (compiled.get(pattern) ?? compile(pattern)).test(path);
