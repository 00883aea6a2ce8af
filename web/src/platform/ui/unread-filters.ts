type Parsed = Readonly<Record<string, unknown>>;

/**
 * Filter values in the address that could not be parsed. The page shows them, because it does not
 * filter by them.
 */
export const unreadIn = (
  parameters: Iterable<readonly [string, string]>,
  names: readonly string[],
  parsed: Parsed,
): string[] =>
  [...parameters]
    .filter(([name, value]) => names.includes(name) && value.trim() !== "" && parsed[name] === undefined)
    .map(([, value]) => value.trim());
