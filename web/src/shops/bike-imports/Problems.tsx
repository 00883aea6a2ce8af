import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { BikeImport } from "#contract/shops/bike-imports/imports.ts";
import type { ReportedRow } from "#contract/shops/bike-imports/rows.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { ruleText } from "#web/platform/i18n/problem-text.ts";
import { Loaded } from "#web/platform/one-item/Loaded.tsx";
import { saveReport } from "./files-to-save.ts";
import { fetchRows, problemsQuery } from "./imports-api.ts";

/** The downloaded report has all rows. */
const maxShown = 100;

const useReason = (): ((row: ReportedRow) => string) => {
  const { t } = useTranslation();
  const words = t(($) => $.storeImport, { returnObjects: true, skipInterpolation: true });
  return ({ outcome, fault }) => {
    if (outcome === "ok" || outcome === "registered") return "";
    if (outcome !== "faulty") return words.why[outcome];
    const field = fault === undefined ? "" : words.fields[fault.field];
    return t(($) => $.storeImport.why.faulty, { field, rule: ruleText(fault?.rule ?? "format") });
  };
};

function Row({ row }: { row: ReportedRow }): ReactNode {
  const { t } = useTranslation();
  const why = useReason();
  const { line, frameNumber, brand, model, outcome } = row;
  return (
    <li className="importrow">
      <p>
        <b>{t(($) => $.storeImport.report.row, { line })}</b> <span className="mono">{frameNumber}</span>{" "}
        {brand} {model}
      </p>
      <p>
        {t(($) => $.storeImport.outcomes[outcome])}. <span className="muted">{why(row)}</span>
      </p>
    </li>
  );
}

function Rows({ rows }: { rows: readonly ReportedRow[] }): ReactNode {
  const { t } = useTranslation();
  if (rows.length === 0) return <p className="muted">{t(($) => $.storeImport.report.none)}</p>;
  const more = rows.length - maxShown;
  return (
    <>
      <ul className="importrows">
        {rows.slice(0, maxShown).map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ul>
      {more > 0 && <p>{t(($) => $.storeImport.report.more, { count: more })}</p>}
    </>
  );
}

const useReport = ({ id, fileName }: BikeImport) => {
  const { t } = useTranslation();
  const why = useReason();
  const { report, outcomes, fields } = t(($) => $.storeImport, {
    returnObjects: true,
    skipInterpolation: true,
  });
  const { line, outcome, why: reason } = report.headers;
  return useMutation({
    mutationFn: async () => {
      const rows = await fetchRows(id, "all", AbortSignal.timeout(120_000));
      const headers = [line, fields.frameNumber, fields.brand, fields.model, outcome, reason];
      const name = t(($) => $.storeImport.report.fileName, { file: fileName.replace(/\.[^.]*$/, "") });
      saveReport(`${name}.csv`, rows, { headers, outcomes, why });
    },
  });
};

export function Problems({ list }: { list: BikeImport }): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const query = useQuery(problemsQuery(list.id, [list.state, list.checked, list.refused].join()));
  const report = useReport(list);
  const words = t(($) => $.storeImport.report, { returnObjects: true, skipInterpolation: true });
  return (
    <section className="importcard" aria-labelledby={heading}>
      <h2 id={heading}>{words.title}</h2>
      <Loaded query={query} failed={words.failed} of={["block"]}>
        {(rows) => <Rows rows={rows} />}
      </Loaded>
      {report.error !== null && <p role="alert">{failureText(report.error)}</p>}
      <div className="importcard__ways">
        <button
          type="button"
          className="btn btn--ghost"
          disabled={report.isPending}
          onClick={() => report.mutate()}
        >
          {words.save}
        </button>
      </div>
    </section>
  );
}
