import { Modal, Button, Form } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { MailCheck } from "lucide-react";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { ruleText } from "#web/platform/i18n/problem-text.ts";
import { CodeField } from "#web/platform/ui/account/CodeField.tsx";
import { NewPasswordField } from "#web/people/password/NewPasswordField.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { cleanEmail } from "./email-rules.ts";
import { EmailField } from "./EmailField.tsx";
import { openPool } from "./open-pool.ts";
import { useSubmit } from "./use-submit.ts";

type Typed = { code: string; password: string };
type ChoosePasswordProps = { email: string; isSent: boolean; onChanged: () => void; onAgain: () => void };

function WhereCodeIs({ email, isSent }: Pick<ChoosePasswordProps, "email" | "isSent">): ReactNode {
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

function ChoosePassword({ email, isSent, onChanged, onAgain }: ChoosePasswordProps): ReactNode {
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
        {/* Password managers save the new password under this address. */}
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

type AskForCodeProps = {
  email: string;
  onSent: (email: string) => void;
  /** The person already has a code, such as from the welcome mail. */
  onHasCode: (email: string) => void;
  onCancel: () => void;
};

function AskForCode({ email, onSent, onHasCode, onCancel }: AskForCodeProps): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.accounts.forgotten, { returnObjects: true });
  const language = usePageLanguage();
  const [form] = Form.useForm<{ email: string }>();
  const submission = useSubmit(form, "askForReset", async (typed) => {
    const address = cleanEmail(typed.email);
    const pool = await openPool();
    await pool.askForReset(address, language);
    onSent(address);
  });
  const skip = async (): Promise<void> => {
    const typed = await form.validateFields().catch(() => undefined);
    if (typed !== undefined) onHasCode(cleanEmail(typed.email));
  };
  return (
    <div className="account__dialog">
      <p className="account__lead">{texts.lead}</p>
      <AccountForm
        form={form}
        name="forgotten"
        submission={submission}
        submitText={texts.send}
        initialValues={{ email }}
        others={<Button onClick={onCancel}>{t(($) => $.common.cancel)}</Button>}
      >
        <EmailField missing={texts.emailRequired} />
      </AccountForm>
      <Button type="link" className="account__link" onClick={() => void skip()}>
        {texts.haveCode}
      </Button>
    </div>
  );
}

type Callbacks = { onClose: () => void; onChanged: (email: string) => void };

/** `sent`: just now; `had`: the person already had one. */
type CodeState = { email: string; code: "missing" | "sent" | "had" };

function Steps({ email, onClose, onChanged }: Callbacks & { email: string }): ReactNode {
  const [state, setState] = useState<CodeState>({ email, code: "missing" });
  if (state.code === "missing") {
    return (
      <AskForCode
        email={state.email}
        onSent={(address) => setState({ email: address, code: "sent" })}
        onHasCode={(address) => setState({ email: address, code: "had" })}
        onCancel={onClose}
      />
    );
  }
  return (
    <ChoosePassword
      email={state.email}
      isSent={state.code === "sent"}
      onChanged={() => onChanged(state.email)}
      onAgain={() => setState({ email: state.email, code: "missing" })}
    />
  );
}

const tall = { body: { maxHeight: "calc(92vh - 90px)" } };

type Props = Callbacks & {
  /** The initial address. The dialog is open while this is set, even to the empty string. */
  email: string | undefined;
};

/** Never reveals whether an address has an account. */
export function ForgottenPassword({ email, ...ways }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <Modal
      open={email !== undefined}
      title={t(($) => $.accounts.forgotten.title)}
      onCancel={ways.onClose}
      mask={{ closable: false }}
      footer={null}
      width={460}
      styles={tall}
      destroyOnHidden
    >
      <Steps email={email ?? ""} {...ways} />
    </Modal>
  );
}
