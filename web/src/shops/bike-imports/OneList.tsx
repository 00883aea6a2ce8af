import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { BikeImport } from "#contract/shops/bike-imports/imports.ts";
import type { ReportedRow } from "#contract/shops/bike-imports/rows.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { ruleText } from "#web/platform/i18n/problem-text.ts";
import { Loaded, NotLoaded } from "#web/platform/one-item/Loaded.tsx";
import { saveReport } from "./files-to-save.ts";
import { fetchRows, problemsQuery, importQuery } from "./imports-api.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { ListView } from "./ListView.tsx";

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

function Problems({ list }: { list: BikeImport }): ReactNode {
  const heading = useId();
  const query = useQuery(problemsQuery(list.id, [list.state, list.checked, list.refused].join()));
  const report = useReport(list);
  const words = useTexts(($) => $.storeImport.report);
  return (
    <section className="card importcard" aria-labelledby={heading}>
      <h2 id={heading}>{words.title}</h2>
      <Loaded query={query} failed={words.failed} of={["block"]}>
        {(rows) => <Rows rows={rows} />}
      </Loaded>
      {report.error !== null && <p role="alert">{failureText(report.error)}</p>}
      <div className="ways importcard__ways">
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

/** Leaves out kinds without rows. */
function Summary({ list }: { list: BikeImport }): ReactNode {
  const words = useTexts(($) => $.storeImport);
  const { count, tally, registered, refused, toReview } = list;
  const some = (rows: number): number | undefined => (rows === 0 ? undefined : rows);
  return (
    <Facts
      facts={[
        [words.list.rows, count],
        [words.list.registered, some(registered)],
        [words.list.toReview, some(toReview)],
        [words.outcomes.ok, some(tally.ok - registered - refused)],
        [words.list.refused, some(refused)],
        [words.outcomes.duplicate, some(tally.duplicate)],
        [words.outcomes.known, some(tally.known)],
        [words.outcomes.taken, some(tally.taken)],
        [words.outcomes.stolen, some(tally.stolen)],
        [words.outcomes["resembles-stolen"], some(tally["resembles-stolen"])],
        [words.outcomes.faulty, some(tally.faulty)],
      ]}
    />
  );
}

export function OneList({ importId }: { importId: string }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const query = useQuery(importQuery(importId));
  const { data: list } = query;
  if (list === undefined)
    return <NotLoaded query={query} failed={t(($) => $.storeImport.list.failed)} of={["block", "block"]} />;
  const isChecked = list.state !== "receiving" && list.state !== "checking";
  return (
    <>
      <section className="card importcard" aria-label={list.fileName}>
        <h2>{list.fileName}</h2>
        <p className="muted">{t(($) => $.storeImport.states[list.state])}</p>
        {isChecked && <Summary list={list} />}
        <ListView list={list} />
        <p className="muted">
          {t(($) => $.storeImport.list.until, { date: dayText(list.expiresAt, language) })}
        </p>
      </section>
      {isChecked && list.state !== "registering" && <Problems list={list} />}
    </>
  );
}
