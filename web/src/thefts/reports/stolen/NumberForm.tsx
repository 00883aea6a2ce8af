import { Button, Form } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Theft, TheftReport } from "#contract/thefts/thefts.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { PoliceNumberField } from "#web/thefts/reports/PoliceNumberField.tsx";
import { theftApi } from "#web/thefts/reports/theft-api.ts";
import { useBikeChange } from "#web/thefts/reports/use-bike-change.ts";
import { FormFailure } from "#web/platform/ui/account/FormFailure.tsx";

type Typed = { policeReportNumber: string };
type Props = { theft: Theft; onSaved: () => void };

export function NumberForm({ theft, onSaved }: Props): ReactNode {
  const { t } = useTranslation();
  const { bikeId, policeReportNumber = "" } = theft;
  const { mutateAsync, isPending, error, reset } = useBikeChange(bikeId, async (typed: Typed) => {
    const body = TheftReport.pick({ policeReportNumber: true }).parse(typed);
    return (await theftApi.changeTheft({ params: { bikeId }, body })).bike;
  });
  return (
    <Form<Typed>
      layout="vertical"
      initialValues={{ policeReportNumber }}
      onValuesChange={reset}
      onFinish={(typed) => void mutateAsync(typed).then(onSaved, () => undefined)}
    >
      <PoliceNumberField />
      <FormFailure text={error === null ? undefined : failureText(error)} />
      <Button htmlType="submit" loading={isPending}>
        {t(($) => $.thefts.police.save)}
      </Button>
    </Form>
  );
}
