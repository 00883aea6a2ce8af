import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { type Connect, defineConfig, type Plugin } from "vite";
import { leanScanner } from "#lib/platform/bundle/lean-scanner.ts";
import { leanSignIn } from "#lib/platform/bundle/lean-sign-in.ts";
import { leanZod } from "#lib/platform/bundle/lean-zod.ts";
import type { SourceChange } from "#lib/platform/bundle/source-change.ts";
import { writeCoreFonts } from "./scripts/web/core-fonts.ts";
import { writePdfFonts } from "./scripts/web/pdf-fonts.ts";
import { headOf } from "./scripts/web/head.ts";
import { sharedChunks } from "./scripts/web/name-chunks.ts";

const root = join(import.meta.dirname, "web");
const documents: Readonly<Record<string, string>> = {
  "/": "/index.html",
  "/en/": "/en/index.html",
  "/check": "/check/index.html",
  "/en/check": "/en/check/index.html",
};

/** Sends the addresses of pages to the shell that draws them, as the site's edge does once deployed. */
const pageAddresses: Connect.NextHandleFunction = (request, _response, next) => {
  const [path = "/"] = (request.url ?? "/").split("?");
  const isFile = /\.\w+$/.test(path) || path.startsWith("/@") || path.startsWith("/api/");
  if (!isFile) request.url = documents[path] ?? "/app.html";
  next();
};

const servePages: Plugin = {
  name: "serve-pages",
  configureServer: (server) => void server.middlewares.use(pageAddresses),
  configurePreviewServer: (server) => void server.middlewares.use(pageAddresses),
};

const firstFonts = /(familjen-grotesk|figtree)-core.*\.woff2$/;

const cutFonts: Plugin = {
  name: "cut-fonts",
  buildStart: async () => {
    await writeCoreFonts();
    await writePdfFonts();
  },
};

/** The two fonts of the first paint come with the document, so that no text moves when they arrive. */
const preloadFonts: Plugin = {
  name: "preload-fonts",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => firstFonts.test(file))
        .map((file) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `/${file}` },
          injectTo: "head-prepend",
        })),
  },
};

/** The build writes heads and pages into its documents once it knows every file's name; while developing they are filled in as they are asked for. */
const fillHeads: Plugin = {
  name: "fill-heads",
  apply: "serve",
  transformIndexHtml: (html, { path }) => {
    const language = path.startsWith("/en/") ? "en" : "sv";
    return html.replace(
      "<!--head-->",
      headOf(path === "/app.html" ? "app" : path.includes("/check/") ? "/check" : "/", language),
    );
  },
};

const leaner = (name: string, { file, change }: SourceChange): Plugin => ({
  name,
  transform: { filter: { id: file }, handler: (code) => ({ code: change(code), map: null }) },
});

const useLeanZod = leaner("lean-zod", leanZod);
const useLeanSignIn = leaner("lean-sign-in", leanSignIn);
const useLeanScanner = leanScanner.map((change, index) => leaner(`lean-scanner-${index + 1}`, change));

const antdCore =
  /node_modules[\\/](@ant-design[\\/](cssinjs|cssinjs-utils|colors|fast-color)|antd[\\/]es[\\/](theme|config-provider|button|message|style|_util))[\\/]/;

/** The landing page and the rest share these modules in one chunk rather than a dozen. A chunk takes along the imports of its modules, so none may import antd or a library. */
const withoutAntd =
  /web[\\/]src[\\/](stickers[\\/](QrSticker|qr-cells)\.|platform[\\/](ui[\\/]((public|consent(?![\\/]consent\.css)|plate-search)[\\/]|bike-art[\\/](?!BikePicture)|(Badge|BikeGlyph|Logo|LogoMark|Plate|local-store|theme-mode|ui)\.)|i18n[\\/](language|(sv|en)[\\/](site|consent)\.)))/;

/** Every page but the landing page needs these. One chunk packs a tenth smaller than those that the bundler would make. */
const onEveryPage =
  /node_modules[\\/](react-router|react-router-dom|@tanstack|i18next|react-i18next|use-sync-external-store|zod)[\\/]/;

/** Small things that many pages use: alone, each would be a request that weighs more than what it brings. */
const icons = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;

/** Others that several pages use, but for those of the sign-in page, which would have to load them all for a few. */
const signs =
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?!fingerprint|smartphone|key-round|circle-check|wifi-off|mail-check)/;

/** But for what the landing page knows without zod, and what administrators alone ask. */
const contract =
  /[\\/]contract[\\/](?!bikes[\\/](search|public-bike|frame-number)\.|office[\\/]|people[\\/]sign-in-purpose)|web[\\/]src[\\/]platform[\\/](api[\\/](?!admin)|i18n[\\/]problem-text)/;

const amplify = /node_modules[\\/](aws-amplify|@aws-amplify|@aws-crypto|tslib)[\\/]/;

/** The app has loaded these before it asks for any page, so that naming them with each page would only make it longer. */
const everywhere = /assets\/(?:react|data|site|icons|signs|contract|start|app|rolldown-runtime)-[^/]*\.js$/;

/** The landing page can be read and searched from before its scripts have come: they must not compete with its fonts and styles. */
const withoutLandingScripts = (_file: string, scripts: string[], { hostId }: { hostId: string }): string[] =>
  hostId.endsWith("index.html") ? [] : scripts.filter((script) => !everywhere.test(script));

/** Every page loads the list of all its files: the names of four hundred small ones would be a kilobyte of it. */
const named = new Set(["react", "antd-core", "site", "data", "icons", "signs", "contract", "start", "app"]);

export default defineConfig({
  root,
  appType: "mpa",
  plugins: [
    cutFonts,
    react(),
    fillHeads,
    preloadFonts,
    useLeanZod,
    useLeanSignIn,
    ...useLeanScanner,
    servePages,
  ],
  build: {
    outDir: join(import.meta.dirname, "out/web"),
    emptyOutDir: true,
    // Says which files a page loads, so that pages can be weighed.
    manifest: true,
    target: ["safari16", "ios16", "firefox115", "chrome109", "edge109"],
    chunkSizeWarningLimit: 400,
    modulePreload: { resolveDependencies: withoutLandingScripts },
    rolldownOptions: {
      input: ["index", "en/index", "check/index", "en/check/index", "app"].map((name) =>
        join(root, `${name}.html`),
      ),
      output: {
        // Pages name hundreds of files, and seven characters tell them apart as well as eight.
        assetFileNames: "assets/[name]-[hash:7][extname]",
        chunkFileNames: ({ name }) => `assets/${named.has(name) ? "[name]-" : ""}[hash:7].js`,
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
            { name: "antd-core", test: antdCore, priority: 20 },
            { name: "site", test: withoutAntd, priority: 10 },
            { name: "data", test: onEveryPage, priority: 9 },
            { name: "site", test: /vite[\\/]preload-helper/, priority: 15 },
            { name: "icons", test: icons, priority: 12, minShareCount: 12 },
            { name: "signs", test: signs, priority: 11, minShareCount: 6 },
            { name: "contract", test: contract, priority: 8, minShareCount: 20 },
            ...sharedChunks(root, 2),
            { name: "amplify", test: amplify, priority: 2, minShareCount: 7 },
          ],
        },
      },
    },
  },
  server: { host: "127.0.0.1" },
  preview: { host: "127.0.0.1" },
});
