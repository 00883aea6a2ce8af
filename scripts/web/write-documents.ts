import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import type { Language } from "#contract/people/accounts.ts";
import { type DocumentPath, documentAddress, documentPaths, isApart } from "#contract/people/documents.ts";
import { pages } from "#web/app/routes.ts";
import { chunksOf, filesOf, readManifest } from "./built-files.ts";
import { headOf } from "./head.ts";
import { forStrangers, inLanguage, withHead, withLateScripts, withPage, withStyles } from "./page-html.ts";

type Renderer = typeof import("#web/app/render-documents.ts");

const root = join(import.meta.dirname, "../..");
const site = join(root, "out/web");
const languages = ["sv", "en"] as const;
/** Documents with another page for signed-in people at the same address. */
const otherForSignedIn: readonly DocumentPath[] = ["/", "/bike-search"];

const read = (file: string): Promise<string> => readFile(join(site, file), "utf8");

const write = async (file: string, html: string): Promise<void> => {
  await mkdir(dirname(join(site, file)), { recursive: true });
  await writeFile(join(site, file), html);
};

/** Builds the pages as a split module for Node, so that only rendered pages are loaded. */
const openRenderer = async (): Promise<Renderer> => {
  const outDir = join(root, "out/prerender");
  await build({
    configFile: false,
    root: join(root, "web"),
    logLevel: "warn",
    plugins: [react()],
    build: {
      ssr: join(root, "web/src/app/render-documents.ts"),
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: "[name].mjs" } },
    },
  });
  return await import(`${pathToFileURL(join(outDir, "render-documents.mjs")).href}?built=${Date.now()}`);
};

type Document = { readonly path: DocumentPath; readonly language: Language };

const fileOf = ({ path, language }: Document): string =>
  join(documentAddress(path, language), "index.html").slice(1);

/** Entry points whose built files the document names. */
const startsOf = ({ path, language }: Document): string[] => {
  if (isApart(path)) return [fileOf({ path, language })];
  const page = pages.find((each) => each.path === path);
  if (!page) throw new Error(`${path} is not in the route table`);
  return chunksOf(page, language);
};

/** Writes every document of the built site, and the shell of all other pages. */
export const writeDocuments = async (): Promise<void> => {
  const renderer = await openRenderer();
  const manifest = await readManifest(site);
  const shell = await read("app.html");
  const writeOne = async (document: Document): Promise<void> => {
    const { path, language } = document;
    const start = isApart(path) ? await read(fileOf(document)) : inLanguage(shell, language);
    const empty = otherForSignedIn.includes(path) ? forStrangers(start) : start;
    const files = [...filesOf(manifest, startsOf(document))];
    const scripts = files.filter((file) => file.endsWith(".js"));
    const styles = files.filter((file) => file.endsWith(".css"));
    const headed = withLateScripts(withHead(empty, headOf(path, language)), scripts);
    const styled = await withStyles(headed, styles, read);
    await write(fileOf(document), withPage(styled, await renderer.renderDocument(path, language)));
  };
  for (const language of languages) for (const path of documentPaths) await writeOne({ path, language });
  await write("app.html", withPage(withHead(shell, headOf("app", "sv")), ""));
};
