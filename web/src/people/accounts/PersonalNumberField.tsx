import { Form } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PersonalNumberInput } from "#web/people/PersonalNumberInput.tsx";
import { personalNumberRules } from "./sign-up-rules.ts";

export function PersonalNumberField(): ReactNode {
  const { t } = useTranslation();
  return (
    <Form.Item
      name="personalNumber"
      label={t(($) => $.accounts.fields.personalNumber)}
      extra={t(($) => $.accounts.fields.personalNumberHint)}
      rules={personalNumberRules()}
      validateTrigger="onBlur"
    >
      <PersonalNumberInput />
    </Form.Item>
  );
}
