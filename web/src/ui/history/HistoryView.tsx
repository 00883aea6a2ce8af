import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OwnershipHistory } from "#contract/history.ts";
import { HistoryList } from "./HistoryList.tsx";
import { timeline } from "./timeline.ts";
import "./history.css";

type Props = {
  history: OwnershipHistory;
  /** Shows only who has the bike now until it is opened. */
  compact: boolean;
  now: Date;
  /** A link in it no longer opens. */
  onStale: () => void;
  /** Where the receipt of the store is shown to the person who has bought the bike there. */
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

/** Who has had a bike, and when it was stolen from them. */
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
