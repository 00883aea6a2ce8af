import { existsSync } from "node:fs";
import { mkdir, readFile, rename, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Plugin, build } from "esbuild";
import type { Bundle, Bundles } from "#lib/platform/bundle/bundles.ts";
import { leanBuiltins } from "#lib/platform/bundle/lean-builtins.ts";
import { leaveOut } from "#lib/platform/bundle/leave-out.ts";
import { functions } from "./functions.ts";

/** A constant with a schema or routes, up to the semicolon before the next top-level statement. */
const schema =
  /^((?:export )?const \w+ = )((?:z\b|defineRoutes\(|pageOf\(|[A-Z]\w*\.(?:extend|omit|pick)\()[\s\S]*?);$(?=\n(?![ )}\]]))/gm;

/**
 * Marks schemas as pure, so that bundles drop unused ones.
 * A bundler keeps the result of every other call, and each zod schema costs a cold start 0.1 ms.
 */
const droppableSchemas: Plugin = {
  name: "droppable-schemas",
  setup(builder) {
    builder.onLoad(
      { filter: /\/(?:contract|lambdas\/(?:platform\/table|[a-z]+)\/items)\/[\w/-]+\.ts$/ },
      async ({ path }) => ({
        contents: (await readFile(path, "utf8")).replaceAll(schema, "$1/* @__PURE__ */ (() => $2)();"),
        loader: "ts",
      }),
    );
  },
};

const entries = functions.map(({ name, entry }) => [name, entry] as const);

const root = path.resolve(import.meta.dirname, "../..");
const output = path.join(root, "out/lambdas");
const sourceMaps = path.join(root, "out/source-maps");

/** sharp and its dependencies on Lambda. */
const nativePackages = [
  "sharp",
  "@img/colour",
  "@img/sharp-libvips-linux-x64",
  "@img/sharp-linux-x64",
  "detect-libc",
  "semver",
];
const installed = (name: string): string => path.join(root, "node_modules", name);

/** Lambda passes credentials in the environment. The SDK's other providers would be a quarter of a function's code. */
const credentialsFromEnvironment: Plugin = {
  name: "credentials-from-environment",
  setup(builder) {
    const namespace = "credentials";
    builder.onResolve({ filter: /^@aws-sdk\/credential-provider-node$/ }, ({ path }) => ({
      path,
      namespace,
    }));
    builder.onLoad({ filter: /./, namespace }, () => ({
      contents: 'export { fromEnv as defaultProvider } from "@aws-sdk/credential-provider-env";',
      resolveDir: root,
    }));
  },
};

const compile = () =>
  build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(entries),
    outdir: output,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    minify: true,
    platform: "node",
    target: "node24",
    format: "esm",
    mainFields: ["module", "main"],
    external: ["sharp"],
    plugins: [credentialsFromEnvironment, leaveOut, leanBuiltins, droppableSchemas],
    legalComments: "none",
    sourcemap: "external",
    metafile: true,
    write: false,
    logLevel: "silent",
  });

const defineRequire =
  'import{createRequire as createRequire_}from"node:module";const require=createRequire_(import.meta.url);\n';

/** CommonJS packages in an ES module need `require` for Node's own modules; only some bundles have any. */
const needsRequire = (code: string): boolean => code.includes("Dynamic require of");

/** Skips unchanged files and replaces others atomically, so that a concurrent reader sees a whole file. */
const write = async (file: string, text: string): Promise<void> => {
  const now = await readFile(file, "utf8").catch(() => undefined);
  if (now === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, text);
  await rename(draft, file);
};

/** Links instead of copying, so that all local functions share one sharp; deployment resolves the links. */
const linkNativePackages = async (folder: string): Promise<Bundle["native"]> => {
  if (!nativePackages.every((name) => existsSync(installed(name)))) return "missing";
  for (const name of nativePackages) {
    const link = path.join(folder, "node_modules", name);
    await mkdir(path.dirname(link), { recursive: true });
    if (!existsSync(link)) await symlink(installed(name), link, "dir");
  }
  return "present";
};

const writeBundle = async (
  name: string,
  code: string,
  sourceMap: string,
  native: boolean,
): Promise<Bundle> => {
  const folder = path.join(output, name);
  const hasRequire = needsRequire(code);
  await write(path.join(folder, "index.mjs"), hasRequire ? defineRequire + code : code);
  const map = hasRequire ? sourceMap.replace('"mappings": "', '"mappings": ";') : sourceMap;
  await write(path.join(sourceMaps, `${name}.mjs.map`), map);
  return { folder, native: native ? await linkNativePackages(folder) : "none" };
};

/** Bundles each function to out/lambdas/<name>/index.mjs, with its source map in out/source-maps/<name>.mjs.map. */
export const bundleHandlers = async (): Promise<Bundles> => {
  const { outputFiles, metafile } = await compile();
  const texts = new Map(outputFiles.map((file) => [path.relative(output, file.path), file.text]));
  const text = (file: string): string => texts.get(file) ?? "";
  const bundles = new Map<string, Bundle>();
  for (const [name] of entries) {
    const imports = metafile.outputs[`out/lambdas/${name}.mjs`]?.imports ?? [];
    const native = imports.some((imported) => imported.path === "sharp");
    bundles.set(name, await writeBundle(name, text(`${name}.mjs`), text(`${name}.mjs.map`), native));
  }
  return bundles;
};
