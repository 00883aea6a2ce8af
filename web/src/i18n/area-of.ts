const camelCase = (name: string): string =>
  name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `../features/qr/texts/sv.ts` holds the area `qr`, `../features/bikes/texts/bike-edit/sv.ts` the area `bikeEdit`. */
export const areaOf = (file: string): string =>
  camelCase(/([^/]+)(?:\/texts)?\/(?:sv|en)\.ts$/.exec(file)?.[1] ?? "");
