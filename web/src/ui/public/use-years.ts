import { useSyncExternalStore } from "react";

const firstYear = 2024;
const never = (): (() => void) => () => undefined;

/** A prerendered page must not know its year, or it would disagree with the browser after the next New Year. */
export const useYears = (): string => {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => firstYear,
  );
  return year > firstYear ? `${firstYear}–${year}` : String(firstYear);
};
