import { Button, Form } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { AccountForm } from "./AccountForm.tsx";
import { AccountLayout } from "#web/platform/ui/account/AccountLayout.tsx";
import { CodeField } from "#web/platform/ui/account/CodeField.tsx";
import { confirmAndEnter, type OwnSignUp, sendSignUpCode } from "./sign-up-api.ts";
import type { SignInStep } from "./sign-in-steps.ts";
import { useSubmit } from "./use-submit.ts";
import { useMutation } from "@tanstack/react-query";
import { useToast } from "#web/platform/ui/use-toast.ts";
import { failureOf } from "./failures.ts";
import { useCountdown } from "#web/platform/ui/use-countdown.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

const resendSeconds = 30;

function ResendCode({ own }: { own: OwnSignUp }): ReactNode {
  const { t } = useTranslation();
  const toast = useToast();
  const language = usePageLanguage();
  const { left, restart } = useCountdown(resendSeconds);
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendSignUpCode(own, language),
    onSuccess: () => {
      restart();
      toast.success(t(($) => $.accounts.code.resent));
    },
    onError: (error) => toast.error(t(($) => $.accounts.failures[failureOf("resend", error)])),
  });
  return (
    <Button
      type="link"
      className="account__link"
      disabled={left > 0}
      loading={isPending}
      onClick={() => mutate()}
    >
      {left > 0 ? t(($) => $.accounts.code.resendIn, { seconds: left }) : t(($) => $.accounts.code.resend)}
    </Button>
  );
}

type Props = {
  own: OwnSignUp;
  onEntered: (step: SignInStep) => Promise<void>;
  onChangeEmail: () => void;
};

export function ConfirmStep({ own, onEntered, onChangeEmail }: Props): ReactNode {
  const texts = useTexts(($) => $.accounts.code);
  const [form] = Form.useForm<{ code: string }>();
  const submission = useSubmit(form, "confirm", async ({ code }) => {
    await onEntered(await confirmAndEnter(own, code));
  });
  return (
    <AccountLayout title={texts.title}>
      <p className="account__lead">
        {texts.lead} <b>{own.newcomer.email}</b>
      </p>
      <AccountForm form={form} submission={submission} submitText={texts.submit}>
        <CodeField />
      </AccountForm>
      <div className="account__more">
        <p className="muted">{texts.notArrived}</p>
        <ResendCode own={own} />
        <Button type="link" className="account__link" onClick={onChangeEmail}>
          {texts.changeEmail}
        </Button>
      </div>
    </AccountLayout>
  );
}
