import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useMutation } from "@tanstack/react-query";
import { Button, Form, type FormRule } from "antd";
import type { Me } from "#contract/people/accounts.ts";
import { type TypedPhone, phoneOf } from "#contract/people/typed-phone.ts";
import { Outcome } from "#web/people/settings/Outcome.tsx";
import { ruleText } from "#web/platform/i18n/problem-text.ts";
import { PhoneInput } from "#web/platform/ui/phone/PhoneInput.tsx";
import { failureText } from "#web/platform/api/failure-text.ts";
import { CodeStep } from "#web/people/settings/CodeStep.tsx";
import { settingsApi } from "#web/people/settings/settings-api.ts";
import { useAccountChange } from "#web/people/settings/use-account-change.ts";
import { writtenPhone } from "#web/platform/ui/phone/written-phone.ts";
import { KnownPhone } from "./KnownPhone.tsx";
import { sendCode, type SentCode } from "./send-code.ts";

type PhoneFormProps = {
  typed: TypedPhone | undefined;
  onSent: (sent: SentCode) => void;
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

function PhoneForm({ typed, onSent, onCancel }: PhoneFormProps): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.settings.phone);
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
      <div className="ways ways--apart">
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

type Props = { sent: SentCode; onConfirmed: () => void; onOtherNumber: () => void };

function ConfirmCode({ sent, onConfirmed, onOtherNumber }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.settings.phone);
  const { mutateAsync } = useAccountChange((code: string) => settingsApi.confirmPhone({ body: { code } }));
  return (
    <CodeStep
      name="phone-code"
      lead={t(($) => $.settings.phone.sent, { phone: writtenPhone(sent.phone) })}
      action={texts.confirm}
      other={texts.otherNumber}
      seconds={sent.resendAfterSeconds}
      confirm={async (code) => {
        await mutateAsync(code);
        onConfirmed();
      }}
      onResend={async () => (await sendCode(sent.phone)).resendAfterSeconds}
      onOther={onOtherNumber}
    />
  );
}

type View =
  | { at: "known" }
  /** `typed` prefills the form. */
  | { at: "form"; typed?: TypedPhone }
  | { at: "code"; sent: SentCode };

/** Keeps the typed number for corrections. */
const usePhone = (me: Me) => {
  const [view, show] = useState<View>(() => ({ at: me.phone === undefined ? "form" : "known" }));
  const [done, setDone] = useState<string>();
  const go = (next: View, message?: string): void => {
    setDone(message);
    show(next);
  };
  // The number was removed in another tab.
  const isGone = view.at === "known" && me.phone === undefined;
  const shown: View = isGone ? { at: "form" } : view;
  return { view: shown, done, go };
};

export function PhoneSection({ me }: { me: Me }): ReactNode {
  const texts = useTexts(($) => $.settings.phone);
  const { view, done, go } = usePhone(me);
  return (
    <>
      <p>{texts.lead}</p>
      <Outcome done={done} />
      {view.at === "known" && me.phone !== undefined && (
        <KnownPhone
          phone={me.phone}
          isVerified={me.phoneVerified}
          onSent={(sent) => go({ at: "code", sent })}
          onChange={() => go({ at: "form" })}
          onRemoved={() => go({ at: "form" }, texts.removed)}
        />
      )}
      {view.at === "form" && (
        <PhoneForm
          typed={view.typed}
          onSent={(sent) => go({ at: "code", sent })}
          {...(me.phone !== undefined && { onCancel: () => go({ at: "known" }) })}
        />
      )}
      {view.at === "code" && (
        <ConfirmCode
          sent={view.sent}
          onConfirmed={() => go({ at: "known" }, texts.confirmed)}
          onOtherNumber={() => go({ at: "form", ...(view.sent.typed && { typed: view.sent.typed }) })}
        />
      )}
    </>
  );
}
