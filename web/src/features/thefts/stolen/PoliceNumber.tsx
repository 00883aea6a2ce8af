import { Button, Form, type FormInstance } from "antd";
import { CircleCheck } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Theft, TheftReport } from "#contract/thefts.ts";
import { failureText } from "#web/api/failure-text.ts";
import { PoliceNumberField } from "#web/features/thefts/PoliceNumberField.tsx";
import { theftApi } from "#web/features/thefts/theft-api.ts";
import { useBikeChange } from "#web/features/thefts/use-bike-change.ts";
import { FormFailure } from "#web/ui/account/FormFailure.tsx";
import { focus } from "#web/ui/focus.ts";

type Typed = { policeReportNumber: string };
type FormProps = { theft: Theft; onSaved: () => void };

function NumberForm({ theft, onSaved }: FormProps): ReactNode {
  const { t } = useTranslation();
  const form = useRef<FormInstance<Typed>>(null);
  const { bikeId, policeReportNumber = "" } = theft;
  const { mutateAsync, isPending, error, reset } = useBikeChange(bikeId, async (typed: Typed) => {
    const body = TheftReport.pick({ policeReportNumber: true }).parse(typed);
    return (await theftApi.changeTheft({ params: { bikeId }, body })).bike;
  });
  return (
    <Form<Typed>
      ref={form}
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

/** The number of the police report, or the field for it while there is none. */
export function PoliceNumber({ theft }: { theft: Theft }): ReactNode {
  const { t } = useTranslation();
  const [editing, edit] = useState<boolean>();
  const { policeReportNumber: number } = theft;
  if (number === undefined || editing === true)
    return <NumberForm theft={theft} onSaved={() => edit(false)} />;
  return (
    <p className="theft__done">
      <CircleCheck size={20} aria-hidden="true" />
      <span>
        {t(($) => $.thefts.police.number)} <b className="mono">{number}</b>
      </span>
      <Button {...(editing === false && { ref: focus })} onClick={() => edit(true)}>
        {t(($) => $.common.change)}
      </Button>
    </p>
  );
}
