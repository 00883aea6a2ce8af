export type Project = {
  readonly pages: readonly { readonly path: string; readonly domain: string }[];
  readonly journeys: readonly { readonly file: string; readonly text: string }[];
  /** Tests that read source files, so that no import leads from a change to them. */
  readonly readers: readonly string[];
};

export type Choice = {
  /** Vitest runs the tests among these and those that import one. */
  readonly related: readonly string[];
  readonly journeys: readonly string[];
  readonly otherJourneys: readonly string[];
};

const isProduct = (file: string): boolean =>
  /^(?:bin|contract|lambdas|lib|local|web)\/|^(?:cdk|package-lock|vite\.config)\b/.test(file);

/** Matches helpers of journeys and the Playwright configuration. */
const isForAllJourneys = (file: string): boolean =>
  /^tests\/journeys\/(?!.+\.(?:e2e|test)\.ts$)|^playwright\.config/.test(file);

/** Every room has the same folders: `contract/stickers`, `lib/stickers`, `lambdas/stickers`, `web/src/stickers`. */
const domainOf = (file: string): string | undefined =>
  /^(?:contract|lib|lambdas|web\/src)\/([a-z]+)\//.exec(file)?.[1];

const named = (text: string, path: string): boolean =>
  path !== "/" && new RegExp(`${path.replaceAll(/:\w+/g, '[^"`]+')}(?![\\w-])`).test(text);

const domainsIn = (text: string, { pages }: Project): Set<string> =>
  new Set(pages.flatMap(({ path, domain }) => (named(text, path) ? [domain] : [])));

/** A file outside the domains with pages may affect any page. */
const journeysFor = (changed: readonly string[], project: Project): readonly string[] => {
  const all = project.journeys.map(({ file }) => file);
  const product = changed.filter(isProduct);
  const domains = product.map(domainOf);
  const withPages = new Set(project.pages.map(({ domain }) => domain));
  if (changed.some(isForAllJourneys)) return all;
  if (domains.some((domain) => domain === undefined || !withPages.has(domain))) return all;
  const isChosen = ({ file, text }: Project["journeys"][number]): boolean => {
    const visited = domainsIn(text, project);
    return (
      changed.includes(file) ||
      (product.length > 0 && visited.size === 0) ||
      domains.some((domain) => domain !== undefined && visited.has(domain))
    );
  };
  return project.journeys.filter(isChosen).map(({ file }) => file);
};

/**
 * No import leads from the tests to the sources in the bundles, so a change of these sources selects the
 * module that loads the bundles.
 */
const behindBundles = (changed: readonly string[]): readonly string[] =>
  changed.some((file) => /^(?:contract|lambdas|lib)\//.test(file))
    ? ["local/aws/lambda/import-handler.ts"]
    : [];

export const chooseTests = (changed: readonly string[], project: Project): Choice => {
  if (changed.length === 0) return { related: [], journeys: [], otherJourneys: [] };
  const journeys = journeysFor(changed, project);
  return {
    related: [...changed, ...project.readers, ...behindBundles(changed)],
    journeys,
    otherJourneys: project.journeys.map(({ file }) => file).filter((file) => !journeys.includes(file)),
  };
};
