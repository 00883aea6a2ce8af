import { Button, Form } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AccountForm } from "./AccountForm.tsx";
import { AccountLayout } from "#web/ui/account/AccountLayout.tsx";
import { CodeField } from "#web/ui/account/CodeField.tsx";
import { openPool } from "./open-pool.ts";
import type { Credentials } from "./pool.ts";
import { ResendCode } from "./ResendCode.tsx";
import type { SignInStep } from "./sign-in-steps.ts";
import { useSubmit } from "./use-submit.ts";

type Props = {
  credentials: Credentials;
  onEntered: (step: SignInStep) => Promise<void>;
  onChangeEmail: () => void;
};

/** Proves with a mailed code that the address is the person's own, then signs in. */
export function ConfirmStep({ credentials, onEntered, onChangeEmail }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.accounts.code, { returnObjects: true });
  const [form] = Form.useForm<{ code: string }>();
  const submission = useSubmit(form, "confirm", async ({ code }) => {
    const pool = await openPool();
    await onEntered(await pool.confirmAndEnter(credentials, code));
  });
  return (
    <AccountLayout title={texts.title}>
      <p className="account__lead">
        {texts.lead} <b>{credentials.email}</b>
      </p>
      <AccountForm form={form} submission={submission} submitText={texts.submit}>
        <CodeField />
      </AccountForm>
      <div className="account__more">
        <p className="muted">{texts.notArrived}</p>
        <ResendCode email={credentials.email} />
        <Button type="link" className="account__link" onClick={onChangeEmail}>
          {texts.changeEmail}
        </Button>
      </div>
    </AccountLayout>
  );
}
