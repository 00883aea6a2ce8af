import { Button, Form, type FormInstance } from "antd";
import PasswordInput from "antd/es/input/Password";
import { KeyRound } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { minimumPasswordLength } from "#contract/people/accounts.ts";
import { canUsePasskeys } from "#web/platform/auth/can-use-passkeys.ts";
import { ruleText } from "#web/platform/i18n/problem-text.ts";
import { AccountForm } from "./AccountForm.tsx";
import { cleanEmail } from "./email-rules.ts";
import { EmailField } from "./EmailField.tsx";
import { openPool } from "./open-pool.ts";
import type { Credentials } from "./pool.ts";
import type { SignInStep } from "./sign-in-steps.ts";
import { useSubmit } from "./use-submit.ts";

const usePasskey = (form: FormInstance<Credentials>, onAnswer: (step: SignInStep) => Promise<void>) => {
  const { submit, ...submission } = useSubmit<Credentials>(form, "passkey", async ({ email }) => {
    const pool = await openPool();
    await onAnswer(await pool.enterPasskey(cleanEmail(email)));
  });
  const begin = async (): Promise<void> => {
    try {
      await form.validateFields(["email"]);
    } catch {
      return form.focusField("email");
    }
    submit(form.getFieldsValue());
  };
  return { ...submission, begin: () => void begin() };
};

type Props = {
  email: string;
  onAnswer: (step: SignInStep, credentials?: Credentials) => Promise<void>;
  onForgotten: (email: string) => void;
};

function PasswordField(): ReactNode {
  const { t } = useTranslation();
  const rules = [
    { required: true, message: ruleText("required") },
    { min: minimumPasswordLength, message: ruleText("password-too-short") },
  ];
  return (
    <Form.Item
      name="password"
      label={t(($) => $.accounts.password)}
      rules={rules}
      validateFirst
      validateTrigger="onSubmit"
    >
      <PasswordInput autoComplete="current-password" />
    </Form.Item>
  );
}

/** Password and passkey share one form, so each clears the other's error. */
const useSignInWays = (form: FormInstance<Credentials>, onAnswer: Props["onAnswer"]) => {
  const passkey = usePasskey(form, onAnswer);
  const submission = useSubmit<Credentials>(form, "signIn", async (typed) => {
    const credentials = { email: cleanEmail(typed.email), password: typed.password };
    const pool = await openPool();
    await onAnswer(await pool.enterPassword(credentials), credentials);
  });
  return {
    submission: {
      ...submission,
      failure: submission.failure ?? passkey.failure,
      submit: (typed: Credentials): void => {
        passkey.fail(undefined);
        submission.submit(typed);
      },
    },
    passkey: {
      ...passkey,
      begin: () => {
        submission.fail(undefined);
        passkey.begin();
      },
    },
  };
};

function PasskeyButton({ busy, begin }: ReturnType<typeof useSignInWays>["passkey"]): ReactNode {
  const { t } = useTranslation();
  if (!canUsePasskeys()) return null;
  return (
    <Button icon={<KeyRound size={20} aria-hidden="true" />} loading={busy} onClick={begin}>
      {t(($) => $.accounts.signIn.passkey)}
    </Button>
  );
}

export function SignInForm({ email, onAnswer, onForgotten }: Props): ReactNode {
  const texts = useTexts(($) => $.accounts.signIn);
  const [form] = Form.useForm<Credentials>();
  useEffect(() => {
    if (email !== "") form.focusField("password");
  }, [email, form]);
  const { submission, passkey } = useSignInWays(form, onAnswer);
  const refuse = ({ values }: { values: Partial<Credentials> }): void =>
    submission.fail(values.email?.trim() && values.password ? undefined : texts.required);
  return (
    <AccountForm
      form={form}
      submission={submission}
      submitText={texts.submit}
      isSecond
      others={<PasskeyButton {...passkey} />}
      initialValues={{ email }}
      onFinishFailed={refuse}
    >
      <EmailField missing={ruleText("required")} autoComplete="username" />
      <PasswordField />
      <div className="account__forgotten">
        <Button
          type="link"
          className="account__link"
          onClick={() => onForgotten(cleanEmail(form.getFieldValue("email") ?? ""))}
        >
          {texts.forgotten}
        </Button>
      </div>
    </AccountForm>
  );
}
