import { Button, Form } from "antd";
import PasswordInput from "antd/es/input/Password";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Me } from "#contract/accounts.ts";
import { ruleText } from "#web/i18n/problem-text.ts";
import { Outcome } from "#web/features/settings/Outcome.tsx";
import { ChosenPasswordField } from "./ChosenPasswordField.tsx";
import { openPasswords } from "./open-passwords.ts";
import { usePasswordForm } from "./use-password-form.ts";

type Typed = { current: string; password: string };

export function ChangePassword({ me }: { me: Me }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.settings.password, { returnObjects: true });
  const { form, failure, submit, busy, isDone, reset } = usePasswordForm<Typed>(async (typed) =>
    (await openPasswords()).change(typed.current, typed.password),
  );
  return (
    <Form
      className="settings__form"
      form={form}
      name="change-password"
      layout="vertical"
      size="large"
      requiredMark={false}
      onValuesChange={() => isDone && reset()}
      onFinish={submit}
    >
      <Form.Item
        name="current"
        label={texts.current}
        rules={[{ required: true, message: ruleText("required") }]}
        validateTrigger="onSubmit"
      >
        <PasswordInput autoComplete="current-password" />
      </Form.Item>
      <ChosenPasswordField me={me} />
      <Outcome failure={failure} done={isDone ? texts.changed : undefined} />
      <Button size="middle" htmlType="submit" loading={busy}>
        {texts.change}
      </Button>
    </Form>
  );
}
