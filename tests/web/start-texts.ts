import { areas } from "#web/i18n/areas.ts";
import { loadTexts, startI18n } from "#web/i18n/i18n.ts";

const isArea = (name: string): name is keyof typeof areas => Object.hasOwn(areas, name);

/** Shows pages in a language, with the texts of all of them. */
export const startTexts = async (language: "sv" | "en"): Promise<void> => {
  await startI18n(language);
  await loadTexts(Object.keys(areas).filter(isArea));
};
