import { Button, Form } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AccountForm } from "./AccountForm.tsx";
import { AccountLayout } from "#web/ui/account/AccountLayout.tsx";
import { CodeField } from "#web/ui/account/CodeField.tsx";
import { ResendCode } from "./ResendCode.tsx";
import { confirmAndEnter, type OwnSignUp } from "./sign-up-api.ts";
import type { SignInStep } from "./sign-in-steps.ts";
import { useSubmit } from "./use-submit.ts";

type Props = {
  own: OwnSignUp;
  onEntered: (step: SignInStep) => Promise<void>;
  onChangeEmail: () => void;
};

/** Proves with a mailed code that the address is the person's own, then signs in. */
export function ConfirmStep({ own, onEntered, onChangeEmail }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.accounts.code, { returnObjects: true });
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
