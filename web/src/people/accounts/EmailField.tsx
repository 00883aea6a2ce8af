import { Form } from "antd";
import Input from "antd/es/input/Input";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { emailRules } from "./email-rules.ts";

type Props = { missing: string; autoComplete?: "email" | "username" };

export function EmailField({ missing, autoComplete = "email" }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <Form.Item
      name="email"
      label={t(($) => $.accounts.email)}
      rules={emailRules(missing)}
      validateFirst
      validateTrigger="onBlur"
    >
      <Input
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
      />
    </Form.Item>
  );
}
