import { Hourglass } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { FetchFailure } from "#web/platform/ui/list/FetchFailure.tsx";

type CountdownProps = { seconds: number; onEnd: () => void };

/** Measures the time with the clock, because background tabs throttle timers. */
function Countdown({ seconds, onEnd }: CountdownProps): ReactNode {
  const { t } = useTranslation();
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const until = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.ceil((until - Date.now()) / 1000);
      setLeft(Math.max(0, rest));
      if (rest > 0) return;
      clearInterval(timer);
      end();
    }, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <p className="search__countdown" role="timer">
      {t(($) => $.search.limited.countdown, { count: left })}
    </p>
  );
}

type Props = { error: Error; onRetry: () => void };

/** In seconds, if the response has no `Retry-After`. */
const usualPause = 60;

/** Searches again after the pause, or earlier on a click. */
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
  const isTomorrow = error instanceof ProblemError && error.code === "reading-limit-reached";
  return (
    <FetchFailure
      title={isTomorrow ? t(($) => $.search.limited.day) : t(($) => $.search.failed.title)}
      text={failureText(error)}
      onRetry={onRetry}
    />
  );
}
