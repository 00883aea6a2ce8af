import { existsSync } from "node:fs";
import { mkdir, readFile, rename, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Plugin, build } from "esbuild";
import type { Bundle, Bundles } from "#lib/bundles.ts";
import { droppableSchemas } from "#lib/droppable-schemas.ts";
import { functions } from "#lib/features/functions.ts";
import { leanBuiltins } from "#lib/lean-builtins.ts";
import { leaveOut } from "#lib/leave-out.ts";

/** Every Lambda function by name, with the file that exports its `handler`. */
const entries = functions.map(({ name, entry }) => [name, entry] as const);

const root = path.resolve(import.meta.dirname, "..");
const output = path.join(root, "out/lambdas");
const sourceMaps = path.join(root, "out/source-maps");

/** sharp with all it needs on Lambda. */
const nativePackages = [
  "sharp",
  "@img/colour",
  "@img/sharp-libvips-linux-x64",
  "@img/sharp-linux-x64",
  "detect-libc",
  "semver",
];
const installed = (name: string): string => path.join(root, "node_modules", name);

/** A function finds its credentials in its environment. Looking for them anywhere else would be a quarter of its code. */
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

/** A CommonJS package inside an ES module asks for Node's own modules by a `require` that only some bundles need. */
const needsRequire = (code: string): boolean => code.includes("Dynamic require of");

/** Leaves an unchanged file alone and replaces a changed one at once, so that someone who reads it meanwhile gets one whole. */
const write = async (file: string, text: string): Promise<void> => {
  const now = await readFile(file, "utf8").catch(() => undefined);
  if (now === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, text);
  await rename(draft, file);
};

/** Links instead of copies: all functions of one machine then share one sharp, and the deployed folder gets the files themselves. */
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
  const shifted = needsRequire(code);
  await write(path.join(folder, "index.mjs"), shifted ? defineRequire + code : code);
  const map = shifted ? sourceMap.replace('"mappings": "', '"mappings": ";') : sourceMap;
  await write(path.join(sourceMaps, `${name}.mjs.map`), map);
  return { folder, native: native ? await linkNativePackages(folder) : "none" };
};

/** Compiles every function to out/lambdas/<name>/index.mjs, its source map to out/source-maps/<name>.mjs.map. */
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
