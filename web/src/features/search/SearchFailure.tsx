import { CloudOff, Hourglass } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { Countdown } from "./Countdown.tsx";

type Props = { error: Error; onRetry: () => void };

/** Where an answer does not say how long to wait. */
const usualPause = 60;

/** Too many searches: it is made again when the time is over, or when someone asks. */
function Limited({
  retryAfter,
  onRetry,
}: {
  retryAfter: number | undefined;
  onRetry: () => void;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="search__state">
      <Hourglass className="search__sign" size={44} strokeWidth={1.6} aria-hidden="true" />
      <div className="search__words" role="alert">
        <h2>{t(($) => $.search.limited.title)}</h2>
        <p className="muted">{t(($) => $.search.limited.text)}</p>
      </div>
      <Countdown seconds={retryAfter ?? usualPause} onEnd={onRetry} />
      <button type="button" className="btn btn--primary" onClick={onRetry}>
        {t(($) => $.search.limited.now)}
      </button>
    </div>
  );
}

export function SearchFailure({ error, onRetry }: Props): ReactNode {
  const { t } = useTranslation();
  if (error instanceof ProblemError && error.code === "too-many-requests")
    return <Limited retryAfter={error.retryAfter} onRetry={onRetry} />;
  return (
    <div className="search__state" role="alert">
      <CloudOff className="search__sign" size={44} strokeWidth={1.6} aria-hidden="true" />
      <h2>{t(($) => $.search.failed.title)}</h2>
      <p className="muted">{failureText(error)}</p>
      <button type="button" className="btn btn--primary" onClick={onRetry}>
        {t(($) => $.common.tryAgain)}
      </button>
    </div>
  );
}
