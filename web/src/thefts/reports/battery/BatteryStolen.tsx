import { Button, Form } from "antd";
import Input from "antd/es/input/Input";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { requiredText } from "#contract/platform/text.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { zodRule } from "#web/platform/ui/field/zod-rule.ts";
import { StolenDateField } from "#web/thefts/reports/StolenDateField.tsx";
import { bikeChangeApi, theftApi } from "#web/thefts/reports/theft-api.ts";
import { today } from "#web/platform/ui/form/today.ts";
import { useBikeChange } from "#web/thefts/reports/use-bike-change.ts";
import { FormFailure } from "#web/platform/ui/account/FormFailure.tsx";

type Typed = { stolenDate: string; batterySerialNumber?: string };

const maxSerialNumberLength = 40;

/** Stores a missing serial number first: without it nobody could search for the battery. */
const useBatteryTheft = ({ id: bikeId, batterySerialNumber: known }: OwnBike) =>
  useBikeChange(bikeId, async ({ stolenDate, batterySerialNumber }: Typed) => {
    const params = { bikeId };
    if (known === undefined) await bikeChangeApi.editBike({ params, body: { batterySerialNumber } });
    return theftApi.reportBatteryStolen({ params, body: { stolenDate } });
  });

function SerialNumber({ known }: { known: string | undefined }): ReactNode {
  const texts = useTexts(($) => $.thefts.battery);
  if (known !== undefined)
    return (
      <p className="theft__serial">
        {texts.serialNumber} <b className="mono">{known}</b>
      </p>
    );
  return (
    <Form.Item
      name="batterySerialNumber"
      label={texts.serialNumber}
      extra={texts.serialNumberHint}
      required
      validateTrigger="onBlur"
      rules={[zodRule(requiredText(maxSerialNumberLength))]}
    >
      <Input className="mono theft__short" autoComplete="off" autoCapitalize="characters" />
    </Form.Item>
  );
}

export function BatteryStolen({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const { mutate, isPending, error, reset } = useBatteryTheft(bike);
  const texts = useTexts(($) => $.thefts.battery);
  return (
    <Form<Typed>
      layout="vertical"
      noValidate
      size="large"
      requiredMark="optional"
      scrollToFirstError={{ focus: true }}
      initialValues={{ stolenDate: today() }}
      onValuesChange={reset}
      onFinish={(typed) => mutate(typed)}
    >
      <p className="theft__serial">{texts.lead}</p>
      <SerialNumber known={bike.batterySerialNumber} />
      <StolenDateField label={t(($) => $.thefts.battery.date)} />
      <FormFailure text={error === null ? undefined : failureText(error)} />
      <Button type="primary" danger size="large" htmlType="submit" loading={isPending}>
        {texts.report}
      </Button>
    </Form>
  );
}
