const camelCase = (name: string): string =>
  name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Maps a file to its area: `ownership/transfers/texts/sv.ts` to `transfers`, `bikes/my-bikes/texts/bike-edit/sv.ts` to `bikeEdit`. */
export const areaOf = (file: string): string =>
  camelCase(/([^/]+)(?:\/texts)?\/(?:sv|en)\.ts$/.exec(file)?.[1] ?? "");
