import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";

type Props = { seconds: number; onEnd: () => void };

/** Counts the seconds down and calls once at their end. A clock tells them: a page out of sight is woken seldom. */
export function Countdown({ seconds, onEnd }: Props): ReactNode {
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
