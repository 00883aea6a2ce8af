import { Coins, MapPin } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { finderPoints, type OwnFoundReport } from "#contract/found-reports.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { Badge } from "#web/ui/Badge.tsx";
import { findTone } from "#web/ui/find-tone.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

/** A report as its finder follows it, with how it stands with the points in words. */
export function OwnReport({ report }: { report: OwnFoundReport }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const language = usePageLanguage();
  const { bike, state, reward, paidFrom, location, reportedAt, decidedAt, thanks } = report;
  const on = (moment: string | undefined): string => (moment === undefined ? "" : dayText(moment, language));
  const days = [
    t(($) => $.finds.own.reported, { date: on(reportedAt) }),
    ...(decidedAt === undefined ? [] : [t(($) => $.finds.own.decided, { date: on(decidedAt) })]),
  ];
  return (
    <article className="find" aria-labelledby={id}>
      <Badge tone={findTone[state]}>{t(($) => $.finds.states[state])}</Badge>
      <h2 id={id}>{bike}</h2>
      <p className="muted">{days.join(" · ")}</p>
      <p className="find__line">
        <MapPin size={18} aria-hidden="true" />
        {t(($) => $.finds.own.place, { place: location })}
      </p>
      <p className="find__line find__reward">
        <Coins size={18} aria-hidden="true" />
        {t(($) => $.finds.rewards[reward], { points: finderPoints, date: on(paidFrom) })}
      </p>
      {thanks !== undefined && (
        <figure className="find__thanks">
          <figcaption>{t(($) => $.finds.own.thanks)}</figcaption>
          <blockquote>{thanks}</blockquote>
        </figure>
      )}
    </article>
  );
}
