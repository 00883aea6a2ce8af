import { useTranslation } from "react-i18next";
import { locales } from "#web/i18n/locales.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { enoughFor } from "./enough-for.ts";

/** What so many points pay for, in words; undefined where it is nothing whole. */
export const useEnough = (points: number): string | undefined => {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { registrations, stickers } = enoughFor(points);
  const things = [
    ...(registrations > 0 ? [t(($) => $.order.packages.registrations, { count: registrations })] : []),
    ...(stickers > 0 ? [t(($) => $.order.packages.stickers, { count: stickers })] : []),
  ];
  if (things.length === 0) return undefined;
  return new Intl.ListFormat(locales[language], { type: "conjunction" }).format(things);
};
