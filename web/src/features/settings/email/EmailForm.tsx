import { useMutation } from "@tanstack/react-query";
import { Button, Form } from "antd";
import Input from "antd/es/input/Input";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Email } from "#contract/accounts.ts";
import { failureText } from "#web/api/failure-text.ts";
import { ruleText } from "#web/i18n/problem-text.ts";
import { Outcome } from "#web/features/settings/Outcome.tsx";
import { sendCode, type SentCode } from "./email-api.ts";

type Props = { current: string; typed: string; onSent: (sent: SentCode) => void };

const check = async (typed: string | undefined, current: string): Promise<void> => {
  const { data } = Email.safeParse(typed ?? "");
  if (data === undefined) throw new Error(ruleText("email-format"));
  if (data === current) throw new Error(ruleText("email-unchanged"));
};

/** Asks for the new address, which gets a code. */
export function EmailForm({ current, typed, onSent }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.settings.email, { returnObjects: true });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ email }: { email: string }) => sendCode(Email.parse(email)),
    onSuccess: onSent,
  });
  const rule = { validator: (_rule: object, value: string | undefined) => check(value, current) };
  return (
    <Form
      className="settings__form"
      name="email-change"
      layout="vertical"
      size="large"
      requiredMark={false}
      initialValues={{ email: typed }}
      onValuesChange={() => reset()}
      onFinish={mutate}
    >
      <Form.Item name="email" label={texts.label} rules={[rule]} validateTrigger="onSubmit">
        <Input type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <Outcome failure={error === null ? undefined : failureText(error)} />
      <Button size="middle" htmlType="submit" loading={isPending}>
        {texts.send}
      </Button>
    </Form>
  );
}
