import i18next from "i18next";
import type { Language } from "#contract/people/accounts.ts";
import type { Figure, Measure } from "#contract/office/statistics.ts";
import { locales } from "#web/platform/i18n/locales.ts";

export type Unit = "number" | "kronor" | "share" | "days";

export const unitOf = (measure: Measure): Unit => {
  if (measure === "revenue" || measure === "refunds") return "kronor";
  if (measure === "recovered" || measure === "withPoliceNumber") return "share";
  return measure === "medianDays" ? "days" : "number";
};

const styles: Readonly<Record<Unit, Intl.NumberFormatOptions>> = {
  number: {},
  days: {},
  kronor: { style: "currency", currency: "SEK", maximumFractionDigits: 0 },
  share: { style: "percent", maximumFractionDigits: 1 },
};

/** Money is in öre. */
export const numberText = (value: number, unit: Unit, language: Language): string => {
  const text = new Intl.NumberFormat(locales[language], styles[unit]).format(
    unit === "kronor" ? value / 100 : value,
  );
  return unit === "days" ? i18next.t(($) => $.figures.days, { count: value, text }) : text;
};

export const figureText = (figure: Figure | undefined, unit: Unit, language: Language): string => {
  if (figure === undefined) return "";
  return figure === null ? "–" : numberText(figure, unit, language);
};

/** The change in percent, percentage points or days. */
export const changeText = (
  now: Figure,
  before: Figure | undefined,
  unit: Unit,
  language: Language,
): string | undefined => {
  if (now === null || before === undefined || before === null) return undefined;
  const signed = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locales[language], { ...options, signDisplay: "exceptZero" }).format(value);
  if (unit === "share")
    return i18next.t(($) => $.figures.percentPoints, {
      text: signed((now - before) * 100, { maximumFractionDigits: 1 }),
    });
  if (unit === "days") return signed(now - before, {});
  if (before === 0) return undefined;
  return signed(now / before - 1, { style: "percent", maximumFractionDigits: 0 });
};
