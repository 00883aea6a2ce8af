import { Button, Form } from "antd";
import { MailCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ruleText } from "#web/i18n/problem-text.ts";
import { AccountForm } from "./AccountForm.tsx";
import { CodeField } from "#web/ui/account/CodeField.tsx";
import { NewPasswordField } from "#web/ui/password/NewPasswordField.tsx";
import { openPool } from "./open-pool.ts";
import { useSubmit } from "./use-submit.ts";

type Typed = { code: string; password: string };
type Props = { email: string; isSent: boolean; onChanged: () => void; onAgain: () => void };

function WhereCodeIs({ email, isSent }: Pick<Props, "email" | "isSent">): ReactNode {
  const { t } = useTranslation();
  return (
    <output className="account__note">
      <MailCheck size={22} aria-hidden="true" />
      {isSent ? (
        <span>
          <b>{t(($) => $.accounts.forgotten.sent)}</b>
          <br />
          {t(($) => $.accounts.forgotten.sentText, { email })}
        </span>
      ) : (
        t(($) => $.accounts.forgotten.haveCodeText, { email })
      )}
    </output>
  );
}

export function ChoosePassword({ email, isSent, onChanged, onAgain }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.accounts.forgotten, { returnObjects: true });
  const [form] = Form.useForm<Typed>();
  const submission = useSubmit(form, "reset", async ({ code, password }) => {
    const pool = await openPool();
    await pool.reset({ email, password }, code);
    onChanged();
  });
  return (
    <div className="account__dialog">
      <WhereCodeIs email={email} isSent={isSent} />
      <AccountForm
        form={form}
        name="forgotten"
        submission={submission}
        submitText={texts.save}
        others={<Button onClick={onAgain}>{t(($) => $.accounts.code.resend)}</Button>}
      >
        {/* Password managers file the new password under this address. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <CodeField />
        <NewPasswordField
          label={t(($) => $.accounts.newPassword)}
          missing={ruleText("required")}
          known={[email]}
        />
      </AccountForm>
    </div>
  );
}
