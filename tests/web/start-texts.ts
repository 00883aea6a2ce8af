import { areas } from "#web/platform/i18n/areas.ts";
import { loadTexts, startI18n } from "#web/platform/i18n/i18n.ts";
import type { Area } from "#web/platform/i18n/resources.ts";

const isArea = (name: string): name is Area => areas.has(name);

/** Shows pages in a language, with the texts of all of them. */
export const startTexts = async (language: "sv" | "en"): Promise<void> => {
  await startI18n(language);
  await loadTexts([...areas.keys()].filter(isArea));
};
