import { useEffect, useState } from "react";

const minute = 60_000;

/** Updates every minute, so that 'today' becomes 'yesterday' at midnight. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
};
