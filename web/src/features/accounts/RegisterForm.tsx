import { Button, Form } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Identified } from "#web/auth/eid/run-order.ts";
import { ruleText } from "#web/i18n/problem-text.ts";
import { PhoneInput } from "#web/ui/phone/PhoneInput.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { EmailField } from "./EmailField.tsx";
import { keepRegistrant, keptRegistrant } from "./kept-registrant.ts";
import type { Registrant } from "./registrant.ts";
import { phoneRules } from "./registrant-rules.ts";
import { useCreateAccount } from "./use-create-account.ts";
import type { Registering } from "./use-register.ts";

type Props = { identified: Identified; registering: Registering };

/** How someone is reached whom BankID has identified. */
export function RegisterForm({ identified, registering }: Props): ReactNode {
  const { t } = useTranslation();
  const [form] = Form.useForm<Registrant>();
  const submission = useCreateAccount(form, identified.order, registering);
  const texts = t(($) => $.accounts.fields, { returnObjects: true });
  return (
    <>
      <p className="account__lead">{t(($) => $.accounts.register.identified, { name: identified.name })}</p>
      <AccountForm
        form={form}
        name="register"
        submission={submission}
        submitText={t(($) => $.accounts.register.submit)}
        initialValues={keptRegistrant() ?? {}}
        onValuesChange={(_changed, typed) => keepRegistrant(typed)}
        others={
          <Button disabled={submission.busy} onClick={registering.cancel}>
            {t(($) => $.common.cancel)}
          </Button>
        }
      >
        <EmailField missing={ruleText("required")} />
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
    </>
  );
}
