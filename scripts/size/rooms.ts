export type Size = { readonly files: number; readonly lines: number };
export type Source = { readonly path: string; readonly text: string };

/** Work on the registry does not touch the embedded cloud and its tests. */
const isEmbeddedCloud = (path: string): boolean => /^(?:tests\/)?local\//.test(path);

const sizeOf = (sources: readonly Source[]): Size => ({
  files: sources.length,
  lines: sources.reduce((sum, { text }) => sum + text.split("\n").length - 1, 0),
});

/** The sizes of all sources, of those outside the embedded cloud, and of each top folder. */
export const measure = (sources: readonly Source[]) => ({
  all: sizeOf(sources),
  registry: sizeOf(sources.filter(({ path }) => !isEmbeddedCloud(path))),
  rooms: [...Map.groupBy(sources, ({ path }) => path.split("/")[0] ?? "")]
    .map(([room, those]) => ({ room, ...sizeOf(those) }))
    .toSorted((one, other) => other.lines - one.lines),
});

export type Ceilings = { readonly files: number; readonly lines: number; readonly registryLines: number };

export const findGrowth = ({ all, registry }: ReturnType<typeof measure>, ceilings: Ceilings): string[] =>
  (
    [
      ["files", all.files, ceilings.files],
      ["lines", all.lines, ceilings.lines],
      ["lines without the embedded cloud", registry.lines, ceilings.registryLines],
    ] as const
  )
    .filter(([, size, ceiling]) => size > ceiling)
    .map(([name, size, ceiling]) => `${size} ${name}, at most ${ceiling}`);
