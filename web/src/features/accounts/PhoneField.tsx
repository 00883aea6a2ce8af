import { Form } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PhoneInput } from "#web/ui/phone/PhoneInput.tsx";
import { phoneRules } from "./register-rules.ts";

export function PhoneField(): ReactNode {
  const { t } = useTranslation();
  return (
    <Form.Item
      name="phone"
      label={t(($) => $.accounts.register.phone)}
      extra={t(($) => $.accounts.register.phoneHint)}
      rules={phoneRules()}
      validateTrigger="onBlur"
    >
      <PhoneInput />
    </Form.Item>
  );
}
