import { useTranslation } from "react-i18next";
import { kronorText } from "#web/i18n/kronor-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import type { AdSearch } from "./ad-search.ts";

type Chip = { readonly text: string; readonly without: Partial<AdSearch> };

/** Each filter of a search in words, and what taking it away changes. */
export const useChips = (search: AdSearch): Chip[] => {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { near = "", radius = "1", brand, model, type, color, from, to, electric } = search;
  const around = { town: near, radius: t(($) => $.ads.filters.radii[radius]) };
  const price = (text: string) => ({ price: kronorText(Number(text), language) });
  const chips: readonly (false | undefined | Chip)[] = [
    near !== "" && {
      text: t(($) => $.ads.filters.around, around),
      without: { near: undefined, radius: undefined },
    },
    brand !== undefined && { text: brand, without: { brand: undefined } },
    model !== undefined && { text: model, without: { model: undefined } },
    type && { text: t(($) => $.vocabulary.types[type]), without: { type: undefined } },
    color && { text: t(($) => $.vocabulary.colours[color]), without: { color: undefined } },
    electric && { text: t(($) => $.ads.filters.electric), without: { electric: undefined } },
    from !== undefined && {
      text: t(($) => $.ads.filters.atLeast, price(from)),
      without: { from: undefined },
    },
    to !== undefined && { text: t(($) => $.ads.filters.atMost, price(to)), without: { to: undefined } },
  ];
  return chips.filter((chip) => typeof chip === "object");
};
