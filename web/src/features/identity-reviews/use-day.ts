import { useTranslation } from "react-i18next";
import { dayText } from "#web/i18n/day-text.ts";

/** Says a moment as a day in the page's language. */
export const useDay = (): ((moment: string) => string) => {
  const { i18n } = useTranslation();
  return (moment) => dayText(moment, i18n.language === "en" ? "en" : "sv");
};
