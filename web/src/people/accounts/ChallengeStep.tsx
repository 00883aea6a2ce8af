import { Button, Form } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ruleText } from "#web/platform/i18n/problem-text.ts";
import { AccountForm } from "./AccountForm.tsx";
import { AccountLayout } from "#web/platform/ui/account/AccountLayout.tsx";
import { CodeField } from "#web/platform/ui/account/CodeField.tsx";
import { TermsNote } from "#web/people/TermsNote.tsx";
import { NewPasswordField } from "#web/people/password/NewPasswordField.tsx";
import { openPool } from "./open-pool.ts";
import type { SignInStep } from "./sign-in-steps.ts";
import { useSubmit } from "./use-submit.ts";

type Props = {
  challenge: "new-password" | "totp";
  onAnswer: (step: SignInStep) => Promise<void>;
  onBack: () => void;
};

export function ChallengeStep({ challenge, onAnswer, onBack }: Props): ReactNode {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ code?: string; password?: string }>();
  const isPassword = challenge === "new-password";
  const texts = t(($) => $.accounts[isPassword ? "newPasswordStep" : "totp"], { returnObjects: true });
  const operation = isPassword ? "chooseNewPassword" : "enterTotp";
  const submission = useSubmit(form, operation, async ({ code, password }) => {
    const pool = await openPool();
    await onAnswer(await pool.answerChallenge(password ?? code ?? ""));
  });
  return (
    <AccountLayout title={texts.title}>
      <p className="account__lead">{texts.lead}</p>
      <AccountForm form={form} submission={submission} submitText={texts.submit}>
        {isPassword ? (
          <>
            <NewPasswordField label={t(($) => $.accounts.newPassword)} missing={ruleText("required")} />
            <TermsNote />
          </>
        ) : (
          <CodeField />
        )}
      </AccountForm>
      <div className="account__more">
        <Button type="link" className="account__link" onClick={onBack}>
          {t(($) => $.common.back)}
        </Button>
      </div>
    </AccountLayout>
  );
}
