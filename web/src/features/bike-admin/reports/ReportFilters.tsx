import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { FoundReportState } from "#contract/found-reports.ts";
import { PlainField } from "#web/ui/field/PlainField.tsx";
import type { ReportFilter } from "#web/features/bike-admin/admin-api.ts";
import { addressOf } from "./report-filter.ts";

export function ReportFilters({ filter }: { filter: ReportFilter }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [, setParameters] = useSearchParams();
  const change = (changes: Partial<ReportFilter>): void =>
    setParameters(addressOf({ ...filter, ...changes }));
  const texts = t(($) => $.bikeAdmin.filters, { returnObjects: true });
  const states = t(($) => $.finds.states, { returnObjects: true });
  return (
    <div className="adminfilters">
      <PlainField id={id} label={texts.state} fault={undefined}>
        {(described) => (
          <select
            {...described}
            value={filter.state ?? ""}
            onChange={({ target }) =>
              change({ state: FoundReportState.options.find((state) => state === target.value) })
            }
          >
            <option value="">{texts.any}</option>
            {FoundReportState.options.map((state) => (
              <option key={state} value={state}>
                {states[state]}
              </option>
            ))}
          </select>
        )}
      </PlainField>
      <label className="adminfilters__flagged">
        <input
          type="checkbox"
          checked={filter.flagged}
          onChange={({ target }) => change({ flagged: target.checked })}
        />
        {texts.flagged}
      </label>
    </div>
  );
}
