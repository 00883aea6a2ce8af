import i18next from "i18next";
import type { Language } from "#contract/accounts.ts";
import type { Figure, Measure } from "#contract/statistics.ts";
import { locales } from "#web/i18n/locales.ts";

/** How a measure is written: a number, kronor, points, a part of a whole, days. */
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

/** Money comes in öre. */
export const numberText = (value: number, unit: Unit, language: Language): string => {
  const text = new Intl.NumberFormat(locales[language], styles[unit]).format(
    unit === "kronor" ? value / 100 : value,
  );
  return unit === "days" ? i18next.t(($) => $.figures.days, { count: value, text }) : text;
};

/** A figure in words; where it cannot be shown, that. */
export const figureText = (figure: Figure | undefined, unit: Unit, language: Language): string => {
  if (figure === undefined) return "";
  // Few of what it is a part of, or the middle of.
  const isPart = unit === "share" || unit === "days";
  if (figure.is === "few") return i18next.t(($) => (isPart ? $.figures.hidden : $.figures.few));
  const text = numberText(figure.value, unit, language);
  return figure.is === "exact" ? text : i18next.t(($) => $.figures.atLeast, { text });
};

export const valueOf = (figure: Figure | undefined): number | undefined =>
  figure === undefined || figure.is === "few" ? undefined : figure.value;

/** By how much something has changed: in parts of a hundred, in points of them, or in days. */
export const changeText = (
  now: Figure,
  before: Figure | undefined,
  unit: Unit,
  language: Language,
): string | undefined => {
  if (now.is !== "exact" || before?.is !== "exact") return undefined;
  const signed = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locales[language], { ...options, signDisplay: "exceptZero" }).format(value);
  if (unit === "share")
    return i18next.t(($) => $.figures.percentPoints, {
      text: signed((now.value - before.value) * 100, { maximumFractionDigits: 1 }),
    });
  if (unit === "days") return signed(now.value - before.value, {});
  if (before.value === 0) return undefined;
  return signed(now.value / before.value - 1, { style: "percent", maximumFractionDigits: 0 });
};
