import { useTranslation } from "react-i18next";
import { dayText } from "#web/platform/i18n/day-text.ts";

export const useDay = (): ((moment: string) => string) => {
  const { i18n } = useTranslation();
  return (moment) => dayText(moment, i18n.language === "en" ? "en" : "sv");
};
