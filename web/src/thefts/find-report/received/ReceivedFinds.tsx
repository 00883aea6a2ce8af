import { useQuery } from "@tanstack/react-query";
import { ShieldAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { Bike } from "#contract/bikes/bike.ts";
import type { ListedFoundReport } from "#contract/thefts/found-reports.ts";
import { countFinders } from "./count-finders.ts";
import { isOpen } from "./is-open.ts";
import { ReceivedFind } from "./ReceivedFind.tsx";
import { receivedReports } from "./received-reports.ts";
import { steadyList } from "#web/platform/ui/steady-list.ts";
import "./received.css";

type Props = { bike: Pick<Bike, "id" | "status"> };

function Next({ bikeId }: { bikeId: string }): ReactNode {
  const texts = useTexts(($) => $.finds.received.next);
  return (
    <div className="received__next">
      <h3>{texts.title}</h3>
      <p>{texts.text}</p>
      <Link className="btn btn--primary" to={`/my-bikes/${bikeId}/recovered`}>
        {texts.link}
      </Link>
    </div>
  );
}

function Safety(): ReactNode {
  const texts = useTexts(($) => $.finds.received);
  return (
    <div className="received__safety">
      <ShieldAlert size={20} aria-hidden="true" />
      <p>
        <b>{texts.safety}</b> {texts.money}
      </p>
    </div>
  );
}

/** Reports of an earlier theft are no longer leads, but the owner should still answer them. */
function EarlierFinds({ reports }: { reports: readonly ListedFoundReport[] }): ReactNode {
  const { t } = useTranslation();
  return (
    <details className="received received--earlier">
      <summary>{t(($) => $.finds.received.earlier, { count: reports.length })}</summary>
      {reports.map((report) => (
        <ReceivedFind key={report.id} report={report} />
      ))}
    </details>
  );
}

/** The card "Upphittad?" on the owner's page, rendered only if there are reports. */
export function ReceivedFinds({ bike }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const { data, error, refetch } = useQuery(receivedReports(bike.id));
  if (data === undefined) {
    return (
      error !== null && (
        <p className="failure" role="alert">
          {t(($) => $.finds.received.failed)}{" "}
          <button type="button" className="btn btn--quiet" onClick={() => void refetch()}>
            {t(($) => $.common.tryAgain)}
          </button>
        </p>
      )
    );
  }
  const current = data.items.filter((report) => report.current);
  const earlier = data.items.filter((report) => !report.current);
  const confirmed = current.some(({ state }) => state === "confirmed");
  return (
    <>
      {current.length > 0 && (
        <section ref={steadyList} className="received" aria-labelledby={id}>
          <h2 id={id}>{t(($) => $.finds.received.title)}</h2>
          <p>{t(($) => $.finds.received.lead, { count: countFinders(current) })}</p>
          {bike.status === "stolen" && confirmed && <Next bikeId={bike.id} />}
          {current.some(isOpen) && <Safety />}
          {current.map((report) => (
            <ReceivedFind key={report.id} report={report} />
          ))}
        </section>
      )}
      {earlier.length > 0 && <EarlierFinds reports={earlier} />}
    </>
  );
}
