import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build as bundle } from "esbuild";
import * as z from "zod";
import type { Language } from "#contract/accounts.ts";
import { type DocumentPath, documentAddress, documentPaths } from "#contract/documents.ts";
import { headOf } from "./head.ts";
import { inLanguage, withHead, withLateScript, withPage, withStyles } from "./page-html.ts";

type Renderer = typeof import("#web/app/render-documents.ts");

const root = join(import.meta.dirname, "../..");
const site = join(root, "out/web");
const languages = ["sv", "en"] as const;
const landings = { sv: "index.html", en: "en/index.html" } as const;

const read = (file: string): Promise<string> => readFile(join(site, file), "utf8");

const write = async (file: string, html: string): Promise<void> => {
  await mkdir(dirname(join(site, file)), { recursive: true });
  await writeFile(join(site, file), html);
};

/** The pages as a module that Node can run: JSX compiled, style sheets left out, and in pieces, so that only what is rendered is loaded. */
const openRenderer = async (): Promise<Renderer> => {
  const outdir = join(root, "out/prerender");
  await bundle({
    entryPoints: [join(root, "web/src/app/render-documents.ts")],
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    packages: "external",
    jsx: "automatic",
    loader: { ".css": "empty" },
    logLevel: "warning",
  });
  return await import(`${pathToFileURL(join(outdir, "render-documents.mjs")).href}?built=${Date.now()}`);
};

const Manifest = z.record(
  z.string(),
  z.object({ css: z.array(z.string()).default([]), imports: z.array(z.string()).default([]) }),
);

/** The style sheets that a chunk and all it imports bring along. */
const stylesOf = (manifest: z.infer<typeof Manifest>, name: string, seen = new Set<string>()): string[] => {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`Nothing was built of ${name}`);
  if (seen.has(name)) return [];
  seen.add(name);
  return [...chunk.imports.flatMap((next) => stylesOf(manifest, next, seen)), ...chunk.css];
};

/** Where each page is written, so that its style sheets are known before its script runs. */
const modules = {
  "/privacy": "src/features/info/PrivacyPage.tsx",
  "/terms": "src/features/info/TermsPage.tsx",
  "/contact": "src/features/contact/ContactPage.tsx",
  "/why-bike-owners": "src/features/info/WhyPage.tsx",
  "/how-to-use": "src/features/info/HowPage.tsx",
} as const satisfies Record<Exclude<DocumentPath, "/">, string>;

const linkTo = (file: string): string => `<link rel="stylesheet" crossorigin href="/${file}">`;

const writeLanding = async ({ renderDocument }: Renderer, language: Language): Promise<void> => {
  const file = landings[language];
  const page = withPage(
    withHead(await read(file), headOf("/", language)),
    await renderDocument("/", language),
  );
  await write(file, withLateScript(await withStyles(page, read)));
};

/** Writes every document of the built site, and the shell of all other pages. */
export const writeDocuments = async (): Promise<void> => {
  const renderer = await openRenderer();
  const manifest = Manifest.parse(JSON.parse(await read(".vite/manifest.json")));
  const shell = await read("app.html");
  const writeOne = async (path: keyof typeof modules, language: Language): Promise<void> => {
    const styles = stylesOf(manifest, modules[path]).filter((css) => !shell.includes(css));
    const head = [headOf(path, language), ...styles.map(linkTo)].join("\n    ");
    const html = withPage(withHead(shell, head), await renderer.renderDocument(path, language));
    await write(`${documentAddress(path, language).slice(1)}/index.html`, inLanguage(html, language));
  };
  for (const language of languages) {
    await writeLanding(renderer, language);
    for (const path of documentPaths) if (path !== "/") await writeOne(path, language);
  }
  await write("app.html", withPage(withHead(shell, headOf("app", "sv")), ""));
};
