import { useQuery } from "@tanstack/react-query";
import { ShieldAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Bike } from "#contract/bike.ts";
import { isOpen } from "./is-open.ts";
import { ReceivedFind } from "./ReceivedFind.tsx";
import { receivedReports } from "./received-reports.ts";
import "./received.css";

type Props = { bike: Pick<Bike, "id" | "status"> };

/** Once a find is confirmed, getting the bike back is what is left. */
function Next({ bikeId }: { bikeId: string }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.finds.received.next, { returnObjects: true });
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
  const { t } = useTranslation();
  const texts = t(($) => $.finds.received, { returnObjects: true });
  return (
    <div className="received__safety">
      <ShieldAlert size={20} aria-hidden="true" />
      <p>
        <b>{texts.safety}</b> {texts.money}
      </p>
    </div>
  );
}

/** The card 'Upphittad?' on the page of one's own bike. There is none where nobody has reported anything. */
export function ReceivedFinds({ bike }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const { data, error, refetch } = useQuery(receivedReports(bike.id));
  if (data === undefined) {
    return (
      error !== null && (
        <p className="received__failure" role="alert">
          {t(($) => $.finds.received.failed)}{" "}
          <button type="button" className="btn btn--quiet" onClick={() => void refetch()}>
            {t(($) => $.common.tryAgain)}
          </button>
        </p>
      )
    );
  }
  const { items } = data;
  if (items.length === 0) return null;
  const confirmed = items.some(({ state }) => state === "confirmed");
  return (
    <section className="received" aria-labelledby={id}>
      <h2 id={id}>{t(($) => $.finds.received.title)}</h2>
      <p>{t(($) => $.finds.received.lead, { count: items.length })}</p>
      {bike.status === "stolen" && confirmed && <Next bikeId={bike.id} />}
      {items.some(isOpen) && <Safety />}
      {items.map((report) => (
        <ReceivedFind key={report.id} report={report} />
      ))}
    </section>
  );
}
