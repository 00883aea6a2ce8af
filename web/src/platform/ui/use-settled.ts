import { useEffect, useState } from "react";

/** Milliseconds without a change. */
const pause = 200;

export const useSettled = (value: string): string => {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
