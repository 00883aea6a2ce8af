import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Statistics, Total } from "#contract/statistics.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { changeText, figureText, unitOf } from "./figure-text.ts";
import "./totals.css";

function TotalTile({ total }: { total: Total }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { measure, place, now, before } = total;
  const unit = unitOf(measure);
  // That a part of something cannot be shown says nothing about this one.
  const isBeforeTold = before && (before.is !== "few" || (unit !== "share" && unit !== "days"));
  const change = changeText(now, before, unit, language);
  const name = t(($) => $.figures.measures[measure]);
  return (
    <div className="figures__total">
      <dt>{place === undefined ? name : `${name}: ${place}`}</dt>
      <dd>
        <strong>{figureText(now, unit, language)}</strong>
        {isBeforeTold && (
          <span className="muted">
            {change !== undefined && <b>{change} </b>}
            {t(($) => $.figures.against, { figure: figureText(before, unit, language) })}
          </span>
        )}
      </dd>
    </div>
  );
}

/** What a period adds up to. */
export function Totals({ of }: { of: Statistics }): ReactNode {
  return (
    <dl className="figures__totals">
      {of.totals.map((total) => (
        <TotalTile key={`${total.measure}-${total.place ?? ""}`} total={total} />
      ))}
    </dl>
  );
}
