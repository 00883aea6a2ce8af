import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build as bundle } from "esbuild";
import { build } from "vite";

type Renderer = typeof import("#web/app/render-landing.ts");

const root = join(import.meta.dirname, "..");
const place = "<!--landing-->";
const documents = { sv: "index.html", en: "en/index.html" } as const;

/** The landing page as a module that Node can run: its JSX compiled, its style sheets left out. */
const landingRenderer = async (): Promise<Renderer> => {
  const outfile = join(root, "out/prerender/render-landing.mjs");
  await bundle({
    entryPoints: [join(root, "web/src/app/render-landing.ts")],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    jsx: "automatic",
    loader: { ".css": "empty" },
    logLevel: "warning",
  });
  return await import(`${pathToFileURL(outfile).href}?built=${Date.now()}`);
};

/** Writes the landing page of each language into its document, so that it can be read before any script runs. */
const prerender = async (): Promise<void> => {
  const { renderLanding } = await landingRenderer();
  for (const language of ["sv", "en"] as const) {
    const file = join(root, "out/web", documents[language]);
    const html = await readFile(file, "utf8");
    if (!html.includes(place)) throw new Error(`${file} has no place for the landing page`);
    await writeFile(
      file,
      html.replace(place, () => renderLanding(language)),
    );
  }
};

/** Builds the site into out/web. */
export const buildWeb = async (): Promise<void> => {
  await build({ configFile: join(root, "vite.config.ts"), logLevel: "warn" });
  await prerender();
};

if (import.meta.main) await buildWeb();
