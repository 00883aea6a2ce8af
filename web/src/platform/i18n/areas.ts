import { areaOf } from "./area-of.ts";
import type { Language } from "./language.ts";

type Texts = Readonly<Record<string, object>>;
type Loaders = Partial<Record<Language, () => Promise<Texts>>>;

const files = import.meta.glob<Texts>("../../**/texts/**/{sv,en}.ts");

/** Loaders of each area's texts, which lie beside the pages that show them. */
export const areas: ReadonlyMap<string, Loaders> = Object.entries(files).reduce(
  (found, [file, load]) =>
    found.set(areaOf(file), {
      ...found.get(areaOf(file)),
      [file.endsWith("/sv.ts") ? "sv" : "en"]: load,
    }),
  new Map<string, Loaders>(),
);

/** Loads the texts of an area; throws if there are none. */
export const textsOf = async (area: string, language: Language): Promise<object> => {
  const texts = (await areas.get(area)?.[language]?.())?.[area];
  if (texts === undefined) throw new Error(`There are no texts for ${area} in ${language}`);
  return texts;
};
