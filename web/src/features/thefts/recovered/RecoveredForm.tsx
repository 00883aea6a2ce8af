import { Button, Checkbox, Form, Radio } from "antd";
import TextArea from "antd/es/input/TextArea";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { OwnBike } from "#contract/bikes.ts";
import { RecoveredHow, Recovery } from "#contract/thefts.ts";
import { failureText } from "#web/api/failure-text.ts";
import { BikeLine } from "#web/features/thefts/BikeLine.tsx";
import { zodRule } from "#web/ui/field/zod-rule.ts";
import { theftApi } from "#web/features/thefts/theft-api.ts";
import { useBikeChange } from "#web/features/thefts/use-bike-change.ts";
import { ruleText } from "#web/i18n/problem-text.ts";
import { FormFailure } from "#web/ui/account/FormFailure.tsx";
import { useToast } from "#web/ui/use-toast.ts";
import { FoundFirst, useFoundReports } from "./FoundFirst.tsx";

type Typed = { how?: RecoveredHow; thanks: string; mayShare: boolean };

const useRecovery = ({ id: bikeId }: OwnBike) => {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const { mutate, isPending, error, reset } = useBikeChange(bikeId, async (typed: Typed) => {
    const input = { params: { bikeId }, body: Recovery.parse(typed) };
    const { bike } = await theftApi.markRecovered(input, { idempotencyKey });
    // The page has nothing more to say about a bike that is back.
    toast.success(t(($) => $.thefts.recovered.done));
    void navigate(`/my-bikes/${bikeId}`, { replace: true });
    return bike;
  });
  return { mark: mutate, isPending, reset, failure: error === null ? undefined : failureText(error) };
};

function Fields({ hasFinder }: { hasFinder: boolean }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.thefts.recovered, { returnObjects: true });
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

/** Ends a theft: how the bike came back, and what its finder is told. */
export function RecoveredForm({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const { mark, isPending, reset, failure } = useRecovery(bike);
  const reports = useFoundReports(bike.id);
  const texts = t(($) => $.thefts.recovered, { returnObjects: true });
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
