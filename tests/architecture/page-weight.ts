import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { builtPages } from "#local/build/build-all.ts";
import type { Page } from "#web/app/page.ts";
import { pages } from "#web/app/routes.ts";
import { chunksOf, filesOf, type Manifest, readManifest } from "../../scripts/web/built-files.ts";

/** Maximum kilobytes of a page, after brotli. */
const limits: Record<string, number> = {
  "/bike-search": 250,
  "/qr/:uid": 290,
  "/auth": 295,
  // Amplify's own sign-in.
  "/store-login": 400,
};
/** Administrators leave their page open all day. Charts load later and are not counted. */
const limitOfAdminPage = 310;
const limitOfAnyPage = 320;
/** Scripts only, of documents without the app. */
const limitsOfDocuments: Record<string, number> = {
  "index.html": 110,
  "en/index.html": 110,
  "check/index.html": 90,
  "en/check/index.html": 90,
};

export type PageWeight = {
  readonly page: string;
  readonly kilobytes: number;
  readonly limit: number;
  /** Relative to the built site. */
  readonly files: ReadonlySet<string>;
};

const shell = "app.html";

const scriptsOf = async (document: string): Promise<string[]> => {
  const html = await readFile(join(builtPages, document), "utf8");
  return [...html.matchAll(/<script[^>]+src="\/([^"']+)"/g)].map(([, file = ""]) => file);
};

const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

/** Cached by file, since pages share files and compression is slow. */
const packed = new Map<string, Promise<number>>();

const bytesOf = (file: string): Promise<number> => {
  const pack = async (): Promise<number> =>
    brotliCompressSync(await readFile(join(builtPages, file)), { params }).length;
  const known = packed.get(file) ?? pack();
  packed.set(file, known);
  return known;
};

export const kilobytesOf = async (files: Iterable<string>): Promise<number> => {
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

/** Weighs the page with its layout and the texts of one language, without dialogs and steps that are loaded later. */
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

const weighApart = async (manifest: Manifest, document: string, limit: number): Promise<PageWeight> => {
  const all = [...(await scriptsOf(document)), ...filesOf(manifest, [document])];
  const files = new Set(all.filter((file) => file.endsWith(".js")));
  const page = `document /${document.replace("index.html", "")}`;
  return { page, limit, files, kilobytes: await kilobytesOf(files) };
};

export const filesBuiltOf = async (source: RegExp): Promise<string[]> =>
  Object.entries(await readManifest(builtPages)).flatMap(([name, { file }]) =>
    source.test(name) ? [file] : [],
  );

/** Bytes of a document as the site sends it: CloudFront compresses at a low quality. */
export const weighDocument = async (document: string): Promise<number> => {
  const html = await readFile(join(builtPages, document));
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
};

/** Weighs the scripts of documents without the app, and scripts and styles of the pages. */
export const weighPages = async (): Promise<PageWeight[]> => {
  const manifest = await readManifest(builtPages);
  const apart = Object.entries(limitsOfDocuments).map(([name, limit]) => weighApart(manifest, name, limit));
  return Promise.all([...apart, ...pages.map((page) => weighPage(manifest, page))]);
};
