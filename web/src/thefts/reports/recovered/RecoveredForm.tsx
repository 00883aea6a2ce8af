import { Button, Checkbox, Form, Radio } from "antd";
import TextArea from "antd/es/input/TextArea";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useNavigate } from "react-router-dom";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { RecoveredHow, Recovery } from "#contract/thefts/thefts.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { BikeLine } from "#web/thefts/reports/BikeLine.tsx";
import { zodRule } from "#web/platform/ui/field/zod-rule.ts";
import { theftApi } from "#web/thefts/reports/theft-api.ts";
import { useBikeChange } from "#web/thefts/reports/use-bike-change.ts";
import { ruleText } from "#web/platform/i18n/problem-text.ts";
import { FormFailure } from "#web/platform/ui/account/FormFailure.tsx";
import { useToast } from "#web/platform/ui/use-toast.ts";
import { useQuery } from "@tanstack/react-query";
import type { ListedFoundReport } from "#contract/thefts/found-reports.ts";
import { countFinders } from "#web/thefts/find-report/received/count-finders.ts";
import { receivedReports } from "#web/thefts/find-report/received/received-reports.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

const matters = ["pending", "owner_seen", "confirmed"];

/** The confirmed and undecided reports of the current theft. */
const useFoundReports = (bikeId: string): readonly ListedFoundReport[] => {
  const { data } = useQuery(receivedReports(bikeId));
  return data?.items.filter(({ state, current }) => current && matters.includes(state)) ?? [];
};

function Report({ report }: { report: ListedFoundReport }): ReactNode {
  const language = usePageLanguage();
  const texts = useTexts(($) => $.thefts.recovered);
  return (
    <li>
      <b>{report.finderName ?? texts.anonymous}</b> · {report.location} ·{" "}
      {dayText(report.reportedAt, language)}
      <br />
      {report.state === "confirmed" ? texts.confirmed : texts.undecided}
    </li>
  );
}

/** Shows finders' reports before the bike is marked as recovered without them. */
function FoundFirst({ reports }: { reports: readonly ListedFoundReport[] }): ReactNode {
  const { t } = useTranslation();
  if (reports.length === 0) return null;
  return (
    <section className="theft__effects">
      <h2>{t(($) => $.thefts.recovered.reports, { count: countFinders(reports) })}</h2>
      <ul>
        {reports.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </ul>
    </section>
  );
}

type Typed = { how?: RecoveredHow; thanks: string; mayShare: boolean };

const useRecovery = ({ id: bikeId }: OwnBike) => {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const { mutate, isPending, error, reset } = useBikeChange(bikeId, async (typed: Typed) => {
    const input = { params: { bikeId }, body: Recovery.parse(typed) };
    const { bike } = await theftApi.markRecovered(input, { idempotencyKey });
    // Leaves the page, because it has nothing to show for a recovered bike.
    toast.success(t(($) => $.thefts.recovered.done));
    void navigate(`/my-bikes/${bikeId}`, { replace: true });
    return bike;
  });
  return { mark: mutate, isPending, reset, failure: error === null ? undefined : failureText(error) };
};

function Fields({ hasFinder }: { hasFinder: boolean }): ReactNode {
  const texts = useTexts(($) => $.thefts.recovered);
  const hows = RecoveredHow.options.map((how) => ({ value: how, label: texts.hows[how] }));
  return (
    <>
      <Form.Item name="how" label={texts.how} rules={[{ required: true, message: ruleText("required") }]}>
        <Radio.Group className="theft__choices" options={hows} />
      </Form.Item>
      {hasFinder && (
        <Form.Item
          name="thanks"
          label={texts.thanks}
          extra={texts.thanksHint}
          validateTrigger="onBlur"
          rules={[zodRule(Recovery.shape.thanks)]}
        >
          <TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
        </Form.Item>
      )}
      <Form.Item name="mayShare" valuePropName="checked">
        <Checkbox>{texts.mayShare}</Checkbox>
      </Form.Item>
    </>
  );
}

export function RecoveredForm({ bike }: { bike: OwnBike }): ReactNode {
  const { mark, isPending, reset, failure } = useRecovery(bike);
  const reports = useFoundReports(bike.id);
  const texts = useTexts(($) => $.thefts.recovered);
  return (
    <>
      <h1>{texts.title}</h1>
      <BikeLine bike={bike} />
      <p>{texts.lead}</p>
      <FoundFirst reports={reports} />
      <Form<Typed>
        layout="vertical"
        size="large"
        requiredMark="optional"
        scrollToFirstError={{ focus: true }}
        initialValues={{ thanks: "", mayShare: false }}
        onValuesChange={reset}
        onFinish={(typed) => mark(typed)}
      >
        <Fields hasFinder={reports.length > 0} />
        <FormFailure text={failure} />
        <Button type="primary" size="large" htmlType="submit" loading={isPending}>
          {texts.mark}
        </Button>
      </Form>
    </>
  );
}
