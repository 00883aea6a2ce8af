import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button, Form } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Me } from "#contract/accounts.ts";
import { meQuery } from "#web/auth/me-query.ts";
import { CodeField } from "#web/ui/account/CodeField.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { Outcome } from "#web/features/settings/Outcome.tsx";
import { ResendButton } from "#web/features/settings/ResendButton.tsx";
import { ChosenPasswordField } from "./ChosenPasswordField.tsx";
import { openPasswords } from "./open-passwords.ts";
import { passwordFailure } from "./password-failure.ts";
import { usePasswordForm } from "./use-password-form.ts";

/** Seconds between two mails. */
const pause = 30;

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
      <div className="settings__actions">
        <Button type="primary" size="middle" htmlType="submit" loading={busy}>
          {t(($) => $.settings.password.save)}
        </Button>
        <ResendButton
          seconds={pause}
          onResend={onAgain}
          failureText={(error) => passwordFailure(error).text}
        />
      </div>
    </Form>
  );
}

/** For an account that was made with an eID: a code by mail, then the first password. */
export function ChoosePassword({ me, onChosen }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const send = async (): Promise<void> => (await openPasswords()).sendCode(me.email, language);
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: send });
  if (isSuccess) return <CodeForm me={me} onChosen={onChosen} onAgain={send} />;
  return (
    <>
      <p>{t(($) => $.settings.password.none, { email: me.email })}</p>
      <Outcome failure={error === null ? undefined : passwordFailure(error).text} />
      <div className="settings__actions">
        <Button loading={isPending} onClick={() => mutate()}>
          {t(($) => $.settings.password.choose)}
        </Button>
      </div>
    </>
  );
}
