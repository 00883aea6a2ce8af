import { Form, type InputRef } from "antd";
import Input from "antd/es/input/Input";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

/** A code pasted from a mail may contain spaces. */
const digitsOf = (typed: string | undefined): string => (typed ?? "").replaceAll(/\D/g, "").slice(0, 6);

type Props = {
  takesFocus?: boolean;
};

export function CodeField({ takesFocus = true }: Props): ReactNode {
  const { t } = useTranslation();
  const field = useRef<InputRef>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
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
