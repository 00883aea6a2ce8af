import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import * as z from "zod";
import type { Language } from "#contract/people/accounts.ts";
import { adminPages } from "#web/app/admin-pages.ts";
import { bikePages } from "#web/app/bike-pages.ts";
import type { Page } from "#web/app/page.ts";
import { storePages } from "#web/app/store-pages.ts";
import { areaOf } from "#web/platform/i18n/area-of.ts";

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);
export type Manifest = z.infer<typeof Manifest>;

/** Maps each source to its built files. */
export const readManifest = async (site: string): Promise<Manifest> =>
  Manifest.parse(JSON.parse(await readFile(join(site, ".vite/manifest.json"), "utf8")));

/** The files of these chunks and of all their imports, in execution order. */
export const filesOf = (manifest: Manifest, starts: readonly string[]): Set<string> => {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`Nothing was built of ${name}`);
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of chunk.imports) visit(next);
    for (const file of [...chunk.css, chunk.file]) files.add(file);
  };
  for (const start of starts) visit(start);
  return files;
};

/** Pages that are loaded through another lazy module. */
const loadsOfGroups = new Map<string, Page["load"]>(
  Object.entries({ ...adminPages, ...bikePages, ...storePages }),
);

/** Path of the page's component, relative to web/. */
export const moduleOf = ({ load, path }: Page): string => {
  const named = loadsOfGroups.get(path) ?? load;
  const [, module] = /web\/(?:src\/)?([\w/-]+\.tsx)/.exec(named.toString()) ?? [];
  if (module === undefined) throw new Error(`The module of ${path} is not to be seen`);
  return `src/${module}`;
};

const textFiles = globSync("src/**/texts/**/{sv,en}.ts", { cwd: resolve("web") });

/** Path of an area's texts, relative to web/. */
const textFileOf = (area: string, language: Language): string => {
  const file = textFiles.find((each) => areaOf(each) === area && each.endsWith(`/${language}.ts`));
  if (file === undefined) throw new Error(`There are no texts for ${area} in ${language}`);
  return file;
};

/** The texts and the component, which a page requests once the app runs. */
export const chunksOf = (page: Page, language: Language): string[] => [
  `src/platform/i18n/${language}/core.ts`,
  ...(page.texts ?? []).map((area) => textFileOf(area, language)),
  moduleOf(page),
];
