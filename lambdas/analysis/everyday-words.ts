const listed = (names: string): string[] => names.split(",").map((name) => name.trim());

/** Makes whose name is a common word, first name or colour as well: on a receipt it counts only where it begins an article. */
export const everydayWords: ReadonlySet<string> = new Set(
  listed(`
  Apollo, BH, Cowboy, Cube, Diamant, Factor, Focus, Genesis, Ghost, Giant, Juliana, Liv, Look, Mate,
  Mustang, Olympia, Pilen, Rex, Rose, Salsa, SCO, Scott, Serious, Sparta, Stevens, Triumph, Victoria,
  White, GT, 3T
`).map((brand) => brand.toLowerCase()),
);
