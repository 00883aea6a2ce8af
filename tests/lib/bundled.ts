import { readFile, rename, writeFile, stat } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { bundleHandlers } from "#lib/app/bundle.ts";
import type { Bundles } from "#lib/platform/bundle/bundles.ts";
import { root, stacks } from "#local/build/build-all.ts";
import { runStep } from "#local/build/step.ts";

const output = "out/bundles.json";
const file = path.join(root, output);

const List = z.array(
  z.tuple([z.string(), z.object({ folder: z.string(), native: z.enum(["none", "present", "missing"]) })]),
);

const compile = async (): Promise<void> => {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify([...(await bundleHandlers())]));
  // Renames atomically, because another test file may be reading.
  await rename(draft, file);
};

const read = async (): Promise<Bundles> => {
  const step = { name: "Bundle functions", inputs: stacks.inputs, output, run: compile };
  await runStep(root, step, () => undefined);
  return new Map(List.parse(JSON.parse(await readFile(file, "utf8"))));
};

let bundles: Promise<Bundles> | undefined;

/** Compiles the bundles once for all tests that synthesise stacks, and again when their inputs have changed. */
export const bundled = (): Promise<Bundles> => (bundles ??= read());

type BundleWeight = { readonly what: string; readonly kilobytes: number; readonly limit: number };

/** Weighs the public search, the median and the heaviest function against their limits. */
export const weighBundles = async (bundles: Bundles): Promise<BundleWeight[]> => {
  const weights = await Promise.all(
    [...bundles].map(async ([name, { folder }]) => {
      const { size } = await stat(path.join(folder, "index.mjs"));
      return { name, kilobytes: size / 1000 };
    }),
  );
  const ordered = weights.toSorted((a, b) => a.kilobytes - b.kilobytes);
  const median = ordered[Math.floor(ordered.length / 2)];
  const heaviest = ordered.at(-1);
  const search = weights.find(({ name }) => name === "search");
  if (!search || !median || !heaviest) throw new Error("There are no bundles");
  return [
    { what: "the public search", kilobytes: search.kilobytes, limit: 243 },
    { what: `the median (${median.name})`, kilobytes: median.kilobytes, limit: 320 },
    { what: `the heaviest (${heaviest.name})`, kilobytes: heaviest.kilobytes, limit: 600 },
  ];
};
