import { useTranslation } from "react-i18next";
import type { AlertCriteria } from "#contract/ads/alerts.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

const usePriceText = () => {
  const { t } = useTranslation();
  const language = usePageLanguage();
  return ({ priceFrom, priceTo }: AlertCriteria): string | undefined => {
    const [from, to] = [priceFrom, priceTo].map((price) =>
      price === undefined ? undefined : kronorText(price, language),
    );
    if (from !== undefined && to !== undefined) return t(($) => $.alerts.criteria.between, { from, to });
    if (from !== undefined) return t(($) => $.alerts.criteria.from, { price: from });
    return to === undefined ? undefined : t(($) => $.alerts.criteria.to, { price: to });
  };
};

/** For example "Crescent, grön, Uppsala + 3 mil". */
export const useCriteriaText = (): ((criteria: AlertCriteria) => string) => {
  const { t } = useTranslation();
  const priceText = usePriceText();
  return (criteria) => {
    const { brand, model, type, color, city, radius, electric, words } = criteria;
    const place =
      city !== undefined && radius !== undefined
        ? t(($) => $.alerts.criteria.around, { city, radius })
        : city;
    return [
      [brand, model].filter(Boolean).join(" "),
      type && t(($) => $.vocabulary.types[type]),
      color && t(($) => $.vocabulary.colours[color]),
      electric && t(($) => $.alerts.criteria.electric),
      place,
      priceText(criteria),
      words !== undefined && t(($) => $.alerts.criteria.words, { words }),
    ]
      .filter(Boolean)
      .join(", ");
  };
};
