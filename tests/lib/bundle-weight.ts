import { stat } from "node:fs/promises";
import path from "node:path";
import type { Bundles } from "#lib/platform/bundle/bundles.ts";

export type BundleWeight = { readonly what: string; readonly kilobytes: number; readonly limit: number };

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
    { what: "the public search", kilobytes: search.kilobytes, limit: 240 },
    { what: `the median (${median.name})`, kilobytes: median.kilobytes, limit: 320 },
    { what: `the heaviest (${heaviest.name})`, kilobytes: heaviest.kilobytes, limit: 600 },
  ];
};
