import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { textsOf } from "./areas.ts";
import { type Language, rememberLanguage } from "./language.ts";
import type { Area, Resources } from "./resources.ts";
import type { core } from "#web/platform/i18n/sv/core.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    enableSelector: true;
    defaultNS: "translation";
    resources: { translation: typeof core & Resources };
  }
}

const load = {
  sv: async () => (await import("#web/platform/i18n/sv/core.ts")).core,
  en: async () => (await import("#web/platform/i18n/en/core.ts")).core,
};

const loaded = new Set<Area>();
let shown: Language = "sv";
let starting: Promise<unknown> | undefined;

export const startI18n = async (language: Language): Promise<void> => {
  shown = language;
  document.documentElement.lang = language;
  const init = async (): Promise<void> => {
    await i18next.use(initReactI18next).init({
      lng: language,
      resources: { [language]: { translation: await load[language]() } },
      interpolation: { escapeValue: false },
    });
  };
  starting = init();
  await starting;
};

const add = async (area: Area, language: Language): Promise<void> => {
  const texts = await textsOf(area, language);
  await starting;
  i18next.addResourceBundle(language, "translation", { [area]: texts }, true);
};

/** Loads texts of single pages; call it before rendering them. */
export const loadTexts = async (wanted: readonly Area[]): Promise<void> => {
  for (const area of wanted) loaded.add(area);
  await Promise.all(wanted.map((area) => add(area, shown)));
};

/** The page's language, for code outside components. */
export const shownLanguage = (): Language => shown;

export const showLanguage = async (language: Language): Promise<void> => {
  const [core] = await Promise.all([load[language](), ...[...loaded].map((area) => add(area, language))]);
  i18next.addResourceBundle(language, "translation", core, true);
  shown = language;
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
};

export const changeLanguage = async (language: Language): Promise<void> => {
  await showLanguage(language);
  rememberLanguage(language);
};
