import { useQueryClient, useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { type Me, Email } from "#contract/people/accounts.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { CodeStep } from "#web/people/settings/CodeStep.tsx";
import { Outcome } from "#web/people/settings/Outcome.tsx";
import { ProveFirst } from "#web/people/settings/ProveFirst.tsx";
import { Button, Form } from "antd";
import Input from "antd/es/input/Input";
import { failureText } from "#web/platform/api/failure-text.ts";
import { ruleText } from "#web/platform/i18n/problem-text.ts";
import { emailChangeRoutes } from "#contract/people/email-change.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const api = createClient(emailChangeRoutes, { token: getAccessToken });

type SentCode = { readonly email: string; readonly resendAfterSeconds: number };

const sendCode = async (email: string): Promise<SentCode> => {
  const { resendAfterSeconds } = await api.startEmailChange({ body: { email } });
  return { email, resendAfterSeconds };
};

const confirmCode = async (code: string): Promise<string> =>
  (await api.confirmEmail({ body: { code } })).email;

type Props = { current: string; typed: string; onSent: (sent: SentCode) => void };

const check = async (typed: string | undefined, current: string): Promise<void> => {
  const { data } = Email.safeParse(typed ?? "");
  if (data === undefined) throw new Error(ruleText("email-format"));
  if (data === current) throw new Error(ruleText("email-unchanged"));
};

function EmailForm({ current, typed, onSent }: Props): ReactNode {
  const texts = useTexts(($) => $.settings.email);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ email }: { email: string }) => sendCode(Email.parse(email)),
    onSuccess: onSent,
  });
  const rule = { validator: (_rule: object, value: string | undefined) => check(value, current) };
  return (
    <Form
      className="settings__form"
      name="email-change"
      layout="vertical"
      size="large"
      requiredMark={false}
      initialValues={{ email: typed }}
      onValuesChange={() => reset()}
      onFinish={mutate}
    >
      <Form.Item name="email" label={texts.label} rules={[rule]} validateTrigger="onSubmit">
        <Input type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <Outcome failure={error === null ? undefined : failureText(error)} />
      <Button size="middle" htmlType="submit" loading={isPending}>
        {texts.send}
      </Button>
    </Form>
  );
}

type Confirmation = { me: Me; sent: SentCode; onConfirmed: () => void; onOther: () => void };

function Confirm({ me, sent, onConfirmed, onOther }: Confirmation): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.settings.email);
  const queries = useQueryClient();
  const isOwn = sent.email === me.email;
  const confirm = async (code: string): Promise<void> => {
    const email = await confirmCode(code);
    queries.setQueryData(meQuery.queryKey, (now) => now && { ...now, email, emailUnproved: false });
    void queries.invalidateQueries({ queryKey: meQuery.queryKey });
    onConfirmed();
  };
  return (
    <CodeStep
      key={sent.email}
      name="email-code"
      lead={isOwn ? texts.unproved : t(($) => $.settings.email.sent, { email: sent.email })}
      action={isOwn ? texts.proveWith : texts.confirm}
      other={texts.other}
      seconds={sent.resendAfterSeconds}
      confirm={confirm}
      onResend={async () => (await sendCode(sent.email)).resendAfterSeconds}
      onOther={onOther}
    />
  );
}

/** An unverified address starts by waiting for its code. */
const useEmailChange = (me: Me) => {
  const [sent, setSent] = useState<SentCode>();
  const [typed, setTyped] = useState("");
  const [isOther, setOther] = useState(false);
  const [done, setDone] = useState<"changed" | "proved">();
  const waits = me.emailUnproved === true && !isOther;
  const shown = sent ?? (waits ? { email: me.email, resendAfterSeconds: 0 } : undefined);
  const onSent = (next: SentCode): void => {
    setDone(undefined);
    setTyped(next.email);
    setSent(next);
  };
  const onConfirmed = (): void => {
    setDone(shown?.email === me.email ? "proved" : "changed");
    setSent(undefined);
    setTyped("");
  };
  const onOther = (): void => {
    setOther(true);
    setSent(undefined);
  };
  return { shown, typed, done, onSent, onConfirmed, onOther };
};

export function EmailSection({ me }: { me: Me }): ReactNode {
  const texts = useTexts(($) => $.settings.email);
  const { shown, typed, done, onSent, onConfirmed, onOther } = useEmailChange(me);
  return (
    <>
      <p className="settings__level">{me.email}</p>
      <p className="muted">{texts.lead}</p>
      <Outcome done={done && texts[done]} />
      {shown === undefined ? (
        <ProveFirst place="email-address">
          <EmailForm key={me.email} current={me.email} typed={typed} onSent={onSent} />
        </ProveFirst>
      ) : (
        <Confirm me={me} sent={shown} onConfirmed={onConfirmed} onOther={onOther} />
      )}
    </>
  );
}
