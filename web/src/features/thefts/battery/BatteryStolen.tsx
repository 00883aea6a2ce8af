import { Button, Form } from "antd";
import Input from "antd/es/input/Input";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OwnBike } from "#contract/bikes.ts";
import { requiredText } from "#contract/text.ts";
import { failureText } from "#web/api/failure-text.ts";
import { zodRule } from "#web/ui/field/zod-rule.ts";
import { StolenDateField } from "#web/features/thefts/StolenDateField.tsx";
import { bikeChangeApi, theftApi } from "#web/features/thefts/theft-api.ts";
import { today } from "#web/shared/form/today.ts";
import { useBikeChange } from "#web/features/thefts/use-bike-change.ts";
import { FormFailure } from "#web/ui/account/FormFailure.tsx";

type Typed = { stolenDate: string; batterySerialNumber?: string };

const longestSerialNumber = 40;

/** A serial number that is told with the theft is kept first: without it nobody could look for the battery. */
const useBatteryTheft = ({ id: bikeId, batterySerialNumber: known }: OwnBike) =>
  useBikeChange(bikeId, async ({ stolenDate, batterySerialNumber }: Typed) => {
    const params = { bikeId };
    if (known === undefined) await bikeChangeApi.editBike({ params, body: { batterySerialNumber } });
    return theftApi.reportBatteryStolen({ params, body: { stolenDate } });
  });

function SerialNumber({ known }: { known: string | undefined }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.thefts.battery, { returnObjects: true });
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
      rules={[zodRule(requiredText(longestSerialNumber))]}
    >
      <Input className="mono theft__short" autoComplete="off" autoCapitalize="characters" />
    </Form.Item>
  );
}

export function BatteryStolen({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const { mutate, isPending, error, reset } = useBatteryTheft(bike);
  const texts = t(($) => $.thefts.battery, { returnObjects: true });
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
