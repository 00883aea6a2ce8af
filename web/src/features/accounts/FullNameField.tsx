import { Form } from "antd";
import Input from "antd/es/input/Input";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { fullNameRules } from "#web/ui/account/full-name-rules.ts";

export function FullNameField(): ReactNode {
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
