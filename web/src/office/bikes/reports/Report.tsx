import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { AccessCase } from "#contract/office/person-access.ts";
import { caseIdOf } from "#contract/office/todo.ts";
import type { AdminFoundReport } from "#contract/office/bike-admin-found-reports.ts";
import { finderPoints } from "#contract/thefts/found-reports.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { Badge } from "#web/platform/ui/Badge.tsx";
import { findTone } from "#web/thefts/find-tone.ts";
import { focus } from "#web/platform/ui/focus.ts";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { Flags } from "#web/office/bikes/Flags.tsx";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { personPath } from "#web/people/person-path.ts";
import { CaseHolder } from "#web/platform/cases/CaseClaim.tsx";
import { decideReward } from "#web/office/bikes/admin-api.ts";
import { CaseDecision } from "#web/office/bikes/CaseDecision.tsx";

type RewardProps = {
  report: AdminFoundReport;
  takesKeys: boolean;
};

/** Points under review can be approved or refused, points on hold refused, and paid points taken back. */
function RewardDecision({ report, takesKeys }: RewardProps): ReactNode {
  const { t } = useTranslation();
  const { id: reportId, bikeId, reward } = report;
  if (reward !== "under_review" && reward !== "held" && reward !== "paid") return null;
  const { pay, refuse, takeBack } = t(($) => $.bikeAdmin.decide, {
    returnObjects: true,
    points: finderPoints,
  });
  return (
    <div className="ways adminways">
      <CaseHolder queue="rewards" caseId={reportId} />
      <CaseDecision
        queue="rewards"
        caseId={reportId}
        words={{
          ...(reward === "under_review" && { approve: pay }),
          reject: reward === "paid" ? takeBack : refuse,
        }}
        takesKeys={takesKeys}
        send={(decision, reason) =>
          decideReward({
            params: { bikeId, reportId },
            body:
              decision === "approve"
                ? { decision: "pay" }
                : { decision: reward === "paid" ? "take-back" : "refuse", reason },
          })
        }
      />
    </div>
  );
}

type PersonProps = { name: string; id: string | undefined; from: AccessCase };

/** With an account, the name links to the person and their points. */
function Person({ name, id, from }: PersonProps): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      {id === undefined ? name : <Link to={personPath(id, { from })}>{name}</Link>}
      {id !== undefined && (
        <Link className="adminperson__way" to={personPath(id, { from, act: "points" })}>
          {t(($) => $.bikeAdmin.changeBalance)}
        </Link>
      )}
    </>
  );
}

type Props = { report: AdminFoundReport };

function Evidence({ report }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = useTexts(($) => $.bikeAdmin.report);
  const { location, description, finderName, finderEmail, reportedAt, decidedAt } = report;
  const from = { queue: "rewards", caseId: caseIdOf(report.bikeId, report.id) } as const;
  return (
    <Facts
      facts={[
        [texts.place, location],
        [texts.description, description],
        [
          texts.owner,
          <Person key="owner" name={report.ownerName ?? texts.formerOwner} id={report.ownerId} from={from} />,
        ],
        [
          texts.finder,
          <Person key="finder" name={finderName ?? texts.stranger} id={report.finderId} from={from} />,
        ],
        [texts.email, finderEmail],
        [texts.reported, dayText(reportedAt, language)],
        [texts.decided, decidedAt === undefined ? undefined : dayText(decidedAt, language)],
        [texts.points, t(($) => $.bikeAdmin.rewards[report.reward], { points: finderPoints })],
      ]}
    />
  );
}

type ListedProps = Props & {
  /** True if this case has the focus and takes the keys. */
  isCurrent: boolean;
  /** True if the key N opens this case. */
  isNext: boolean;
};

export function Report({ report, isCurrent, isNext }: ListedProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  return (
    <article
      ref={isCurrent ? focus : undefined}
      tabIndex={-1}
      className="card case"
      aria-labelledby={id}
      aria-keyshortcuts={isNext ? "n" : undefined}
    >
      <div className="case__head">
        <Badge tone={findTone[report.state]}>{t(($) => $.finds.states[report.state])}</Badge>
        <h2 id={id}>
          <Link to={`/admin-bikes/${report.bikeId}`}>{report.bike}</Link>
          {isNext && <kbd aria-hidden="true">N</kbd>}
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
      <RewardDecision report={report} takesKeys={isCurrent} />
    </article>
  );
}
