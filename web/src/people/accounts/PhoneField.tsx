import { Form } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PhoneInput } from "#web/platform/ui/phone/PhoneInput.tsx";
import { phoneRules } from "./sign-up-rules.ts";

export function PhoneField(): ReactNode {
  const { t } = useTranslation();
  return (
    <Form.Item
      name="phone"
      label={t(($) => $.accounts.fields.phone)}
      extra={t(($) => $.accounts.fields.phoneHint)}
      rules={phoneRules()}
      validateTrigger="onBlur"
    >
      <PhoneInput />
    </Form.Item>
  );
}
