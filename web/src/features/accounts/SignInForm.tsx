import { Button, Form, Input } from "antd";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { minimumPasswordLength } from "#contract/accounts.ts";
import { ruleText } from "#web/i18n/problem-text.ts";
import { AccountForm } from "./AccountForm.tsx";
import { cleanEmail } from "./email-rules.ts";
import { EmailField } from "./EmailField.tsx";
import { openPool } from "./open-pool.ts";
import type { Credentials } from "./pool.ts";
import type { SignInStep } from "./sign-in-steps.ts";
import { useSubmit } from "./use-submit.ts";

type Props = {
  email: string;
  onAnswer: (step: SignInStep, credentials: Credentials) => Promise<void>;
  onForgotten: (email: string) => void;
};

function PasswordField(): ReactNode {
  const { t } = useTranslation();
  const rules = [
    { required: true, message: ruleText("required") },
    { min: minimumPasswordLength, message: ruleText("password-too-short") },
  ];
  return (
    <Form.Item
      name="password"
      label={t(($) => $.accounts.password)}
      rules={rules}
      validateFirst
      validateTrigger="onSubmit"
    >
      <Input.Password autoComplete="current-password" />
    </Form.Item>
  );
}

export function SignInForm({ email, onAnswer, onForgotten }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.accounts.signIn, { returnObjects: true });
  const [form] = Form.useForm<Credentials>();
  useEffect(() => {
    if (email !== "") form.focusField("password");
  }, [email, form]);
  const submission = useSubmit(form, "signIn", async (typed) => {
    const credentials = { email: cleanEmail(typed.email), password: typed.password };
    const pool = await openPool();
    await onAnswer(await pool.enterPassword(credentials), credentials);
  });
  const refuse = ({ values }: { values: Partial<Credentials> }): void =>
    submission.fail(values.email?.trim() && values.password ? undefined : texts.required);
  return (
    <AccountForm
      form={form}
      submission={submission}
      submitText={texts.submit}
      isSecond
      initialValues={{ email }}
      onFinishFailed={refuse}
    >
      <EmailField missing={ruleText("required")} autoComplete="username" />
      <PasswordField />
      <div className="account__forgotten">
        <Button
          type="link"
          className="account__link"
          onClick={() => onForgotten(cleanEmail(form.getFieldValue("email") ?? ""))}
        >
          {texts.forgotten}
        </Button>
      </div>
    </AccountForm>
  );
}
