import { Clock, Pause } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Alert } from "#contract/alerts.ts";
import { AlertActions } from "./AlertActions.tsx";
import { Hits } from "./Hits.tsx";
import { HitTile } from "./HitTile.tsx";
import { dayText } from "#web/i18n/day-text.ts";
import { useCriteriaText } from "#web/shared/alerts/use-criteria-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

function Mark({ alert: { state, unread } }: { alert: Alert }): ReactNode {
  const { t } = useTranslation();
  if (state === "paused")
    return (
      <span className="alert__paused">
        <Pause size={16} aria-hidden="true" />
        {t(($) => $.alerts.paused)}
      </span>
    );
  return unread > 0 && <span className="alert__new">{t(($) => $.alerts.new, { count: unread })}</span>;
}

/** What is new, or since when nothing is. */
function News({ alert: { unread, newest, lastFoundAt } }: { alert: Alert }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const fresh = newest.filter(({ isNew }) => isNew);
  if (unread > 0 && fresh.length > 0)
    return (
      <ul className={fresh.length === 1 ? "alert__tiles alert__tiles--one" : "alert__tiles"}>
        {fresh.map((hit) => (
          <HitTile key={hit.id} hit={hit} />
        ))}
      </ul>
    );
  return (
    <p className="alert__since">
      <Clock size={18} aria-hidden="true" />
      {lastFoundAt === undefined
        ? t(($) => $.alerts.nothing)
        : t(($) => $.alerts.nothingSince, { date: dayText(lastFoundAt, language) })}
    </p>
  );
}

/** A search that is watched, with what is new. */
export function AlertCard({
  alert,
  onRemoved,
}: {
  alert: Alert;
  onRemoved: (alert: Alert) => void;
}): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const criteriaText = useCriteriaText();
  const { name, kind, criteria, state } = alert;
  return (
    <article className={`alert alert--${state}`} aria-labelledby={id}>
      <div className="alert__head">
        <h2 id={id}>{name}</h2>
        <Mark alert={alert} />
      </div>
      <p className="muted">{[t(($) => $.alerts.kinds[kind]), criteriaText(criteria)].join(": ")}</p>
      {state === "active" && !open && <News alert={alert} />}
      <AlertActions alert={alert} open={open} onToggle={() => setOpen(!open)} onRemoved={onRemoved} />
      {open && <Hits alert={alert} />}
    </article>
  );
}
