import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { builtPages } from "#local/build/build-all.ts";
import type { Page } from "#web/app/page.ts";
import { pages } from "#web/app/routes.ts";
import { chunksOf, filesOf, type Manifest, readManifest } from "../../scripts/web/built-files.ts";

/** Most kilobytes, by brotli, that a page may ask for. */
const limits: Record<string, number> = {
  "/bike-search": 250,
  "/bike-registration": 275,
  // Amplify's own sign-in.
  "/store-login": 400,
};
/** Administrators open theirs all day; those with charts may weigh 400 with them, which come when they are drawn. */
const limitOfAdminPage = 310;
const limitOfAnyPage = 290;
const limitOfLanding = 110;

export type PageWeight = {
  readonly page: string;
  readonly kilobytes: number;
  readonly limit: number;
  /** Relative to the built site. */
  readonly files: ReadonlySet<string>;
};

const shell = "app.html";

/** What a document names itself, outside of the chunks. */
const scriptsOf = async (document: string): Promise<string[]> => {
  const html = await readFile(join(builtPages, document), "utf8");
  return [...html.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(([, file = ""]) => file);
};

const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

/** Most files are of many pages, and packing one takes its time. */
const packed = new Map<string, Promise<number>>();

const bytesOf = (file: string): Promise<number> => {
  const pack = async (): Promise<number> =>
    brotliCompressSync(await readFile(join(builtPages, file)), { params }).length;
  const known = packed.get(file) ?? pack();
  packed.set(file, known);
  return known;
};

const kilobytesOf = async (files: Iterable<string>): Promise<number> => {
  const sizes = await Promise.all([...files].map(bytesOf));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
};

const layouts = { app: ["src/app/AppShell.tsx"], plain: ["src/app/PlainLayout.tsx"], public: [] } as const;

/** The chunks behind files. A document whose script another document also loads has no entry of its own in the manifest. */
const chunksBehind = (manifest: Manifest, files: readonly string[]): string[] =>
  Object.entries(manifest).flatMap(([name, { file }]) => (files.includes(file) ? [name] : []));

const isForAdminsOnly = ({ access }: Page): boolean =>
  typeof access !== "string" && access.every((role) => role === "admin");

const limitOf = (page: Page): number =>
  limits[page.path] ?? (isForAdminsOnly(page) ? limitOfAdminPage : limitOfAnyPage);

/** The page with its layout and the texts of one language: what must be there before it can be seen. A dialog or a step that is loaded when it is opened weighs nothing here. */
const weighPage = async (manifest: Manifest, page: Page): Promise<PageWeight> => {
  const own = await scriptsOf(shell);
  const inEither = (["sv", "en"] as const).map(async (language) => {
    const starts = [...chunksBehind(manifest, own), ...layouts[page.chrome], ...chunksOf(page, language)];
    const files = new Set([...own, ...filesOf(manifest, starts)]);
    return { files, kilobytes: await kilobytesOf(files) };
  });
  const [heavier] = (await Promise.all(inEither)).toSorted((a, b) => b.kilobytes - a.kilobytes);
  if (!heavier) throw new Error("There is no language");
  return { page: page.path, limit: limitOf(page), ...heavier };
};

const weighLanding = async (manifest: Manifest, document: string): Promise<PageWeight> => {
  const all = [...(await scriptsOf(document)), ...filesOf(manifest, [document])];
  const files = new Set(all.filter((file) => file.endsWith(".js")));
  const page = `landing page /${document.replace("index.html", "")}`;
  return { page, limit: limitOfLanding, files, kilobytes: await kilobytesOf(files) };
};

/** The files that are fetched when something of this source is first needed. */
export const filesBuiltOf = async (source: RegExp): Promise<string[]> =>
  Object.entries(await readManifest(builtPages)).flatMap(([name, { file }]) =>
    source.test(name) ? [file] : [],
  );

/** Bytes of a document as the site sends it. CloudFront packs in a hurry. */
export const weighDocument = async (document: string): Promise<number> => {
  const html = await readFile(join(builtPages, document));
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
};

/** What each page of the built site weighs: scripts of the landing pages, scripts and styles of the others. */
export const weighPages = async (): Promise<PageWeight[]> => {
  const manifest = await readManifest(builtPages);
  const landings = ["index.html", "en/index.html"].map((document) => weighLanding(manifest, document));
  return Promise.all([...landings, ...pages.map((page) => weighPage(manifest, page))]);
};
