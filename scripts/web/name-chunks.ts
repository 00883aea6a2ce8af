import { join } from "node:path";
import { pages } from "#web/app/routes.ts";
import { moduleOf } from "./built-files.ts";

type Module = {
  readonly importedIds: readonly string[];
  readonly importers: readonly string[];
  readonly code: string | null;
};
type Graph = { getModuleInfo(id: string): Module | null };

/** True for our own modules. Packages are left to the bundler, because their index files hide which modules are used. */
const isOwn = (id: string): boolean => /[\\/](web[\\/]src|contract)[\\/]/.test(id);

const documents = ["landing-sv", "landing-en", "check-sv", "check-en"].map((name) => `src/app/${name}.ts`);
const appStart = "src/app/main.ts";
const shell = ["src/app/AppShell.tsx"];
const homes = ["src/bikes/my-bikes/MyBikesPage.tsx", "src/office/dashboard/AdminDashboardPage.tsx"];
const layouts = { app: [], plain: ["src/app/PlainLayout.tsx"], public: ["src/app/PublicLayout.tsx"] };
const pagesIn = (chrome: "plain" | "public"): string[] => [
  ...layouts[chrome],
  ...pages.filter((page) => page.chrome === chrome).map(moduleOf),
];

/** Libraries that every page has loaded. */
const isEverywhere = (id: string): boolean =>
  /node_modules[\\/](react|react-dom|react-router|react-router-dom|@tanstack|i18next|react-i18next|lucide-react|zod)[\\/]/.test(
    id,
  );

/** Bytes before packing, above which a part is left to the pages that need it. */
const maxPart = 3000;

/** Own modules that these load at once. */
const loadedWith = (graph: Graph, starts: readonly string[]): Set<string> => {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id) || !isOwn(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  starts.forEach(visit);
  return found;
};

/** Removes modules that import anything outside the set, until none is left. */
const closedUnder = (graph: Graph, wanted: Set<string>, known: (id: string) => boolean): Set<string> => {
  const left = [...wanted].filter((id) =>
    graph.getModuleInfo(id)?.importedIds.every((next) => wanted.has(next) || known(next)),
  );
  return left.length === wanted.size ? wanted : closedUnder(graph, new Set(left), known);
};

const isShared = (graph: Graph, id: string): boolean =>
  id.endsWith(".css") || (graph.getModuleInfo(id)?.importers.length ?? 0) > 1;

const isSmall = (graph: Graph, id: string): boolean =>
  (graph.getModuleInfo(id)?.code ?? "").length <= maxPart;

const namesIn = (root: string, graph: Graph): ReadonlyMap<string, string> => {
  const of = (starts: readonly string[]): Set<string> =>
    loadedWith(
      graph,
      starts.map((start) => join(root, start)),
    );
  const [early, app, home] = [of(documents), of([appStart]), of(homes)];
  const [plain, open] = [of(pagesIn("plain")), of(pagesIn("public"))];
  const names = new Map<string, string>();
  const left = (ids: Iterable<string>): string[] => [...ids].filter((id) => !early.has(id) && !names.has(id));
  for (const id of early) if (app.has(id) || home.has(id)) names.set(id, "start");
  for (const id of left(app)) names.set(id, "app");
  for (const id of left(of(shell))) {
    if (open.has(id)) names.set(id, "app");
    else names.set(id, plain.has(id) ? "frame" : "shell");
  }
  const isNamed = (id: string): boolean => names.has(id) || isEverywhere(id);
  const nameSmall = (name: string, pagesOf: Set<string>): void => {
    const small = left(home).filter((id) => pagesOf.has(id) && isShared(graph, id) && isSmall(graph, id));
    for (const id of closedUnder(graph, new Set(small), isNamed)) names.set(id, name);
  };
  nameSmall("app", plain);
  nameSmall("parts", open);
  nameSmall("shell", home);
  // The manifest knows the shell by a chunk of its own, and a part of a document that loads a shared chunk must not start the app.
  for (const start of [...shell, appStart]) names.delete(join(root, start));
  return names;
};

/** A chunk takes along the imports of its modules, so that those which fewer pages need must come later. */
const inOrder = ["start", "app", "parts", "frame", "shell"];

/** One chunk each of what every page of the app loads, and every signed-in one, so that each is one request. */
export const sharedChunks = (root: string, leastPriority: number) => {
  let names: ReadonlyMap<string, string> | undefined;
  return inOrder.map((chunk, place) => ({
    debugName: chunk,
    name: (id: string, graph: Graph): string | null => {
      names ??= namesIn(root, graph);
      return names.get(id) === chunk ? chunk : null;
    },
    priority: leastPriority + inOrder.length - place,
  }));
};
