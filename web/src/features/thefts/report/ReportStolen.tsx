import type { FormInstance } from "antd";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { OwnBike } from "#contract/bikes.ts";
import { BikeLine } from "#web/features/thefts/BikeLine.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useStepHeading } from "#web/ui/use-step-heading.ts";
import type { TypedReport } from "./draft.ts";
import { ReportForm } from "./ReportForm.tsx";
import { ReportReview } from "./ReportReview.tsx";
import { useReport } from "./use-report.ts";

export function ReportStolen({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const form = useRef<FormInstance<TypedReport>>(null);
  const state = useReport(bike);
  const heading = useStepHeading(state.step);
  const { faults } = state;
  // After the heading: a field that loses the focus is checked again.
  useEffect(() => {
    const [first] = faults;
    if (first === undefined) return;
    form.current?.setFields([...faults]);
    form.current?.focusField(first.name);
  }, [faults]);
  usePageTitle(t(($) => $.thefts.report.title));
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {state.step === "form" ? t(($) => $.thefts.report.title) : t(($) => $.thefts.report.review)}
      </h1>
      <BikeLine bike={bike} />
      <div hidden={state.step !== "form"}>
        <p className="theft__urgent">{t(($) => $.thefts.ongoing)}</p>
        <ReportForm form={form} state={state} bike={bike} />
      </div>
      {state.step === "review" && <ReportReview state={state} inReview={bike.status === "pending_review"} />}
    </>
  );
}
