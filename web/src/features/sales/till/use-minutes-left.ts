import { useEffect, useState } from "react";

/** Milliseconds between two looks at the clock. */
const pace = 5000;

/** Whole minutes that are left of so many since this was first shown; undefined once they have passed. */
export const useMinutesLeft = (minutes: number): number | undefined => {
  const [until] = useState(() => Date.now() + minutes * 60_000);
  const [now, look] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => look(Date.now()), pace);
    return () => clearInterval(timer);
  }, []);
  return now >= until ? undefined : Math.floor((until - now) / 60_000);
};
