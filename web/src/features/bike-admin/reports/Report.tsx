import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type AdminFoundReport } from "#contract/bike-admin-found-reports.ts";
import { finderPoints } from "#contract/found-reports.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { Badge } from "#web/ui/Badge.tsx";
import { findTone } from "#web/ui/find-tone.ts";
import { Plate } from "#web/ui/Plate.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { Person } from "#web/features/bike-admin/Person.tsx";
import { Flags } from "#web/features/bike-admin/Flags.tsx";
import { Facts } from "#web/ui/facts/Facts.tsx";
import { RewardDecision } from "./RewardDecision.tsx";

type Props = { report: AdminFoundReport };

function Evidence({ report }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = t(($) => $.bikeAdmin.report, { returnObjects: true });
  const { location, description, finderName, finderEmail, reportedAt, decidedAt } = report;
  const points = { points: finderPoints, date: texts.dueDate };
  return (
    <Facts
      facts={[
        [texts.place, location],
        [texts.description, description],
        [
          texts.owner,
          <Person key="owner" name={report.ownerName ?? texts.formerOwner} id={report.ownerId} />,
        ],
        [texts.finder, <Person key="finder" name={finderName ?? texts.stranger} id={report.finderId} />],
        [texts.email, finderEmail],
        [texts.reported, dayText(reportedAt, language)],
        [texts.decided, decidedAt === undefined ? undefined : dayText(decidedAt, language)],
        [texts.points, t(($) => $.bikeAdmin.rewards[report.reward], points)],
      ]}
    />
  );
}

/** One report with all there is to judge it by. */
export function Report({ report }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  return (
    <article className="admincard" aria-labelledby={id}>
      <div className="admincard__head">
        <Badge tone={findTone[report.state]}>{t(($) => $.finds.states[report.state])}</Badge>
        <h2 id={id}>
          <Link to={`/admin-bikes/${report.bikeId}`}>{report.bike}</Link>
        </h2>
        <Plate
          number={report.frameNumber}
          label={t(($) => $.common.frameNumber)}
          size="sm"
          stolen={report.stolen}
        />
      </div>
      <Flags flags={report.flags} />
      <Evidence report={report} />
      <RewardDecision report={report} />
    </article>
  );
}
