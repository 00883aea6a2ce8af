import { useTranslation } from "react-i18next";
import { timeOwned } from "./time-owned.ts";

/** How long someone had a bike, in words. */
export const useTimeOwned = (): ((startDate: string, endDate: string) => string) => {
  const { t } = useTranslation();
  const monthsText = (count: number): string => t(($) => $.history.months, { count });
  return (startDate, endDate) => {
    const owned = timeOwned(startDate, endDate);
    switch (owned.unit) {
      case "days":
        return owned.days === 0
          ? t(($) => $.history.lessThanADay)
          : t(($) => $.history.days, { count: owned.days });
      case "months":
        return monthsText(owned.months);
      case "years": {
        const years = t(($) => $.history.years, { count: owned.years });
        if (owned.months === 0) return years;
        return t(($) => $.history.and, { years, months: monthsText(owned.months) });
      }
    }
  };
};
