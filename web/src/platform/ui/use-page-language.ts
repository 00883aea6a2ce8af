import { useTranslation } from "react-i18next";
import type { Language } from "#contract/people/accounts.ts";

export const usePageLanguage = (): Language => (useTranslation().i18n.language === "en" ? "en" : "sv");
