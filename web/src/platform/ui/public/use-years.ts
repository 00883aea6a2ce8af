import { useSyncExternalStore } from "react";

const firstYear = 2024;
const never = (): (() => void) => () => undefined;

/** Prerendered pages omit the current year, as hydration would fail after New Year. */
export const useYears = (): string => {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => firstYear,
  );
  return year > firstYear ? `${firstYear}–${year}` : String(firstYear);
};
