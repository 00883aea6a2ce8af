import { useEffect, useState } from "react";
import { minutesToCorrect } from "./time-to-correct.ts";

const looksEvery = 15_000;

/** How many minutes an owner still has to correct what identifies a bike; it counts down while it is looked at. */
export const useMinutesLeft = (registeredAt: string): number => {
  const [left, setLeft] = useState(() => minutesToCorrect(registeredAt, Date.now()));
  const isOpen = left > 0;
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => setLeft(minutesToCorrect(registeredAt, Date.now())), looksEvery);
    return () => clearInterval(timer);
  }, [registeredAt, isOpen]);
  return left;
};
