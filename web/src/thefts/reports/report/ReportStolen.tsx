import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { type FormInstance, Button, Form } from "antd";
import { type ReactNode, useEffect, useRef, lazy, type RefObject, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { BikeLine } from "#web/thefts/reports/BikeLine.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { useStepHeading } from "#web/platform/ui/use-step-heading.ts";
import { type TypedReport, isMoreTyped, newDraft, hourText, reportOf } from "./draft.ts";
import { useReport, type ReportState } from "./use-report.ts";
import { useNavigate } from "react-router-dom";
import { ReportFields } from "./ReportFields.tsx";
import { FormFailure } from "#web/platform/ui/account/FormFailure.tsx";
import { StuckNote } from "#web/platform/ui/StuckNote.tsx";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

function Answers({ typed }: { typed: TypedReport }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const report = reportOf(typed);
  const texts = t(($) => $.thefts.report, { returnObjects: true });
  const locks = t(($) => $.thefts.locks, { returnObjects: true });
  const answers = [
    [t(($) => $.thefts.date), dayText(report.stolenDate, language)],
    [texts.hour, report.stolenHour === undefined ? undefined : hourText(report.stolenHour)],
    [texts.place, `${report.place}, ${report.city}`],
    [t(($) => $.thefts.police.number), report.policeReportNumber ?? texts.later],
    [texts.lock, report.lockType && locks[report.lockType]],
    [texts.description, report.description],
    [texts.reward, report.reward && kronorText(report.reward, language)],
  ] as const;
  return <Facts facts={answers} look="column" />;
}

function ReportReview({ state, inReview }: { state: ReportState; inReview: boolean }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.thefts.report, { returnObjects: true });
  return (
    <>
      <Answers typed={state.draft.typed} />
      <section className="theft__effects">
        <h2>{texts.atOnce}</h2>
        <ul>
          {[...(inReview ? [t(($) => $.thefts.inReview)] : texts.told), ...texts.effects].map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </section>
      <FormFailure text={state.failure} />
      <div className="ways ways--apart">
        <Button type="primary" size="large" danger loading={state.isPending} onClick={state.send}>
          {texts.send}
        </Button>
        <Button size="large" disabled={state.isPending} onClick={state.change}>
          {texts.change}
        </Button>
      </div>
    </>
  );
}

const LeaveDialog = lazy(async () => ({ default: (await import("./LeaveDialog.tsx")).LeaveDialog }));

type Props = {
  form: RefObject<FormInstance<TypedReport> | null>;
  state: ReportState;
  bike: { readonly id: string; readonly city?: string | undefined };
};

const hasBegun = ({ typed }: ReportState["draft"], city: string | undefined): boolean => {
  const untouched = newDraft(city, typed.stolenDate, "").typed;
  return JSON.stringify({ ...untouched, ...typed }) !== JSON.stringify(untouched);
};

function Buttons({ state, bike }: Omit<Props, "form">): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [asking, ask] = useState(false);
  const leave = (): void => void navigate(`/my-bikes/${bike.id}`);
  return (
    <div className="ways ways--apart">
      <Button type="primary" size="large" htmlType="submit">
        {t(($) => $.common.continue)}
      </Button>
      <Button size="large" onClick={() => (hasBegun(state.draft, bike.city) ? ask(true) : leave())}>
        {t(($) => $.common.cancel)}
      </Button>
      <Suspense>
        {asking && (
          <LeaveDialog
            onKeep={leave}
            onThrowAway={() => {
              state.forget();
              leave();
            }}
            onClose={() => ask(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

function ReportForm({ form, state, bike }: Props): ReactNode {
  return (
    <Form<TypedReport>
      ref={form}
      layout="vertical"
      noValidate
      size="large"
      requiredMark="optional"
      scrollToFirstError={{ focus: true }}
      initialValues={state.draft.typed}
      onValuesChange={state.type}
      onFinish={state.review}
    >
      <ReportFields startsWithAll={isMoreTyped(state.draft.typed)} />
      <Buttons state={state} bike={bike} />
      <StuckNote />
    </Form>
  );
}

export function ReportStolen({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const form = useRef<FormInstance<TypedReport>>(null);
  const state = useReport(bike);
  const heading = useStepHeading(state.step);
  const { faults } = state;
  // Runs after the heading took the focus, because a blurred field is validated again and would
  // lose the error.
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
