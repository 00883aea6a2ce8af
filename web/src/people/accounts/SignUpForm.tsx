import { Form } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ruleText } from "#web/platform/i18n/problem-text.ts";
import { AccountForm } from "./AccountForm.tsx";
import { EmailField } from "./EmailField.tsx";
import { NewPasswordField } from "#web/people/password/NewPasswordField.tsx";
import { TermsNote } from "#web/people/TermsNote.tsx";
import { PersonalNumberField } from "./PersonalNumberField.tsx";
import { PhoneField } from "./PhoneField.tsx";
import type { SignUp } from "./sign-up.ts";
import { useSubmit } from "./use-submit.ts";
import Input from "antd/es/input/Input";
import { fullNameRules } from "#web/platform/ui/account/full-name-rules.ts";

type Props = { typed: Partial<SignUp>; onSubmit: (signUp: SignUp) => Promise<void> };

const isEmpty = (text: string | undefined): boolean => text === undefined || text.trim() === "";

function FullNameField(): ReactNode {
  const { t } = useTranslation();
  return (
    <Form.Item
      name="fullName"
      label={t(($) => $.accounts.fields.fullName)}
      rules={fullNameRules()}
      validateFirst
      validateTrigger="onBlur"
    >
      <Input autoComplete="name" autoCapitalize="words" />
    </Form.Item>
  );
}

export function SignUpForm({ typed, onSubmit }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.accounts.signUp, { returnObjects: true });
  const [form] = Form.useForm<SignUp>();
  const submission = useSubmit(form, "signUp", onSubmit);
  const watched = Form.useWatch((values: Partial<SignUp>) => values, form);
  const { email = "", fullName = "" } = watched ?? {};
  const refuse = ({ values }: { values: Partial<SignUp> }): void => {
    const someMissing = [values.email, values.password, values.fullName].some(isEmpty);
    submission.fail(someMissing ? texts.required : undefined);
  };
  return (
    <AccountForm
      form={form}
      submission={submission}
      submitText={texts.submit}
      failureTitle={texts.failed}
      marksOptional
      initialValues={typed}
      onFinishFailed={refuse}
    >
      <EmailField missing={ruleText("required")} autoComplete="username" />
      <NewPasswordField
        label={t(($) => $.accounts.password)}
        missing={ruleText("required")}
        known={[...email.split("@", 1), ...fullName.split(" ")]}
      />
      <FullNameField />
      <PersonalNumberField />
      <PhoneField />
      <TermsNote />
    </AccountForm>
  );
}
