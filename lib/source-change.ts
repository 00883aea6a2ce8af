/** What is done to the source of a package's file. What it looks for must be there, so that a new version of the package cannot slip past it. */
export type SourceChange = { readonly file: RegExp; readonly change: (source: string) => string };

export const instead = (file: RegExp, contents: string): SourceChange => ({ file, change: () => contents });

export const replace = (
  file: RegExp,
  ...pairs: readonly (readonly [string | RegExp, string])[]
): SourceChange => ({
  file,
  change: (source) =>
    pairs.reduce((text, [from, to]) => {
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${file.source} no longer holds ${String(from)}`);
      return changed;
    }, source),
});
