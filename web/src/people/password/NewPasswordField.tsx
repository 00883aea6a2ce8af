import { Form, type FormRule } from "antd";
import PasswordInput from "antd/es/input/Password";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import i18next from "i18next";
import { minimumPasswordLength } from "#contract/people/accounts.ts";
import { passwordStrength } from "./password-strength.ts";
import "./password-hint.css";

type PasswordHintProps = { password: string; known: readonly string[] };

function PasswordHint({ password, known }: PasswordHintProps): ReactNode {
  const { t } = useTranslation();
  const strength = passwordStrength(password, known);
  const missing = minimumPasswordLength - password.length;
  return (
    <span className={`strength strength--${strength}`}>
      <span className="strength__bar" aria-hidden="true">
        <i />
      </span>
      <span className="strength__word" aria-live="polite">
        {t(($) => $.accounts.fields.strength[strength], { missing })}
      </span>
    </span>
  );
}

/** The user pool refuses leading and trailing spaces. */
const newPasswordRules = (missing: string): FormRule[] => [
  { required: true, message: missing },
  { min: minimumPasswordLength, message: i18next.t(($) => $.rules["password-too-short"]) },
  { max: 256, message: i18next.t(($) => $.rules["too-long"]) },
  { pattern: /^(?:\S(?:[^]*\S)?)?$/, message: i18next.t(($) => $.accounts.fields.passwordEdges) },
];

type Props = {
  label: string;
  missing: string;
  /** E-mail and name: a password made of them is easy to guess. */
  known?: readonly string[];
  /** A longer minimum length, for some roles. */
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
