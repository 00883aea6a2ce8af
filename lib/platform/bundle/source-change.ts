/** A change to a file of a package. It throws if the replaced text is missing, so that an update of the package cannot disable it unnoticed. */
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
