import { useEffect, useState } from "react";

/** Typing pauses this long, in milliseconds, before anything is asked. */
const pause = 200;

/** A value once it has stopped changing. */
export const useSettled = (value: string): string => {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
