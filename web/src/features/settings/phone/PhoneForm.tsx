import { useMutation } from "@tanstack/react-query";
import { Button, Form, type FormRule } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ruleText } from "#web/i18n/problem-text.ts";
import { phoneOf, type TypedPhone } from "#contract/typed-phone.ts";
import { PhoneInput } from "#web/ui/phone/PhoneInput.tsx";
import { failureText } from "#web/api/failure-text.ts";
import { Outcome } from "#web/features/settings/Outcome.tsx";
import { sendCode, type SentCode } from "./send-code.ts";

type Props = {
  typed: TypedPhone | undefined;
  onSent: (sent: SentCode) => void;
  /** Back to the number there is. */
  onCancel?: () => void;
};

const rules = (): FormRule[] => [
  {
    validator: async (_rule, typed: TypedPhone | undefined) => {
      if (typed === undefined || phoneOf(typed) === undefined) throw new Error(ruleText("phone-format"));
    },
  },
];

const send = async ({ phone }: { phone: TypedPhone }): Promise<SentCode> =>
  sendCode(phoneOf(phone) ?? "", phone);

export function PhoneForm({ typed, onSent, onCancel }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.settings.phone, { returnObjects: true });
  const { mutate, isPending, error } = useMutation({ mutationFn: send, onSuccess: onSent });
  return (
    <Form
      className="settings__form"
      name="phone"
      layout="vertical"
      size="large"
      requiredMark={false}
      {...(typed && { initialValues: { phone: typed } })}
      onFinish={mutate}
    >
      <Form.Item name="phone" label={texts.label} rules={rules()} validateTrigger="onSubmit">
        <PhoneInput />
      </Form.Item>
      <Outcome failure={error === null ? undefined : failureText(error)} />
      <div className="settings__actions">
        <Button size="middle" htmlType="submit" loading={isPending}>
          {texts.send}
        </Button>
        {onCancel !== undefined && (
          <Button size="middle" onClick={onCancel}>
            {t(($) => $.common.cancel)}
          </Button>
        )}
      </div>
    </Form>
  );
}
