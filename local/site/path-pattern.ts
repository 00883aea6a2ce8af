/** Whether a path matches a pattern of CloudFront, in which * stands for anything and ? for one character. */
export const matchesPath = (pattern: string, path: string): boolean => {
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  return new RegExp(`^${source}$`).test(path);
};
