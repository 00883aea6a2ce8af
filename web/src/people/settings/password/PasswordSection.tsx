import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { type Me, trustedPasswordLength } from "#contract/people/accounts.ts";
import { ruleText } from "#web/platform/i18n/problem-text.ts";
import { NewPasswordField } from "#web/people/password/NewPasswordField.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button, Form, type FormInstance } from "antd";
import PasswordInput from "antd/es/input/Password";
import { Outcome } from "#web/people/settings/Outcome.tsx";
import { ProveFirst } from "#web/people/settings/ProveFirst.tsx";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { CodeField } from "#web/platform/ui/account/CodeField.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { ResendButton } from "#web/people/settings/ResendButton.tsx";
import { amplifyReady } from "#web/platform/auth/session.ts";
import type { passwords as calls } from "./password-calls.ts";
import { passwordFailure } from "./password-failure.ts";

function ChosenPasswordField({ me }: { me: Me }): ReactNode {
  const { t } = useTranslation();
  const longer = {
    length: trustedPasswordLength,
    tooShort: t(($) => $.settings.password.longTooShort, { length: trustedPasswordLength }),
  };
  return (
    <>
      {/* Password managers save the new password under this address. */}
      <input type="hidden" name="username" autoComplete="username" value={me.email} readOnly />
      <NewPasswordField
        label={t(($) => $.settings.password.new)}
        missing={ruleText("required")}
        known={[me.email, ...me.fullName.split(" ")]}
        {...(me.role !== "customer" && { longer })}
      />
    </>
  );
}

/** Submits a form to the user pool and clears it on success. Shows an error at its field, which gets the focus, or above the form. */
const usePasswordForm = <Values extends object>(work: (values: Values) => Promise<void>) => {
  const [form] = Form.useForm<Values>();
  const [failure, fail] = useState<string>();
  const anyForm: FormInstance = form;
  const { mutate, isPending, isSuccess, reset } = useMutation({
    mutationFn: work,
    onMutate: () => fail(undefined),
    onSuccess: () => form.resetFields(),
    onError: (error) => {
      const { field, text } = passwordFailure(error);
      if (field === undefined || !Object.hasOwn(anyForm.getFieldsValue(), field)) return fail(text);
      anyForm.setFields([{ name: field, errors: [text] }]);
      anyForm.focusField(field);
    },
  });
  return { form, failure, submit: mutate, busy: isPending, isDone: isSuccess, reset };
};

const openPasswords = async (): Promise<typeof calls> => {
  const [{ passwords }] = await Promise.all([import("./password-calls.ts"), amplifyReady()]);
  return passwords;
};

const resendSeconds = 30;

type Props = { me: Me; onChosen: () => void };

function CodeForm({ me, onChosen, onAgain }: Props & { onAgain: () => Promise<void> }): ReactNode {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { form, failure, submit, busy } = usePasswordForm<{ code: string; password: string }>(
    async (typed) => {
      await (await openPasswords()).choose(me.email, typed.code, typed.password);
      onChosen();
      void queries.invalidateQueries({ queryKey: meQuery.queryKey });
    },
  );
  return (
    <Form
      className="settings__form"
      form={form}
      name="choose-password"
      layout="vertical"
      size="large"
      requiredMark={false}
      onFinish={submit}
    >
      <output>
        {t(($) => $.accounts.code.lead)} {me.email}.
      </output>
      <CodeField />
      <ChosenPasswordField me={me} />
      <Outcome failure={failure} />
      <div className="ways ways--apart">
        <Button type="primary" size="middle" htmlType="submit" loading={busy}>
          {t(($) => $.settings.password.save)}
        </Button>
        <ResendButton
          seconds={resendSeconds}
          onResend={onAgain}
          failureText={(error) => passwordFailure(error).text}
        />
      </div>
    </Form>
  );
}

/** For accounts created with an eID: a mailed code, then the first password. */
function ChoosePassword({ me, onChosen }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const send = async (): Promise<void> => (await openPasswords()).sendCode(me.email, language);
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: send });
  if (isSuccess) return <CodeForm me={me} onChosen={onChosen} onAgain={send} />;
  return (
    <>
      <p>{t(($) => $.settings.password.none, { email: me.email })}</p>
      <Outcome failure={error === null ? undefined : passwordFailure(error).text} />
      <div className="ways ways--apart">
        <Button loading={isPending} onClick={() => mutate()}>
          {t(($) => $.settings.password.choose)}
        </Button>
      </div>
    </>
  );
}

type Typed = { current: string; password: string };

function ChangePassword({ me }: { me: Me }): ReactNode {
  const texts = useTexts(($) => $.settings.password);
  const { form, failure, submit, busy, isDone, reset } = usePasswordForm<Typed>(async (typed) =>
    (await openPasswords()).change(typed.current, typed.password),
  );
  return (
    <Form
      className="settings__form"
      form={form}
      name="change-password"
      layout="vertical"
      size="large"
      requiredMark={false}
      onValuesChange={() => isDone && reset()}
      onFinish={submit}
    >
      <Form.Item
        name="current"
        label={texts.current}
        rules={[{ required: true, message: ruleText("required") }]}
        validateTrigger="onSubmit"
      >
        <PasswordInput autoComplete="current-password" />
      </Form.Item>
      <ChosenPasswordField me={me} />
      <Outcome failure={failure} done={isDone ? texts.changed : undefined} />
      <Button size="middle" htmlType="submit" loading={busy}>
        {texts.change}
      </Button>
    </Form>
  );
}

export function PasswordSection({ me }: { me: Me }): ReactNode {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(false);
  return (
    <>
      <Outcome done={chosen ? t(($) => $.settings.password.chosen) : undefined} />
      {me.hasPassword || chosen ? (
        <ProveFirst place="password">
          <ChangePassword me={me} />
        </ProveFirst>
      ) : me.emailUnproved === true ? (
        <p>{t(($) => $.settings.password.emailFirst)}</p>
      ) : (
        <ChoosePassword me={me} onChosen={() => setChosen(true)} />
      )}
    </>
  );
}
