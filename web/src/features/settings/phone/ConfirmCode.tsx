import { Button, Form } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { ProblemError } from "#web/api/errors.ts";
import { CodeField } from "#web/ui/account/CodeField.tsx";
import { failureText } from "#web/api/failure-text.ts";
import { Outcome } from "#web/features/settings/Outcome.tsx";
import { ResendButton } from "#web/features/settings/ResendButton.tsx";
import { settingsApi } from "#web/features/settings/settings-api.ts";
import { useAccountChange } from "#web/features/settings/use-account-change.ts";
import { sendCode, type SentCode } from "./send-code.ts";

type Props = { sent: SentCode; onConfirmed: () => void; onOtherNumber: () => void };

const isAboutCode = (error: Error): boolean =>
  error instanceof ProblemError && (error.code === "code-wrong" || error.code === "code-expired");

const useConfirm = (onConfirmed: () => void) => {
  const [form] = Form.useForm<{ code: string }>();
  const [failure, fail] = useState<string>();
  const { mutate, isPending } = useAccountChange(({ code }: { code: string }) =>
    settingsApi.confirmPhone({ body: { code } }),
  );
  const onError = (error: Error): void => {
    if (!isAboutCode(error)) return fail(failureText(error));
    form.setFields([{ name: "code", errors: [failureText(error)] }]);
    form.focusField("code");
  };
  const confirm = (typed: { code: string }): void => {
    fail(undefined);
    mutate(typed, { onSuccess: onConfirmed, onError });
  };
  return { form, failure, confirm, busy: isPending };
};

/** Proves with the code from the text message that the number is the person's own. */
export function ConfirmCode({ sent, onConfirmed, onOtherNumber }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.settings.phone, { returnObjects: true });
  const { form, failure, confirm, busy } = useConfirm(onConfirmed);
  const resend = async (): Promise<number> => (await sendCode(sent.phone)).resendAfterSeconds;
  return (
    <Form
      className="settings__form"
      form={form}
      name="phone-code"
      layout="vertical"
      size="large"
      requiredMark={false}
      onFinish={confirm}
    >
      <output>{t(($) => $.settings.phone.sent, { phone: sent.phone })}</output>
      <CodeField />
      <Outcome failure={failure} />
      <div className="settings__actions">
        <Button type="primary" size="middle" htmlType="submit" loading={busy}>
          {texts.confirm}
        </Button>
        <ResendButton seconds={sent.resendAfterSeconds} onResend={resend} failureText={failureText} />
        <Button size="middle" onClick={onOtherNumber}>
          {texts.otherNumber}
        </Button>
      </div>
    </Form>
  );
}
