import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Statistics, Total } from "#contract/office/statistics.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { changeText, figureText, numberText, unitOf } from "./figure-text.ts";
import { isWholeMonths, spanText } from "./span-text.ts";
import "./totals.css";

function TotalTile({ total, of }: { total: Total; of: Statistics }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { measure, place, now, before, of: cases, byMonth = false } = total;
  const unit = unitOf(measure);
  const change = changeText(now, before, unit, language);
  const name = t(($) => $.figures.measures[measure]);
  return (
    <div className="figures__total">
      <dt>{place === undefined ? name : `${name}: ${place}`}</dt>
      <dd>
        <strong>{figureText(now, unit, language)}</strong>
        {before !== undefined && before !== null && (
          <span className="muted">
            {change !== undefined && <b>{change} </b>}
            {t(($) => $.figures.against, { figure: figureText(before, unit, language) })}
          </span>
        )}
        {cases !== undefined && (
          <span className="muted">
            {t(($) => $.figures.of, { cases: numberText(cases, "number", language) })}
          </span>
        )}
        {byMonth && !isWholeMonths(of) && <span className="muted">{spanText(of.months, language)}</span>}
      </dd>
    </div>
  );
}

export function Totals({ of }: { of: Statistics }): ReactNode {
  return (
    <dl className="figures__totals">
      {of.totals.map((total) => (
        <TotalTile key={`${total.measure}-${total.place ?? ""}`} total={total} of={of} />
      ))}
    </dl>
  );
}
