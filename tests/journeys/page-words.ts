import { glob } from "node:fs/promises";
import { resolve } from "node:path";

const wordsIn = (texts: unknown): string[] => {
  if (typeof texts === "string") return texts.split(/<[^>]*>|\s+/);
  return typeof texts === "object" && texts !== null ? Object.values(texts).flatMap(wordsIn) : [];
};

/** Every word of every Swedish text of the interface. */
export const swedishWords = async (): Promise<ReadonlySet<string>> => {
  const found: string[] = ["Cykelregistret"];
  for (const pattern of ["web/src/**/texts/**/sv.ts", "web/src/i18n/sv/*.ts"])
    for await (const file of glob(pattern)) found.push(...wordsIn({ ...(await import(resolve(file))) }));
  return new Set(found.flatMap((word) => [word, word.toUpperCase()]));
};
