import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build as bundle } from "esbuild";
import { build } from "vite";

type Renderer = typeof import("#web/app/render-landing.ts");

const root = join(import.meta.dirname, "..");
const site = join(root, "out/web");
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

/** Puts the style sheets into the document: they are small, and asking for them would be what the first paint waits for. */
const withStyles = async (html: string): Promise<string> => {
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)];
  const sheets = links.map(([, href = ""]) => readFile(join(site, href), "utf8"));
  const styles = (await Promise.all(sheets)).join("");
  const [first = "", ...others] = links.map(([link]) => link);
  const without = others.reduce((rest, link) => rest.replace(link, ""), html);
  return without.replace(first, () => `<style>${styles}</style>`);
};

/** The page works before its script has come, so the script lets fonts go first. */
const withLateScript = (html: string): string =>
  html.replace('<script type="module"', '<script type="module" fetchpriority="low"');

/** Writes the landing page of each language into its document, so that it can be read before any script runs. */
const prerender = async (): Promise<void> => {
  const { renderLanding } = await landingRenderer();
  for (const language of ["sv", "en"] as const) {
    const file = join(site, documents[language]);
    const html = await readFile(file, "utf8");
    if (!html.includes(place)) throw new Error(`${file} has no place for the landing page`);
    const page = html.replace(place, () => renderLanding(language));
    await writeFile(file, withLateScript(await withStyles(page)));
  }
};

/** Builds the site into out/web. */
export const buildWeb = async (): Promise<void> => {
  // Vitest says "test" to whatever it starts, and React would come in its development build, twice as heavy.
  process.env["NODE_ENV"] = "production";
  await build({ configFile: join(root, "vite.config.ts"), logLevel: "warn" });
  await prerender();
};

if (import.meta.main) await buildWeb();
