import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { TriangleAlert } from "lucide-react";
import type { OwnershipHistory, PastTheft } from "#contract/bikes/history.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { PeriodView } from "./PeriodView.tsx";
import { type HistoryEntry, timeline } from "./timeline.ts";
import "./history.css";

/** Past thefts are public, for anybody who considers buying the bike. */
function TheftView({ theft }: { theft: PastTheft }): ReactNode {
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

type HistoryListProps = {
  happenings: readonly HistoryEntry[];
  now: Date;
  onStale: () => void;
  receiptPath?: string | undefined;
};

function HistoryList({ happenings, now, onStale, receiptPath }: HistoryListProps): ReactNode {
  return (
    <ol className="history__list">
      {happenings.map((happening, place) => (
        <li key={`${happening.kind} ${happening.day} ${place}`}>
          {happening.kind === "theft" ? (
            <TheftView theft={happening.theft} />
          ) : (
            <PeriodView period={happening.period} now={now} onStale={onStale} receiptPath={receiptPath} />
          )}
        </li>
      ))}
    </ol>
  );
}

type Props = {
  history: OwnershipHistory;
  /** Shows only the current owner until it is opened. */
  compact: boolean;
  now: Date;
  /** Called when a receipt link has expired. */
  onStale: () => void;
  receiptPath?: string;
};

function Earlier({ history, now, onStale }: Pick<Props, "history" | "now" | "onStale">): ReactNode {
  const { t } = useTranslation();
  if (history.earlier.length === 0) return null;
  return (
    <>
      <h3>{t(($) => $.history.earlier)}</h3>
      <p className="muted">{t(($) => $.history.earlierText)}</p>
      <HistoryList happenings={timeline(history.earlier, [])} now={now} onStale={onStale} />
    </>
  );
}

export function HistoryView({ history, compact, now, onStale, receiptPath }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(!compact);
  const all = timeline(history.periods, history.thefts);
  const current = all.filter((each) => each.kind === "period" && each.period.endDate === undefined);
  const more = all.length + history.earlier.length - current.length;
  if (all.length + history.earlier.length === 0) return <p className="muted">{t(($) => $.history.empty)}</p>;
  return (
    <div className="history" id={id}>
      <HistoryList happenings={open ? all : current} now={now} onStale={onStale} receiptPath={receiptPath} />
      {open && <Earlier history={history} now={now} onStale={onStale} />}
      {compact && more > 0 && (
        <button
          type="button"
          className="btn btn--ghost"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? t(($) => $.history.less) : t(($) => $.history.more, { count: more })}
        </button>
      )}
    </div>
  );
}
