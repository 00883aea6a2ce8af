import { Button, Form } from "antd";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { AccountForm } from "./AccountForm.tsx";
import { AccountLayout } from "#web/ui/account/AccountLayout.tsx";
import { PersonalNumberField } from "./PersonalNumberField.tsx";
import { PhoneField } from "./PhoneField.tsx";
import type { DetailFaults, Details } from "./save-details.ts";
import { detailsOf, type SignUp } from "./sign-up.ts";
import { useSubmit } from "./use-submit.ts";

type Typed = Pick<SignUp, "personalNumber" | "phone">;

type Props = {
  typed: Typed;
  faults: DetailFaults;
  onSave: (details: Details) => Promise<void>;
  onSkip: () => void;
};

/** The account is there, but something that was typed with it was refused: to be corrected or left for later. */
export function DetailsStep({ typed, faults, onSave, onSkip }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.accounts.details, { returnObjects: true });
  const [form] = Form.useForm<Typed>();
  const submission = useSubmit(form, "confirm", async (given) => onSave(detailsOf(given)));
  useEffect(() => {
    const { personalNumber, phone } = faults;
    if (personalNumber !== undefined) form.setFields([{ name: "personalNumber", errors: [personalNumber] }]);
    if (phone !== undefined) form.setFields([{ name: "phone", errors: [phone] }]);
    form.focusField(personalNumber === undefined ? "phone" : "personalNumber");
  }, [form, faults]);
  return (
    <AccountLayout title={texts.title}>
      <p className="account__lead">{texts.lead}</p>
      <AccountForm
        form={form}
        submission={submission}
        submitText={texts.save}
        initialValues={typed}
        others={<Button onClick={onSkip}>{texts.skip}</Button>}
      >
        {faults.personalNumber !== undefined && <PersonalNumberField />}
        {faults.phone !== undefined && <PhoneField />}
      </AccountForm>
    </AccountLayout>
  );
}
