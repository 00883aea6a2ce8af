import i18next from "i18next";
import type { Language } from "#contract/accounts.ts";
import type { Measure, Statistics, Total } from "#contract/statistics.ts";
import { changeText, figureText, numberText, unitOf } from "#web/shared/figures/figure-text.ts";

const totalOf = ({ totals, place }: Statistics, measure: Measure): Total | undefined =>
  totals.find((total) => total.measure === measure && (total.place === place || measure !== "thefts"));

const written = ({ measure, now }: Total, language: Language): string =>
  figureText(now, unitOf(measure), language);

const changed = (total: Total, language: Language): string => {
  const change = changeText(total.now, total.before, unitOf(total.measure), language);
  return change === undefined ? "" : i18next.t(($) => $.statistics.finding.change, { change });
};

const ofInsurance = (of: Statistics, language: Language): string | undefined => {
  const thefts = totalOf(of, "thefts");
  if (!thefts || thefts.now.is === "few") return undefined;
  const figure = written(thefts, language) + changed(thefts, language);
  if (of.place !== undefined)
    return i18next.t(($) => $.statistics.finding.place, { place: of.place, figure });
  const recovered = totalOf(of, "recovered")?.now;
  if (recovered?.is !== "exact") return i18next.t(($) => $.statistics.finding.thefts, { figure });
  const share = numberText(recovered.value, "share", language);
  return i18next.t(($) => $.statistics.finding.recovered, { figure, share });
};

/** What the figures say, made from them by a rule; undefined where there are too few. */
export const findingOf = (of: Statistics, language: Language): string | undefined => {
  if (of.view === "insurance") return ofInsurance(of, language);
  const total = totalOf(of, of.view === "overview" ? "registered" : "revenue");
  if (!total || total.now.is === "few") return undefined;
  const figure = written(total, language) + changed(total, language);
  return i18next.t(($) => $.statistics.finding[of.view === "overview" ? "registered" : "revenue"], {
    figure,
  });
};
