import { Form } from "antd";
import PasswordInput from "antd/es/input/Password";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PasswordHint } from "./PasswordHint.tsx";
import { newPasswordRules } from "./password-rules.ts";

type Props = {
  label: string;
  missing: string;
  /** E-mail and name of the person: a password made of them is easy to guess. */
  known?: readonly string[];
  /** For who must have a longer one than everybody else. */
  longer?: { length: number; tooShort: string };
};

export function NewPasswordField({ label, missing, known = [], longer }: Props): ReactNode {
  const { t } = useTranslation();
  const typed: unknown = Form.useWatch("password");
  return (
    <Form.Item
      name="password"
      label={label}
      rules={[
        ...newPasswordRules(missing),
        ...(longer ? [{ min: longer.length, message: longer.tooShort }] : []),
      ]}
      validateFirst
      validateTrigger="onBlur"
      extra={
        typeof typed === "string" && typed !== "" ? (
          <PasswordHint password={typed} known={known} />
        ) : (
          (longer?.tooShort ?? t(($) => $.accounts.fields.passwordHint))
        )
      }
    >
      <PasswordInput autoComplete="new-password" />
    </Form.Item>
  );
}
