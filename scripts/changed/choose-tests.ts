/** What of the project decides which tests belong to a change. */
export type Project = {
  /** The addresses of pages and the feature that each belongs to. */
  readonly pages: readonly { readonly path: string; readonly feature: string }[];
  readonly journeys: readonly { readonly file: string; readonly text: string }[];
  /** Tests that read the tree as files, so that no import leads from a change to them. */
  readonly readers: readonly string[];
};

export type Choice = {
  /** Vitest runs what imports one of these, or is one of them. */
  readonly related: readonly string[];
  readonly journeys: readonly string[];
  readonly otherJourneys: readonly string[];
};

const isProduct = (file: string): boolean =>
  /^(?:bin|contract|lambdas|lib|local|web)\/|^(?:cdk|package-lock|vite\.config)\b/.test(file);

/** A journey's helpers, and what starts them all. */
const isForAllJourneys = (file: string): boolean =>
  /^tests\/journeys\/(?!.+\.(?:e2e|test)\.ts$)|^playwright\.config/.test(file);

/** One name in every room: `contract/qr.ts`, `lib/features/qr.ts`, `lambdas/qr/…`, `web/src/features/qr/…`. */
const featureOf = (file: string): string | undefined =>
  /^(?:contract|lib\/features|lambdas|web\/src\/features)\/([a-z-]+)(?:\/|\.ts$)/.exec(file)?.[1];

const named = (text: string, path: string): boolean =>
  path !== "/" && new RegExp(`${path.replaceAll(/:\w+/g, '[^"`]+')}(?![\\w-])`).test(text);

const featuresIn = (text: string, { pages }: Project): Set<string> =>
  new Set(pages.flatMap(({ path, feature }) => (named(text, path) ? [feature] : [])));

/** What is no feature with pages of its own may be behind any page. */
const journeysFor = (changed: readonly string[], project: Project): readonly string[] => {
  const all = project.journeys.map(({ file }) => file);
  const product = changed.filter(isProduct);
  const features = product.map(featureOf);
  const withPages = new Set(project.pages.map(({ feature }) => feature));
  if (changed.some(isForAllJourneys)) return all;
  if (features.some((feature) => feature === undefined || !withPages.has(feature))) return all;
  const isChosen = ({ file, text }: Project["journeys"][number]): boolean => {
    const visited = featuresIn(text, project);
    return (
      changed.includes(file) ||
      (product.length > 0 && visited.size === 0) ||
      features.some((feature) => feature !== undefined && visited.has(feature))
    );
  };
  return project.journeys.filter(isChosen).map(({ file }) => file);
};

/** The embedded cloud runs bundles, which no import leads to; so does the person who measures or synthesises them. */
const behindBundles = (changed: readonly string[]): readonly string[] =>
  changed.some((file) => /^(?:contract|lambdas|lib)\//.test(file)) ? ["local/lambda/import-handler.ts"] : [];

/** Which tests a change of these files can break. */
export const chooseTests = (changed: readonly string[], project: Project): Choice => {
  if (changed.length === 0) return { related: [], journeys: [], otherJourneys: [] };
  const journeys = journeysFor(changed, project);
  return {
    related: [...changed, ...project.readers, ...behindBundles(changed)],
    journeys,
    otherJourneys: project.journeys.map(({ file }) => file).filter((file) => !journeys.includes(file)),
  };
};
