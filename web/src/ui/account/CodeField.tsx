import { Form, Input, type InputRef } from "antd";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

/** Spaces come along when a code is pasted from a mail. */
const digitsOf = (typed: string | undefined): string => (typed ?? "").replaceAll(/\D/g, "").slice(0, 6);

/** Six digits, filled in by the phone itself where it can. Takes the focus when it appears. */
export function CodeField(): ReactNode {
  const { t } = useTranslation();
  const field = useRef<InputRef>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Form.Item
      name="code"
      label={t(($) => $.accounts.code.label)}
      extra={t(($) => $.accounts.code.hint)}
      normalize={digitsOf}
      rules={[{ required: true, len: 6, message: t(($) => $.accounts.code.required) }]}
      validateTrigger="onSubmit"
    >
      <Input
        ref={field}
        className="account__code"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
      />
    </Form.Item>
  );
}
