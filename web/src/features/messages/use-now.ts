import { useEffect, useState } from "react";

const minute = 60_000;

/** The time, to the minute: at midnight today becomes yesterday. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
};
