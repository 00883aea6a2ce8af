import { useTranslation } from "react-i18next";
import type { AdminSearchCard } from "#contract/admin-search.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

type Fact = { readonly term: string; readonly value: string };

/** What is known of a bike, in the order of its page; what is not known is left out. */
export const useAdminFacts = (bike: AdminSearchCard): Fact[] => {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { filters, admin } = t(($) => $.search, { returnObjects: true });
  const hidden = Object.entries(admin.fields).filter(([field]) => bike.hidden.includes(field));
  const facts: readonly (readonly [term: string, value: string | undefined])[] = [
    [filters.color, t(($) => $.vocabulary.colours[bike.color])],
    [filters.type, t(($) => $.vocabulary.types[bike.type])],
    [filters.city, bike.city],
    [admin.name, bike.name],
    [admin.description, bike.description],
    [admin.typed, bike.frameNumberTyped === bike.frameNumber ? undefined : bike.frameNumberTyped],
    [admin.battery, bike.batterySerialNumber],
    [admin.registeredAt, dayText(bike.registeredAt, language)],
    [admin.stolenSince, bike.stolenSince && dayText(`${bike.stolenSince}T12:00:00Z`, language)],
    [admin.hidden, hidden.map(([, name]) => name).join(", ")],
    [admin.id, bike.id],
  ];
  return facts.flatMap(([term, value = ""]) => (value === "" ? [] : [{ term, value }]));
};
