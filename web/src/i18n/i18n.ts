import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { type Language, rememberLanguage } from "./language.ts";
import type { sv } from "./sv/sv.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    enableSelector: true;
    defaultNS: "translation";
    resources: { translation: typeof sv };
  }
}

const load = {
  sv: async () => (await import("./sv/sv.ts")).sv,
  en: async () => (await import("./en/en.ts")).en,
};

/** Loads the texts of one language and shows the page in it. */
export const startI18n = async (language: Language): Promise<void> => {
  document.documentElement.lang = language;
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: await load[language]() } },
    interpolation: { escapeValue: false },
  });
};

/** Shows the page in another language from now on. */
export const changeLanguage = async (language: Language): Promise<void> => {
  i18next.addResourceBundle(language, "translation", await load[language]());
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  rememberLanguage(language);
};
