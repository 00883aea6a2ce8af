import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PastTheft } from "#contract/history.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

/** A theft among the owners: anybody who thinks of buying may know. */
export function TheftView({ theft }: { theft: PastTheft }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { stolenDate, recoveredAt } = theft;
  return (
    <p className={recoveredAt === undefined ? "pasttheft pasttheft--open" : "pasttheft"}>
      <TriangleAlert size={18} aria-hidden="true" />
      <span>
        <b>{t(($) => $.history.stolen, { date: dayText(stolenDate, language) })}</b>{" "}
        {recoveredAt === undefined
          ? t(($) => $.history.stillMissing)
          : t(($) => $.history.recovered, { date: dayText(recoveredAt, language) })}
      </span>
    </p>
  );
}
