import bcd, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from "@mdn/browser-compat-data" with { type: "json" };

/** The oldest browsers that every page must work in; see docs/decisions/05-antd-behind-the-shell.md. */
const oldest = {
  safari: 16,
  safari_ios: 16,
  firefox: 115,
  firefox_android: 115,
  chrome: 109,
  chrome_android: 109,
  edge: 109,
} as const satisfies Partial<Record<BrowserName, number>>;

const versionOf = (version: SimpleSupportStatement["version_added"]): number =>
  typeof version === "string" ? Number.parseFloat(version.replace("≤", "")) || 0 : Number.POSITIVE_INFINITY;

/** A feature behind a flag or under another name counts as missing. */
const isThere = (statement: SimpleSupportStatement, browser: number): boolean =>
  statement.flags === undefined &&
  statement.alternative_name === undefined &&
  versionOf(statement.version_added) <= browser &&
  (statement.version_removed === undefined || versionOf(statement.version_removed) > browser);

const lacking = ({ support }: CompatStatement): string[] =>
  Object.entries(oldest).flatMap(([name, version]) => {
    const statements = [support[name as keyof typeof oldest] ?? []].flat();
    return statements.some((each) => isThere(each, version)) ? [] : [`${name} ${version}`];
  });

/** The entry of the data at a place such as `css.properties.color`. */
export const featureAt = (place: string): Identifier | undefined => {
  let found: Identifier | undefined = bcd as unknown as Identifier;
  for (const part of place.split(".")) found = found?.[part];
  return found;
};

/** The feature's name in the data with the browsers that lack it, if the data knows any. */
export const lackOf = (place: string): string | undefined => {
  const compat = featureAt(place)?.__compat;
  const browsers = compat && lacking(compat);
  return browsers && browsers.length > 0 ? `${place} (${browsers.join(", ")})` : undefined;
};
