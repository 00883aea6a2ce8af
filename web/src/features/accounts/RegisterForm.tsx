import { Form, type FormInstance, Input } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { warmEid } from "#web/auth/eid/EidDialog.tsx";
import { ruleText } from "#web/i18n/problem-text.ts";
import { PersonalNumberInput } from "#web/ui/PersonalNumberInput.tsx";
import { PhoneInput } from "#web/ui/phone/PhoneInput.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { EidButtonText } from "./EidButtonText.tsx";
import { EmailField } from "./EmailField.tsx";
import { keptRegistrant } from "./kept-registrant.ts";
import type { Registrant } from "./registrant.ts";
import { emailRepeatedRules, personalNumberRules, phoneRules } from "./registrant-rules.ts";
import type { Submission } from "./use-submit.ts";

function EmailRepeatedField(): ReactNode {
  const { t } = useTranslation();
  return (
    <Form.Item
      name="emailRepeated"
      label={t(($) => $.accounts.register.emailRepeated)}
      rules={emailRepeatedRules()}
      validateTrigger="onBlur"
    >
      <Input type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
    </Form.Item>
  );
}

type Props = { form: FormInstance<Registrant>; submission: Submission<Registrant> };

/** Who one is and how one is reached. Name and proof come from BankID. */
export function RegisterForm({ form, submission }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.accounts.fields, { returnObjects: true });
  return (
    <div onFocus={warmEid}>
      <AccountForm
        form={form}
        name="register"
        submission={submission}
        submitText={<EidButtonText text={t(($) => $.accounts.register.submit)} />}
        initialValues={keptRegistrant() ?? {}}
      >
        <Form.Item
          name="personalNumber"
          label={texts.personalNumber}
          extra={t(($) => $.accounts.register.personalNumberHint)}
          rules={personalNumberRules()}
          validateTrigger="onBlur"
        >
          <PersonalNumberInput />
        </Form.Item>
        <EmailField missing={ruleText("email-format")} />
        <EmailRepeatedField />
        <Form.Item
          name="phone"
          label={texts.phone}
          extra={texts.phoneHint}
          rules={phoneRules()}
          validateTrigger="onBlur"
        >
          <PhoneInput />
        </Form.Item>
      </AccountForm>
    </div>
  );
}
