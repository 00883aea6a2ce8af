import { useEffect, useState } from "react";

/** Counts down from `seconds`; starts full. */
export const useCountdown = (seconds: number): { left: number; restart: (next?: number) => void } => {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const running = left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  const restart = (next = seconds): void => {
    setNow(Date.now());
    setUntil(Date.now() + next * 1000);
  };
  return { left, restart };
};
