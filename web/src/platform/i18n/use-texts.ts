import { useTranslation } from "react-i18next";
import type { Resources } from "./resources.ts";
import type { core } from "./sv/core.ts";

/** The texts of a part of a page, with their placeholders as they are. */
export const useTexts = <T>(select: (texts: typeof core & Resources) => T): T => {
  const { i18n } = useTranslation();
  return select(i18n.getResourceBundle(i18n.language, "translation"));
};
