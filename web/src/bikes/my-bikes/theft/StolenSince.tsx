import { CalendarDays } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Bike } from "#contract/bikes/bike.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import "./theft.css";

export function StolenSince({ bike }: { bike: Bike }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { stolenSince, stolenPlace } = bike;
  if (bike.status !== "stolen" || stolenSince === undefined) return null;
  const since = t(($) => $.bikes.theft.since, { date: dayText(stolenSince, language) });
  return (
    <p className="stolensince">
      <CalendarDays size={17} aria-hidden="true" />
      {[since, stolenPlace?.place, stolenPlace?.city].filter((part) => part !== undefined).join(", ")}
    </p>
  );
}
